import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LawFact } from '@contracts/law/law-fact';
import { formatDate, plural } from '@/lib/format';
import { FilterChips } from '@/ui/chip';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SearchField } from '@/ui/search-field';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Table, type Column } from '@/ui/table';
import { lawFactsQuery } from '../api/law-facts-api';
import { isDue } from '../model/review';
import { ReviewMark } from './review-mark';

const columns: readonly Column<LawFact>[] = [
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
  { key: 'topic', header: 'Topic', cell: ({ topic }) => topic },
  { key: 'checked', header: 'Read on', cell: ({ checkedOn }) => formatDate(checkedOn) },
  { key: 'next', header: 'Next reading', cell: ({ nextCheck }) => formatDate(nextCheck) },
];

const shownAtOnce = 60;

/** The fact base, what is due first: the owner's check list. */
export function FactDesk() {
  const [params] = useSearchParams();
  const [search, setSearch] = useState('');
  const { data, isPending, isError, refetch } = useQuery(lawFactsQuery);
  if (isPending) {
    return (
      <Loading label="Loading facts...">
        <SkeletonTable />
      </Loading>
    );
  }
  if (isError) {
    return <ErrorState title="The facts did not load" onRetry={() => void refetch()} />;
  }
  const due = data.filter((fact) => isDue(fact));
  const filter = params.get('filter') === 'due' ? 'due' : 'all';
  const wanted = search.trim().toLowerCase();
  const rows = (filter === 'due' ? due : data)
    .filter(({ key, statement, state, topic }) =>
      `${key} ${statement} ${state} ${topic}`.toLowerCase().includes(wanted),
    )
    .sort((a, b) => a.nextCheck.localeCompare(b.nextCheck) || a.key.localeCompare(b.key));
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
        <EmptyState title={filter === 'due' ? 'Nothing is due' : 'No fact has these words'}>
          {filter === 'due' ? 'Each fact comes up here on the day of its next reading.' : 'Try fewer words.'}
        </EmptyState>
      ) : (
        <>
          <Table
            caption="Facts, the next to be read first"
            columns={columns}
            rows={rows.slice(0, shownAtOnce)}
            rowKey={({ key }) => key}
            density="dense"
          />
          {rows.length > shownAtOnce && (
            <p className="mt-4 text-muted">
              {plural(rows.length - shownAtOnce, 'more fact')}: search to find them.
            </p>
          )}
        </>
      )}
    </>
  );
}
