import { useState } from 'react';
import { plural } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import type { SearchAnswer } from '../model/search-engine';
import { useSearchMiss, useSiteSearch } from '../model/use-site-search';
import { FoundList } from './found-list';

const shownAtFirst = 10;

/** Everything on the site that answers a query. */
export function SearchResults({ query }: { readonly query: string }) {
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
    <section aria-label="Search results">
      <div role="status" className="mb-5">
        <h2 className="text-2xl wrap-anywhere">{`${plural(answer.found.length, 'result')} for “${query}”`}</h2>
        {answer.isCorrected && (
          <p className="mt-1 text-muted">{`Nothing matches “${query}”; these are the results for a spelling close to it.`}</p>
        )}
      </div>
      {answer.found.length > 0 ? <Found key={query} {...answer} /> : <NothingFound query={query} />}
    </section>
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
