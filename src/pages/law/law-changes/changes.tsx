import Rss from 'lucide-react/icons/rss';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { notLegalAdvice } from '@contracts/brand';
import { changeLogStates } from '@law/change-logs';
import { changeLogPath, changeLogSlugs, type ChangeLogSlug } from '@law/law-addresses';
import { changeLogQuery, type ChangeLog } from '@/features/all/law/api/law-changes-api';
import { changeLogFeed, changeLogName, changeLogTitle } from '@/features/all/law/model/change-log-names';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { StructuredData } from '@/lib/seo/structured-data';
import { Seo } from '@/rendering/seo';
import { withQueries } from '@/rendering/with-queries';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Callout } from '@/ui/callout';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { ChangeList } from './change-list';
import { ExpectedList } from './expected-list';

const newest = 20;

interface ChangesProps {
  /** Null for the newest changes of all states. */
  readonly slug: ChangeLogSlug | null;
}

function Changes({ slug }: ChangesProps) {
  const path = slug ? changeLogPath(slug) : '/law-changes';
  const name = slug ? changeLogName(slug) : null;
  const title = changeLogTitle(slug);
  const crumbs = [{ label: changeLogTitle(null), to: '/law-changes' }, { label: name ?? '' }];
  return (
    <>
      <Seo
        path={path}
        title={`${title} for employers`}
        description={`${name ? `${name}: w` : 'W'}hat changed for small employers and when, with the old and the new figure, the source, and the documents that followed.`}
      />
      {name && <StructuredData data={[breadcrumbData(crumbs, path)]} />}
      <PageHeader
        before={name && <Breadcrumb items={crumbs} />}
        title={title}
        lead="What changed, from which day, where it was read, and which documents followed. The figures come from the stored facts, old and new."
        actions={
          <a href={changeLogFeed(slug)} className="link inline-flex min-h-11 items-center gap-2">
            <Rss className="size-4.5" />
            RSS feed
          </a>
        }
      />
      <Callout tone="law" className="mb-10">
        {notLegalAdvice} The list has what we have read; the agencies have all of it.
      </Callout>
      <Log slug={slug} />
      <States current={slug} />
    </>
  );
}

function Log({ slug }: ChangesProps) {
  const { data, isPending } = useQuery(changeLogQuery(slug && changeLogStates[slug]));
  if (isPending) {
    return (
      <Loading label="The changes are loading">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (!data) {
    return <ErrorState title="The changes did not load">Reload the page to see them.</ErrorState>;
  }
  return <Entries log={data} isOfAll={slug === null} />;
}

function Entries({
  log: { changes, expected },
  isOfAll,
}: {
  readonly log: ChangeLog;
  readonly isOfAll: boolean;
}) {
  if (changes.length === 0 && expected.length === 0) {
    return (
      <EmptyState title="Nothing has changed here yet">
        A change is listed here as soon as one of our facts about this law changes.
      </EmptyState>
    );
  }
  return (
    <>
      {changes.length > 0 && (
        <ChangeList changes={changes.slice(0, isOfAll ? newest : undefined)} showsState={isOfAll} />
      )}
      {!isOfAll && expected.length > 0 && <ExpectedList expected={expected} />}
    </>
  );
}

function States({ current }: { readonly current: ChangeLogSlug | null }) {
  return (
    <nav aria-label="Change logs by state" className="mt-14">
      <h2 className="mb-4 text-2xl">By state</h2>
      <ul className="flex flex-wrap gap-x-6">
        {changeLogSlugs
          .filter((slug) => slug !== current)
          .map((slug) => (
            <li key={slug}>
              <Link to={changeLogPath(slug)} className="link inline-flex min-h-11 items-center">
                {changeLogName(slug)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export default withQueries(Changes);
