import { CategoryArticles } from '@/features/knowledge-base/components/category-articles';
import { SearchResults } from '@/features/knowledge-base/components/search-results';
import type { KnowledgeView } from '@/features/knowledge-base/model/article';
import { withQueries } from '@/lib/queries';

function Results({ view }: { readonly view: KnowledgeView }) {
  return view.query.trim() === '' ? (
    <CategoryArticles category={view.category} />
  ) : (
    <SearchResults view={view} />
  );
}

export default withQueries(Results);
