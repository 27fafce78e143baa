import { ReviewList } from '@/features/reviews/components/review-list';
import { withQueries } from '@/lib/queries';

export default withQueries(ReviewList);
