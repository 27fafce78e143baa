import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { exportStatuses } from '@contracts/exports';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select-field';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { toast } from '@/ui/toast';
import { exportsQuery } from '../../api/exports-api';
import { matchesFilter, statusLabels, type ExportFilter } from '../../model/export-record';
import { ExportTable } from './export-table';

/** The last hundred exports with search, two filters, Retry and download. */
export function ExportHistory() {
  const query = useQuery(exportsQuery);
  const [filter, setFilter] = useState<ExportFilter>({ search: '', status: '', packageName: '' });
  const records = query.data ?? [];
  const packages = [...new Set(records.map(({ packageName }) => packageName))].sort();

  useEffect(() => {
    if (query.isError) {
      void toast({
        title: 'Error loading exports',
        description: 'Failed to load export history',
        tone: 'error',
      });
    }
  }, [query.isError]);

  return (
    <div className="grid gap-6">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_12rem_16rem_auto]">
        <SearchField
          label="Search exports"
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
        />
        <SelectField
          label="Status"
          value={filter.status}
          onChange={({ target }) => setFilter({ ...filter, status: target.value })}
          options={[
            { value: '', label: 'All' },
            ...exportStatuses.map((value) => ({ value, label: statusLabels[value] })),
          ]}
        />
        <SelectField
          label="Package"
          value={filter.packageName}
          onChange={({ target }) => setFilter({ ...filter, packageName: target.value })}
          options={[{ value: '', label: 'All' }, ...packages.map((value) => ({ value, label: value }))]}
        />
        <Button variant="secondary" isLoading={query.isRefetching} onClick={() => void query.refetch()}>
          Refresh
        </Button>
      </div>
      {query.isPending && (
        <Loading label="Loading exports...">
          <SkeletonTable rows={6} columns={6} />
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          title="Failed to load export history"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isSuccess && <Records records={records.filter((record) => matchesFilter(record, filter))} />}
    </div>
  );
}

function Records({ records }: { readonly records: Parameters<typeof ExportTable>[0]['records'] }) {
  return records.length === 0 ? (
    <EmptyState title="No exports found">
      Files that you export in the template library are listed here with their state.
    </EmptyState>
  ) : (
    <ExportTable records={records} />
  );
}
