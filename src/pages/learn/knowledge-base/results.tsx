import { ArticleResults } from '@/features/shop/knowledge-base/components/article-results';
import { CategoryArticles } from '@/features/shop/knowledge-base/components/category-articles';
import type { KnowledgeView } from '@/features/shop/knowledge-base/model/article';
import { searchAddress } from '@/features/shop/search/model/search-address';
import { useSearchMiss, useSiteSearch } from '@/features/shop/search/model/use-site-search';
import { withQueries } from '@/rendering/with-queries';

function Found({ view }: { readonly view: KnowledgeView }) {
  const query = view.query.trim();
  const { status, answer, retry } = useSiteSearch(query);
  useSearchMiss(query, status === 'done' && answer?.found.length === 0);
  const articles = answer?.found.filter(({ entry }) => entry.path.startsWith('/knowledge-base/'));
  const results = articles?.map(({ entry, mark }) => ({ to: entry.path, mark })) ?? null;
  const count = (answer?.found.length ?? 0) - (results?.length ?? 0);
  return (
    <ArticleResults
      view={view}
      results={results}
      isCorrected={answer?.isCorrected ?? false}
      others={{ count, to: searchAddress(query) }}
      isFailed={status === 'failed'}
      onRetry={retry}
    />
  );
}

function Results({ view }: { readonly view: KnowledgeView }) {
  return view.query.trim() === '' ? <CategoryArticles category={view.category} /> : <Found view={view} />;
}

export default withQueries(Results);
