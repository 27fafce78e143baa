import { AdminPage } from '@/app/admin/admin-page';
import { SearchMisses } from '@/features/shop/knowledge-base/components/search-misses';
import { TextList } from '@/features/admin/texts/components/text-list';
import { ButtonLink } from '@/ui/button-link';

export default function ArticlesPage() {
  return (
    <AdminPage actions={<ButtonLink to="/admin/articles/new">New article</ButtonLink>}>
      <TextList kind="article" />
      <SearchMisses />
    </AdminPage>
  );
}
