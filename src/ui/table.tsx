import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { SortHeader } from './sort-header';
import type { SortState } from './sort-state';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** This column's cell is the row header. */
  readonly isRowHeader?: boolean | undefined;
  /** Only for screen readers, as over a column of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  /** On phones, for what the page of the row says as well. */
  readonly isHiddenOnPhone?: boolean | undefined;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly isCaptionHidden?: boolean | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The keys are also anchors, for links to one row. */
  readonly isAnchored?: boolean | undefined;
  /** On phones, each row becomes a list of labels and values, or the table scrolls inside its own region. */
  readonly onPhone?: 'stack' | 'scroll' | undefined;
  readonly density?: 'normal' | 'dense' | undefined;
  readonly sort?: SortState | undefined;
  readonly onSort?: ((key: string) => void) | undefined;
  readonly className?: string | undefined;
}

// Safari drops table semantics when rows are displayed as blocks; the roles restore them.
const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  isAnchored = false,
  onPhone = 'stack',
  density = 'normal',
  sort,
  onSort,
  className,
}: TableProps<Row>) {
  const captionId = useId();
  const region = onPhone === 'scroll' && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 };
  return (
    <div {...region} className={cn('min-w-0', onPhone === 'scroll' && 'overflow-x-auto', className)}>
      <table
        {...tableRoles.table}
        className={cn(
          'data-table',
          density === 'dense' && 'data-table-dense',
          onPhone !== 'scroll' && 'data-table-stack',
        )}
      >
        <caption id={captionId} className={isCaptionHidden ? 'sr-only' : undefined}>
          {caption}
        </caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...tableRoles.columnHeader}
                data-align={column.align}
                aria-sort={
                  column.isSortable ? (sort?.key === column.key ? sort.direction : 'none') : undefined
                }
              >
                {column.isSortable && onSort ? (
                  <SortHeader columnKey={column.key} sort={sort} onSort={onSort}>
                    {column.header}
                  </SortHeader>
                ) : (
                  <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} id={isAnchored ? rowKey(row) : undefined} {...tableRoles.row}>
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    {...(column.isRowHeader ? tableRoles.rowHeader : tableRoles.cell)}
                    data-align={column.align}
                    data-hidden-on-phone={column.isHiddenOnPhone ? '' : undefined}
                    data-label={column.isHeaderHidden || column.isRowHeader ? undefined : column.header}
                  >
                    <div className="min-w-0">{column.cell(row)}</div>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
