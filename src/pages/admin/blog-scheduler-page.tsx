import { AdminPage } from '@/app/admin/admin-page';
import { BlogScheduler, RunSchedulerButton } from '@/features/content-tools/components/blog-scheduler';

export default function BlogSchedulerPage() {
  return (
    <AdminPage lead="When your posts go out." actions={<RunSchedulerButton />}>
      <BlogScheduler />
    </AdminPage>
  );
}
