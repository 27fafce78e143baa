import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { plural } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { recordSearchMiss, searchQuery } from '../api/search-articles';
import { allCategories, inCategory, knowledgeAddress, type KnowledgeView } from '../model/article';
import { ArticleGrid } from './article-grid';
import { ArticlesLoading } from './articles-loading';

/** A search without results counts after this pause, so that partly typed words do not. */
export const missAfterMs = 1500;

export function SearchResults({ view }: { readonly view: KnowledgeView }) {
  const query = view.query.trim();
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(query));
  const isMiss = data?.articles.length === 0 && !isPlaceholderData;
  useSearchMiss(query, isMiss);
  if (isPending) {
    return <ArticlesLoading />;
  }
  if (isError) {
    return (
      <ErrorState
        title="The search did not answer"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          <ButtonLink to="/knowledge-base" variant="quiet">
            Show all articles
          </ButtonLink>
        }
      />
    );
  }
  const articles = inCategory(data.articles, view.category);
  const elsewhere = data.articles.length - articles.length;
  return (
    <section aria-label="Search results" aria-busy={isPlaceholderData}>
      <div role="status" className="mb-5">
        <h2 className="text-2xl wrap-anywhere">
          {`${plural(articles.length, 'article')} for “${data.correctedTo ?? query}”`}
        </h2>
        {data.correctedTo && (
          <p className="mt-1 text-muted">
            {`Nothing matches “${query}”; these are the results for a spelling close to it.`}
          </p>
        )}
      </div>
      {articles.length > 0 ? <ArticleGrid articles={articles} /> : <NoResults {...{ view, elsewhere }} />}
    </section>
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

function useSearchMiss(query: string, isMiss: boolean): void {
  const recorded = useRef(new Set<string>());
  useEffect(() => {
    if (!isMiss || recorded.current.has(query)) {
      return;
    }
    const timer = window.setTimeout(() => {
      recorded.current.add(query);
      recordSearchMiss(query).catch((error: unknown) => console.warn('The search was not recorded.', error));
    }, missAfterMs);
    return () => window.clearTimeout(timer);
  }, [query, isMiss]);
}
