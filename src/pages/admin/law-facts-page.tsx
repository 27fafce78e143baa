import { AdminPage } from '@/app/admin/admin-page';
import { FactOverview } from '@/features/all/law/components/admin/fact-overview';
import { OverdueFigures } from '@/features/all/law/components/admin/overdue-figures';

export default function LawFactsPage() {
  return (
    <AdminPage lead="Every statement about law on the pages, the next due first.">
      <OverdueFigures />
      <FactOverview />
    </AdminPage>
  );
}
