import { GenerateArticles } from '@/features/knowledge-base/components/generate-articles';
import { withQueries } from '@/lib/queries';

export default withQueries(GenerateArticles);
