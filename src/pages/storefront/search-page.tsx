import { Suspense, useEffect } from 'react';
import { Link } from '@/ui/link';
import { AddressSearch } from '@/features/shop/search/components/address-search';
import { readQuery, searchAddress } from '@/features/shop/search/model/search-address';
import { lazyComponent } from '@/lib/react/load-error';
import { searchFieldId } from '@/lib/url/search-field';
import { useQueryString } from '@/lib/url/use-query-string';
import { DocumentPreviews } from '@/pages/sections/document-previews';
import { Seo } from '@/rendering/seo';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';

const Results = lazyComponent(async () => {
  const { SiteResults } = await import('@/features/shop/search/components/site-results');
  return { default: SiteResults };
});

const withoutScript = (
  <p className="mt-2">
    The search needs JavaScript. Without it, the{' '}
    <Link to="/knowledge-base" className="link">
      knowledge base
    </Link>{' '}
    and the{' '}
    <Link to="/templates" className="link">
      catalog
    </Link>{' '}
    list everything.
  </p>
);

/** One search over documents, duties, figures, states, articles, posts and help. */
export default function SearchPage() {
  const query = readQuery(useQueryString());
  useEffect(() => {
    const isAsked = location.hash === `#${searchFieldId}` && document.activeElement === document.body;
    if (isAsked) document.getElementById(searchFieldId)?.focus();
  }, []);
  return (
    <Container className="pb-20">
      <Seo
        path="/search"
        title="Search"
        description="Search documents, duties, figures, states, articles, posts and help."
        noIndex
      />
      <PageHeader title="Search" lead="Documents, duties of law, figures, states, posts and help." />
      <div className="mb-10 max-w-narrow">
        <AddressSearch
          id={searchFieldId}
          label="What are you looking for?"
          placeholder="sick leave, final pay, handbook …"
          action="/search"
          query={query}
          addressOf={searchAddress}
          withoutScript={withoutScript}
        />
        <p className="mt-2 text-sm text-muted">
          Ctrl+K or ⌘K brings you here from every page. Or go to{' '}
          <Link to="/which-templates-do-i-need" className="link">
            Which templates do I need?
          </Link>{' '}
          or{' '}
          <Link to="/paid-leave-by-state" className="link">
            Paid leave by state
          </Link>
          .
        </p>
      </div>
      {query.trim() !== '' && (
        <Suspense
          fallback={
            <Loading label="The search is loading">
              <SkeletonText lines={6} />
            </Loading>
          }
        >
          <Results query={query} />
        </Suspense>
      )}
      <DocumentPreviews />
    </Container>
  );
}
