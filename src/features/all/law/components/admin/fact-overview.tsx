import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '@/ui/link';
import type { LawFact } from '@law/law-fact';
import { formatShortDate, plural } from '@/lib/text/format';
import { FilterChips } from '@/ui/chip';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SearchField } from '@/ui/search-field';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Table, type Column } from '@/ui/table';
import { factReachQuery, type FactReach } from '../../api/admin-facts-api';
import { lawFactsQuery } from '../../api/law-facts-api';
import { isDue } from '../../model/review';
import { ReviewMark } from '../review-mark';

interface ListedFact extends LawFact, FactReach {}

const columns: readonly Column<ListedFact>[] = [
  {
    key: 'statement',
    header: 'Fact',
    isRowHeader: true,
    cell: (fact) => (
      <>
        <Link to={`/admin/law-facts/${fact.key}`} className="link">
          {fact.statement}
        </Link>
        <ReviewMark fact={fact} />
      </>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => state },
  {
    key: 'topic',
    header: 'Topic',
    isHiddenOnPhone: true,
    cell: ({ topic }) => <span className="whitespace-nowrap">{topic}</span>,
  },
  {
    key: 'checked',
    header: 'Read on',
    isHiddenOnPhone: true,
    cell: ({ checkedOn }) => <span className="whitespace-nowrap">{formatShortDate(checkedOn)}</span>,
  },
  {
    key: 'documents',
    header: 'Documents',
    align: 'end',
    isHiddenOnPhone: true,
    cell: ({ documents }) => documents,
  },
  { key: 'buyers', header: 'Buyers', align: 'end', isHiddenOnPhone: true, cell: ({ buyers }) => buyers },
  {
    key: 'next',
    header: 'Next reading',
    cell: ({ nextCheck }) => <span className="whitespace-nowrap">{formatShortDate(nextCheck)}</span>,
  },
];

const shownAtOnce = 60;
const noReach: FactReach = { documents: 0, buyers: 0 };

/** What a wrong fact could do: the documents that rest on it, times the buyers who have them. */
const harmOf = ({ documents, buyers }: FactReach) => documents * buyers;

/** The fact base with due facts first: the owner's checklist. */
export function FactOverview() {
  const [params] = useSearchParams();
  const [search, setSearch] = useState('');
  const facts = useQuery(lawFactsQuery);
  const reach = useQuery(factReachQuery);
  if (facts.isPending || reach.isPending) {
    return (
      <Loading label="Loading facts...">
        <SkeletonTable />
      </Loading>
    );
  }
  if (facts.isError || reach.isError) {
    const retry = () => void Promise.all([facts.refetch(), reach.refetch()]);
    return <ErrorState title="The facts did not load" onRetry={retry} />;
  }
  const data = facts.data.map((fact): ListedFact => ({ ...fact, ...(reach.data.get(fact.key) ?? noReach) }));
  const due = data.filter((fact) => isDue(fact));
  const filter = params.get('filter') === 'due' ? 'due' : 'all';
  const wanted = search.trim().toLowerCase();
  const rows = (filter === 'due' ? due : data)
    .filter(({ key, statement, state, topic }) =>
      `${key} ${statement} ${state} ${topic}`.toLowerCase().includes(wanted),
    )
    .sort(
      (a, b) =>
        (filter === 'due' ? harmOf(b) - harmOf(a) : 0) ||
        a.nextCheck.localeCompare(b.nextCheck) ||
        a.key.localeCompare(b.key),
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <FilterChips
          label="Which facts"
          options={[
            { value: 'all', label: 'All', count: data.length },
            { value: 'due', label: 'Due for reading', count: due.length },
          ]}
          value={filter}
          hrefFor={(value) => (value === 'due' ? '?filter=due' : '?')}
        />
        <SearchField
          label="Search facts"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-80 max-w-full"
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={filter === 'due' ? 'Nothing is due' : 'No fact matches'}>
          {filter === 'due' ? 'Each fact is listed here from the day of its next check.' : 'Try fewer words.'}
        </EmptyState>
      ) : (
        <>
          <Table
            caption={
              filter === 'due' ? 'Facts due for reading, the most harmful first' : 'Facts, the next due first'
            }
            columns={columns}
            rows={rows.slice(0, shownAtOnce)}
            rowKey={({ key }) => key}
            isCaptionHidden={filter === 'all'}
            density="dense"
          />
          {rows.length > shownAtOnce && (
            <p className="mt-4 text-muted">
              {`${plural(rows.length - shownAtOnce, 'more fact')}: search to find them.`}
            </p>
          )}
        </>
      )}
    </>
  );
}
