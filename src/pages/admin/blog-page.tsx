import { AdminPage } from '@/app/admin/admin-page';
import { TextList } from '@/features/admin/texts/components/text-list';
import { ButtonLink } from '@/ui/button-link';

export default function PostsPage() {
  return (
    <AdminPage actions={<ButtonLink to="/admin/blog/new">New post</ButtonLink>}>
      <TextList kind="post" />
    </AdminPage>
  );
}
