import { useState } from 'react';
import { plural } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SearchResults } from '@/ui/search-results';
import { Loading, SkeletonText } from '@/ui/skeleton';
import type { SearchAnswer } from '../model/search-engine';
import { useSearchMiss, useSiteSearch } from '../model/use-site-search';
import { FoundList } from './found-list';

const shownAtFirst = 10;

/** Everything on the site that answers a query. */
export function SiteResults({ query }: { readonly query: string }) {
  const { status, answer, retry } = useSiteSearch(query);
  useSearchMiss(query, status === 'done' && answer?.found.length === 0);
  if (status === 'failed') {
    return <ErrorState title="The search did not load" onRetry={retry} />;
  }
  if (!answer) {
    return (
      <Loading label="The search is loading">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  return (
    <SearchResults
      query={query}
      count={plural(answer.found.length, 'result')}
      isCorrected={answer.isCorrected}
    >
      {answer.found.length > 0 ? <Found key={query} {...answer} /> : <NothingFound query={query} />}
    </SearchResults>
  );
}

function Found({ found }: SearchAnswer) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <FoundList found={isWhole ? found : found.slice(0, shownAtFirst)} />
      {!isWhole && found.length > shownAtFirst && (
        <Button variant="secondary" className="mt-6" onClick={() => setIsWhole(true)}>
          {`Show all ${found.length}`}
        </Button>
      )}
    </>
  );
}

function NothingFound({ query }: { readonly query: string }) {
  const contact = `/contact?${new URLSearchParams({ subject: 'Question from the search', message: query })}`;
  return (
    <EmptyState
      title="Nothing found"
      action={
        <>
          <ButtonLink to={contact}>Ask a person</ButtonLink>
          <ButtonLink to="/templates" variant="secondary">
            All templates
          </ButtonLink>
          <ButtonLink to="/knowledge-base" variant="quiet">
            Knowledge base
          </ButtonLink>
        </>
      }
    >
      Try fewer or other words, in English. We read which searches found nothing, without who searched.
    </EmptyState>
  );
}
