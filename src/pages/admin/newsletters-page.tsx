import { AdminPage } from '@/app/admin/admin-page';
import { NewsletterList } from '@/features/admin/newsletter/components/newsletter-list';
import { ButtonLink } from '@/ui/button-link';

export default function NewslettersPage() {
  return (
    <AdminPage
      lead="A digest of changes and posts, to confirmed addresses that want it."
      actions={<ButtonLink to="/admin/newsletter/new">New issue</ButtonLink>}
    >
      <NewsletterList />
    </AdminPage>
  );
}
