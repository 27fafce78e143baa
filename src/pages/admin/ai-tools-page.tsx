import { AdminPage } from '@/app/admin/admin-page';
import { AiStatusCard } from '@/features/content-tools/components/ai-status-card';
import { BatchGeneration } from '@/features/content-tools/components/batch-generation';
import { LatestDrafts } from '@/features/content-tools/components/draft-list';
import { RecentRuns } from '@/features/content-tools/components/recent-runs';
import { TestPrompt } from '@/features/content-tools/components/test-prompt';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/stack';

export default function AiToolsPage() {
  return (
    <AdminPage lead="Drafts that start from checked facts. You read them before anybody else does.">
      <Stack gap="large">
        <AiStatusCard />
        <TestPrompt />
        <BatchGeneration />
        <Card as="section">
          <h2 className="mb-4 text-xl">Generated texts</h2>
          <LatestDrafts />
        </Card>
        <RecentRuns />
      </Stack>
    </AdminPage>
  );
}
