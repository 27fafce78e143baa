import { useQuery } from '@tanstack/react-query';
import { plural } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import type { MarkedPiece } from '@/ui/marked-text';
import { SearchResults } from '@/ui/search-results';
import { articlesQuery } from '../api/articles-api';
import {
  allCategories,
  inCategory,
  knowledgeAddress,
  type FoundArticle,
  type KnowledgeView,
} from '../model/article';
import { ArticleGrid } from './article-grid';
import { ArticlesLoading } from './articles-loading';

export interface ArticleSearchResult {
  /** The path of an article. */
  readonly to: string;
  readonly mark: (text: string) => readonly MarkedPiece[];
}

interface ArticleResultsProps {
  readonly view: KnowledgeView;
  /** Null while it is looked for. */
  readonly results: readonly ArticleSearchResult[] | null;
  readonly isCorrected: boolean;
  /** What else the site has, and where. */
  readonly others: { readonly count: number; readonly to: string };
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** The articles that the search of the site found. */
export function ArticleResults({
  view,
  results,
  isCorrected,
  others,
  isFailed,
  onRetry,
}: ArticleResultsProps) {
  const query = view.query.trim();
  const { data: all, isPending } = useQuery(articlesQuery);
  if (isFailed) {
    return (
      <ErrorState
        title="The search did not answer"
        onRetry={onRetry}
        action={
          <ButtonLink to="/knowledge-base" variant="quiet">
            Show all articles
          </ButtonLink>
        }
      />
    );
  }
  if (isPending || !results) {
    return <ArticlesLoading />;
  }
  const found = results.flatMap(({ to, mark }): FoundArticle[] => {
    const article = all?.find(({ slug }) => to === `/knowledge-base/${slug}`);
    return article
      ? [{ ...article, markedTitle: mark(article.title), markedSummary: mark(article.summary) }]
      : [];
  });
  const articles = inCategory(found, view.category);
  const elsewhere = found.length - articles.length;
  return (
    <SearchResults query={query} count={plural(articles.length, 'article')} isCorrected={isCorrected}>
      {articles.length > 0 ? <ArticleGrid articles={articles} /> : <NoResults {...{ view, elsewhere }} />}
      {others.count > 0 && (
        <p className="mt-6">
          <ButtonLink to={others.to} variant="secondary">
            {`Show ${plural(others.count, 'other result')} on the whole site`}
          </ButtonLink>
        </p>
      )}
    </SearchResults>
  );
}

function NoResults({ view, elsewhere }: { readonly view: KnowledgeView; readonly elsewhere: number }) {
  return (
    <EmptyState
      title="No articles found"
      action={
        <>
          {elsewhere > 0 && (
            <ButtonLink to={knowledgeAddress({ ...view, category: allCategories })} variant="secondary">
              {`Search all categories (${elsewhere})`}
            </ButtonLink>
          )}
          <ButtonLink to="/knowledge-base" variant="secondary">
            Show all articles
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            Ask us
          </ButtonLink>
        </>
      }
    >
      Try fewer or other words. If we have no answer yet, write to us: we read which searches found nothing.
    </EmptyState>
  );
}
