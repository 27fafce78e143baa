import { ReviewList } from '@/features/shop/reviews/components/review-list';
import { withQueries } from '@/rendering/with-queries';

export default withQueries(ReviewList);
