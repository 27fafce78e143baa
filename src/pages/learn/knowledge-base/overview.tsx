import { ArticlesOverview } from '@/features/knowledge-base/components/articles-overview';
import { withQueries } from '@/lib/queries';

export default withQueries(ArticlesOverview);
