import { AdminPage } from '@/app/admin/admin-page';
import { BlogScheduler, RunSchedulerButton } from '@/features/admin/content-tools/components/blog-scheduler';

export default function BlogSchedulerPage() {
  return (
    <AdminPage lead="When your posts are published." actions={<RunSchedulerButton />}>
      <BlogScheduler />
    </AdminPage>
  );
}
