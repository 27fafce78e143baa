import { ArticlesOverview } from '@/features/shop/knowledge-base/components/articles-overview';
import { withQueries } from '@/rendering/with-queries';

export default withQueries(ArticlesOverview);
