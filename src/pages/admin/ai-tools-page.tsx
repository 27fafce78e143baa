import { AdminPage } from '@/app/admin/admin-page';
import { AiStatusCard } from '@/features/content-tools/components/ai-status-card';
import { RecentRuns } from '@/features/content-tools/components/recent-runs';
import { TestPrompt } from '@/features/content-tools/components/test-prompt';
import { Stack } from '@/ui/stack';

export default function AiToolsPage() {
  return (
    <AdminPage lead="Drafts that start from checked facts. You read them before anybody else does.">
      <Stack gap="large">
        <AiStatusCard />
        <TestPrompt />
        <RecentRuns />
      </Stack>
    </AdminPage>
  );
}
