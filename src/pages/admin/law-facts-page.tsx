import { AdminPage } from '@/app/admin/admin-page';
import { FactDesk } from '@/features/law/components/fact-desk';

export default function LawFactsPage() {
  return (
    <AdminPage lead="Every statement about law that the pages make, the next to be read again first.">
      <FactDesk />
    </AdminPage>
  );
}
