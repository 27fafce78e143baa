import { GenerateArticles } from '@/features/shop/knowledge-base/components/generate-articles';
import { withQueries } from '@/rendering/with-queries';

export default withQueries(GenerateArticles);
