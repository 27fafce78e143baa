import { AdminPage } from '@/app/admin/admin-page';
import { AiStatusCard } from '@/features/admin/content-tools/components/ai-status-card';
import { BatchGeneration } from '@/features/admin/content-tools/components/batch-generation';
import { LatestDrafts } from '@/features/admin/content-tools/components/draft-list';
import { RecentRuns } from '@/features/admin/content-tools/components/recent-runs';
import { TestPrompt } from '@/features/admin/content-tools/components/test-prompt';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/stack';

export default function AiToolsPage() {
  return (
    <AdminPage lead="Drafts based on checked facts. You review them before they are published.">
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
