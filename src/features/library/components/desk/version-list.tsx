import type { TemplateSource } from '@contracts/template-editing';
import { formatDateTime } from '@/lib/format';
import { Table, type Column } from '@/ui/table';

type Version = TemplateSource['history'][number];

const columns: readonly Column<Version>[] = [
  { key: 'revision', header: 'Revision', isRowHeader: true, cell: ({ revision }) => revision },
  { key: 'version', header: 'Version', cell: ({ version }) => version },
  { key: 'saved', header: 'Saved', cell: ({ savedAt }) => formatDateTime(savedAt) },
  { key: 'origin', header: 'From', cell: ({ origin }) => (origin === 'owner' ? 'This editor' : 'The file') },
  { key: 'changes', header: 'What changed', cell: ({ note, changes }) => note || changes || '–' },
];

/** Every text that was ever saved; buyers keep the one they have. */
export function VersionList({ history }: Pick<TemplateSource, 'history'>) {
  return (
    <section>
      <h2 className="mb-3 text-xl">Versions</h2>
      <Table
        caption="Versions of this template, newest first"
        isCaptionHidden
        density="dense"
        columns={columns}
        rows={history}
        rowKey={({ revision }) => String(revision)}
      />
    </section>
  );
}
