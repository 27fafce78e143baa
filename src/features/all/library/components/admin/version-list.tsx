import type { TemplateSource, TemplateVersion } from '@contracts/template-editing';
import { formatDateTime } from '@/lib/text/shop-time';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { Cluster } from '@/ui/stack';
import { Table, type Column } from '@/ui/table';
import { CompareVersion, OpenVersion } from './version-dialogs';
import { RestoreVersion } from './restore-version';

const columns: readonly Column<TemplateVersion>[] = [
  { key: 'revision', header: 'Revision', isRowHeader: true, cell: ({ revision }) => revision },
  { key: 'version', header: 'Version', cell: ({ version }) => version },
  {
    key: 'saved',
    header: 'Saved',
    cell: ({ savedAt, savedBy, origin }) => (
      <>
        {formatDateTime(savedAt)}
        <br />
        <span className="text-muted">
          {savedBy ? <LongWord>{savedBy}</LongWord> : origin === 'owner' ? 'A deleted account' : 'The file'}
        </span>
      </>
    ),
  },
  { key: 'changes', header: 'What changed', cell: ({ note, changes }) => note || changes || '–' },
];

interface VersionListProps {
  readonly path: string;
  readonly source: TemplateSource;
  readonly onRestored: () => Promise<void>;
}

/** Every saved version, with its author and whether it was published. */
export function VersionList({ path, source, onRestored }: VersionListProps) {
  const status: Column<TemplateVersion> = {
    key: 'status',
    header: 'Buyers',
    cell: ({ revision, publishedAt, publishedBy }) =>
      publishedAt === null ? (
        <Badge>Draft</Badge>
      ) : (
        <>
          <Badge tone={revision === source.publishedRevision ? 'success' : 'outline'}>
            {revision === source.publishedRevision ? 'Published' : 'Earlier version'}
          </Badge>
          {publishedBy && (
            <span className="block text-muted">
              {formatDateTime(publishedAt)}, <LongWord>{publishedBy}</LongWord>
            </span>
          )}
        </>
      ),
  };
  const actions: Column<TemplateVersion> = {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: ({ revision }) => (
      <Cluster gap="small">
        <OpenVersion path={path} revision={revision} />
        {source.history.length > 1 && <CompareVersion path={path} source={source} revision={revision} />}
        {revision !== source.revision && (
          <RestoreVersion path={path} source={source} revision={revision} onRestored={onRestored} />
        )}
      </Cluster>
    ),
  };
  return (
    <section>
      <h2 className="mb-3 text-xl">Versions</h2>
      <Table
        caption="Versions of this template, newest first"
        isCaptionHidden
        density="dense"
        columns={[...columns, status, actions]}
        rows={source.history}
        rowKey={({ revision }) => String(revision)}
      />
    </section>
  );
}
