import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/lib/format';
import { EmptyState } from '@/ui/empty-state';
import { LongWord } from '@/ui/long-word';
import { Table, type Column } from '@/ui/table';
import { changesQuery, type Change } from '../api/changes-api';

const columns: readonly Column<Change>[] = [
  { key: 'when', header: 'When', isRowHeader: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'actor', header: 'By', cell: ({ actor }) => <LongWord>{actor}</LongWord> },
  {
    key: 'what',
    header: 'Changed',
    cell: ({ action, after }) =>
      action === 'insert'
        ? 'created'
        : Object.keys(after ?? {})
            .join(', ')
            .replaceAll('_', ' '),
  },
];

const actColumn = { key: 'acts', header: 'Acts', isHeaderHidden: true, align: 'end' } as const;

interface ObjectHistoryProps {
  readonly object: string;
  readonly id: string;
  /** What can be done about one change, as a button. */
  readonly act?: ((change: Change) => ReactNode) | undefined;
}

/** Who changed one thing, and when. */
export function ObjectHistory({ object, id, act }: ObjectHistoryProps) {
  const { data } = useQuery(changesQuery({ search: id, filter: object, cursor: '' }));
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl">History</h2>
      {data?.rows.length ? (
        <Table
          caption="History"
          isCaptionHidden
          density="dense"
          columns={act ? [...columns, { ...actColumn, cell: act }] : columns}
          rows={data.rows}
          rowKey={({ id: line }) => String(line)}
        />
      ) : (
        <EmptyState title="No admin has changed it yet" />
      )}
    </section>
  );
}
