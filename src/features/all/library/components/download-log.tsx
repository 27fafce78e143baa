import { formatLabels } from '@contracts/file-formats';
import { ShortTime } from '@/lib/text/short-time';
import type { DownloadEntry } from '@contracts/license-files';
import { Table, type Column } from '@/ui/table';
import { copyLabels, modeLabels } from '../model/mode-labels';

const columns: readonly Column<DownloadEntry>[] = [
  { key: 'title', header: 'File', isRowHeader: true, cell: ({ title }) => title ?? 'All files' },
  { key: 'format', header: 'Format', cell: ({ format }) => formatLabels[format] },
  {
    key: 'mode',
    header: 'How it came',
    cell: ({ mode, copy }) => `${modeLabels[mode]}. ${copyLabels[copy]}`,
  },
  { key: 'version', header: 'Version', cell: ({ title, version }) => (title === null ? '–' : version) },
  { key: 'at', header: 'When', cell: ({ at }) => <ShortTime at={at} /> },
];

/** The downloads with this license, newest first. */
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
      rowKey={({ at, title, format, mode, copy }) => `${at} ${title ?? ''} ${format} ${mode} ${copy}`}
    />
  );
}
