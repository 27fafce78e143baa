import { AdminPage } from '@/app/admin/admin-page';
import { ReviewList } from '@/features/admin/review-moderation/components/review-list';

export default function ReviewsPage() {
  return (
    <AdminPage lead="An approved review appears on its product page. A review is never rewritten.">
      <ReviewList />
    </AdminPage>
  );
}
