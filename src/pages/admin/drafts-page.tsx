import { AdminPage } from '@/app/admin/admin-page';
import { DraftList } from '@/features/content-tools/components/draft-list';

export default function DraftsPage() {
  return (
    <AdminPage lead="What was generated, and what has to be resolved before it may be read.">
      <DraftList />
    </AdminPage>
  );
}
