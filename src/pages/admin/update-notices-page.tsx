import { AdminPage } from '@/app/admin/admin-page';
import { NoticeList } from '@/features/admin/update-notices/components/notice-list';

export default function UpdateNoticesPage() {
  return (
    <AdminPage lead="Changes to documents, and the buyers whose own copies they reach. Nobody is told before you send a notice.">
      <NoticeList />
    </AdminPage>
  );
}
