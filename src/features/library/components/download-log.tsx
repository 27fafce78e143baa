import { formatLabels } from '@contracts/file-formats';
import type { DownloadEntry } from '@contracts/license-files';
import { formatDateTime } from '@/lib/format';
import { Table, type Column } from '@/ui/table';
import { modeLabels } from '../model/mode-labels';

const columns: readonly Column<DownloadEntry>[] = [
  { key: 'title', header: 'File', isRowHeader: true, cell: ({ title }) => title ?? 'All files' },
  { key: 'format', header: 'Format', cell: ({ format }) => formatLabels[format] },
  { key: 'mode', header: 'How it came', cell: ({ mode }) => modeLabels[mode] },
  { key: 'version', header: 'Version', cell: ({ title, version }) => (title === null ? '–' : version) },
  { key: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
];

/** What was downloaded with this license, newest first. */
export function DownloadLog({ log }: { readonly log: readonly DownloadEntry[] }) {
  return log.length === 0 ? (
    <p className="text-muted">Nothing was downloaded yet.</p>
  ) : (
    <Table
      caption="Downloads with this license"
      isCaptionHidden
      density="dense"
      columns={columns}
      rows={log}
      rowKey={({ at, title, format, mode }) => `${at} ${title ?? ''} ${format} ${mode}`}
    />
  );
}
