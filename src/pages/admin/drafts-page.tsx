import { AdminPage } from '@/app/admin/admin-page';
import { DraftList } from '@/features/admin/content-tools/components/draft-list';

export default function DraftsPage() {
  return (
    <AdminPage lead="Generated texts, and the findings to resolve before publication.">
      <DraftList />
    </AdminPage>
  );
}
