import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '@/lib/queries/use-mutation';
import { ShortTime } from '@/lib/text/short-time';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LongWord } from '@/ui/long-word';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { artifactUrl, exportsQuery, retryExport } from '../../api/exports-api';
import {
  formatDuration,
  formatSize,
  isExportStatus,
  shortError,
  statusLabels,
  type ExportRecord,
} from '../../model/export-record';

const tones = { completed: 'success', processing: 'info', failed: 'danger' } as const;

function Status({ record }: { readonly record: ExportRecord }) {
  const { status, errorMessage } = record;
  return (
    <>
      <Badge tone={isExportStatus(status) ? tones[status] : 'neutral'}>
        {isExportStatus(status) ? statusLabels[status] : status}
      </Badge>
      {errorMessage && (
        <span title={errorMessage} className="mt-1 block text-sm text-danger">
          {shortError(errorMessage)}
        </span>
      )}
    </>
  );
}

function Actions({ record }: { readonly record: ExportRecord }) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryExport(record),
    onSuccess: () =>
      void toast({
        title: 'Export retried',
        description: 'Export has been queued for retry',
        tone: 'success',
      }),
    onError: () =>
      void toast({ title: 'Retry failed', description: 'Failed to retry export', tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
  const download = useMutation({
    mutationFn: () => artifactUrl(record.id),
    onSuccess: (url) => window.location.assign(url),
    onError: () =>
      void toast({
        title: 'The file could not be fetched',
        description: 'Press Retry in the library to make it again.',
        tone: 'error',
      }),
  });
  const subject = (
    <VisuallyHidden>
      {' '}
      {record.filePath} as {record.format}
    </VisuallyHidden>
  );
  if (record.status === 'failed') {
    return (
      <Button variant="secondary" size="small" isLoading={retry.isPending} onClick={() => retry.mutate()}>
        Retry{subject}
      </Button>
    );
  }
  return record.status === 'completed' && record.hasArtifact ? (
    <Button variant="quiet" size="small" isLoading={download.isPending} onClick={() => download.mutate()}>
      Download{subject}
    </Button>
  ) : null;
}

/** The column beside it names the package, so the file needs no path; a ZIP has all of them. */
const fileOf = (path: string, packageName: string) =>
  path.replace(`templates/${packageName}`, '').replace(/^\//, '') || 'All files';

const columns: readonly Column<ExportRecord>[] = [
  {
    key: 'file',
    header: 'File',
    isRowHeader: true,
    cell: ({ filePath, packageName }) => <LongWord>{fileOf(filePath, packageName)}</LongWord>,
  },
  {
    key: 'package',
    header: 'Package',
    cell: ({ packageName }) => <span className="xl:whitespace-nowrap">{packageName}</span>,
  },
  { key: 'format', header: 'Format', cell: ({ format }) => format.toUpperCase() },
  {
    key: 'mode',
    header: 'Mode',
    cell: ({ mode, copy }) => <span className="xl:whitespace-nowrap">{`${mode}, ${copy}`}</span>,
  },
  { key: 'status', header: 'Status', cell: (record) => <Status record={record} /> },
  {
    key: 'size',
    header: 'Size',
    align: 'end',
    cell: ({ sizeBytes }) => <span className="xl:whitespace-nowrap">{formatSize(sizeBytes)}</span>,
  },
  { key: 'duration', header: 'Duration', align: 'end', cell: ({ durationMs }) => formatDuration(durationMs) },
  { key: 'created', header: 'Created', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
  { key: 'actions', header: 'Actions', cell: (record) => <Actions record={record} /> },
];

export function ExportTable({ records }: { readonly records: readonly ExportRecord[] }) {
  return (
    <Table
      caption="Exports, newest first"
      isCaptionHidden
      density="dense"
      columns={columns}
      rows={records}
      rowKey={({ id }) => id}
    />
  );
}
