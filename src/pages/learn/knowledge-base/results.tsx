import { CategoryArticles } from '@/features/shop/knowledge-base/components/category-articles';
import { SearchResults } from '@/features/shop/knowledge-base/components/search-results';
import type { KnowledgeView } from '@/features/shop/knowledge-base/model/article';
import { withQueries } from '@/rendering/with-queries';

function Results({ view }: { readonly view: KnowledgeView }) {
  return view.query.trim() === '' ? (
    <CategoryArticles category={view.category} />
  ) : (
    <SearchResults view={view} />
  );
}

export default withQueries(Results);
