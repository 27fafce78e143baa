import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import { FilterChips } from './chip';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { SearchField } from './search-field';
import { Loading, SkeletonTable } from './skeleton';
import { Table, type Column } from './table';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly newer: string | null;
  readonly older: string | null;
}

interface Reading<Row> {
  readonly data: Page<Row> | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Address {
  readonly search: string;
  readonly filter: string;
  readonly typed: string;
  setTyped(text: string): void;
  hrefForFilter(filter: string): string;
  hrefForPage(cursor: string): string;
}

interface RecordListProps<Row> {
  /** The list's content, as in "Orders". */
  readonly title: string;
  readonly searchLabel?: string | undefined;
  readonly searchHelp?: string | undefined;
  readonly filters?: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number | undefined;
  }[];
  readonly filterLabel?: string | undefined;
  readonly address: Address;
  readonly query: Reading<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly emptyTitle: string;
  /** What will be listed, and the next step. */
  readonly emptyText: ReactNode;
}

/** A long list: search, filter and page are in the URL. Rows load page by page, newest first. */
export function RecordList<Row>({
  title,
  searchLabel,
  searchHelp,
  filters,
  filterLabel = `Show ${title.toLowerCase()}`,
  address,
  ...rest
}: RecordListProps<Row>) {
  return (
    <section aria-label={title}>
      <div className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-4">
        {searchLabel && (
          <SearchField
            label={searchLabel}
            help={searchHelp}
            className="w-full sm:w-80"
            value={address.typed}
            maxLength={200}
            onChange={(event) => address.setTyped(event.target.value)}
          />
        )}
        {filters && (
          <FilterChips
            label={filterLabel}
            options={filters}
            value={address.filter}
            hrefFor={(value) => address.hrefForFilter(value)}
            // In line with the search box, which is below its label.
            className={searchLabel && 'sm:flex-1 sm:pt-8'}
          />
        )}
      </div>
      <Records title={title} address={address} isNarrowed={address.search !== ''} {...rest} />
    </section>
  );
}

interface RecordsProps<Row> extends Pick<
  RecordListProps<Row>,
  'title' | 'address' | 'query' | 'columns' | 'rowKey' | 'emptyTitle' | 'emptyText'
> {
  readonly isNarrowed: boolean;
}

function Records<Row>({
  title,
  address,
  query,
  columns,
  rowKey,
  emptyTitle,
  emptyText,
  isNarrowed,
}: RecordsProps<Row>) {
  if (query.isPending) {
    return (
      <Loading label={`${title}: the list is loading`}>
        <SkeletonTable rows={8} columns={columns.length} />
      </Loading>
    );
  }
  if (query.isError || !query.data) {
    return (
      <ErrorState
        title="This list did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    );
  }
  const { rows, newer, older } = query.data;
  if (rows.length === 0) {
    return isNarrowed ? (
      <EmptyState title="Nothing matches the search">Try fewer or other words.</EmptyState>
    ) : (
      <EmptyState title={emptyTitle}>{emptyText}</EmptyState>
    );
  }
  return (
    <div aria-busy={query.isFetching || undefined}>
      <Table caption={title} isCaptionHidden density="dense" columns={columns} rows={rows} rowKey={rowKey} />
      {(newer !== null || older !== null) && (
        <nav
          aria-label={`Pages of ${title.toLowerCase()}`}
          className="no-print mt-6 flex justify-between gap-4"
        >
          <span>
            {newer !== null && (
              <ButtonLink to={address.hrefForPage(newer)} variant="secondary" size="small">
                <ChevronLeft className="size-4 shrink-0" />
                Newer
              </ButtonLink>
            )}
          </span>
          <span>
            {older !== null && (
              <ButtonLink to={address.hrefForPage(older)} variant="secondary" size="small">
                Older
                <ChevronRight className="size-4 shrink-0" />
              </ButtonLink>
            )}
          </span>
        </nav>
      )}
    </div>
  );
}
