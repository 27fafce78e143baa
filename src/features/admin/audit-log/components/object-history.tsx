import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fieldLabel } from '@/lib/labels/field-labels';
import { ShortTime } from '@/lib/text/short-time';
import { EmptyState } from '@/ui/empty-state';
import { LongWord } from '@/ui/long-word';
import { Table, type Column } from '@/ui/table';
import { changesQuery, type Change } from '../api/changes-api';

const columns: readonly Column<Change>[] = [
  { key: 'when', header: 'When', isRowHeader: true, cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
  { key: 'actor', header: 'By', cell: ({ actor }) => <LongWord>{actor}</LongWord> },
  {
    key: 'what',
    header: 'Changed',
    cell: ({ action, after }) =>
      action === 'insert'
        ? 'created'
        : Object.keys(after ?? {})
            .map(fieldLabel)
            .join(', '),
  },
];

const actionColumn = { key: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' } as const;

interface ObjectHistoryProps {
  readonly object: string;
  readonly id: string;
  /** A button with the action for a change. */
  readonly action?: ((change: Change) => ReactNode) | undefined;
}

/** Who changed a record, and when. */
export function ObjectHistory({ object, id, action }: ObjectHistoryProps) {
  const { data } = useQuery(changesQuery({ search: id, filter: object, cursor: '' }));
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-2xl">History</h2>
      {data?.rows.length ? (
        <Table
          caption="History"
          isCaptionHidden
          density="dense"
          columns={action ? [...columns, { ...actionColumn, cell: action }] : columns}
          rows={data.rows}
          rowKey={({ id: line }) => String(line)}
        />
      ) : (
        <EmptyState title="No admin has changed it yet">
          Each change is listed here, with who made it and when.
        </EmptyState>
      )}
    </section>
  );
}
