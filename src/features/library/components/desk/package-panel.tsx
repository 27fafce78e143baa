import type { FileMode } from '@contracts/file-formats';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { ProgressBar } from '@/ui/progress-bar';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import type { LibraryPackage } from '../../api/library-api';
import { packageManifest } from '../../model/package-tabs';
import { useBulkExport, useArchive } from './use-bulk-export';

interface PackagePanelProps {
  readonly pack: LibraryPackage;
  readonly mode: FileMode;
  readonly onModeChange: (mode: FileMode) => void;
}

/** What is done with a whole package at once. */
export function PackagePanel({ pack, mode, onModeChange }: PackagePanelProps) {
  const bulk = useBulkExport(pack, mode);
  const archive = useArchive(pack, mode);
  const isBusy = bulk.progress !== null || archive.isPending;
  const toggleExamples = () => {
    const isApplied = mode === 'sample';
    onModeChange(isApplied ? 'blank' : 'sample');
    void toast({ title: isApplied ? 'Reset to Placeholders' : 'Example Data Applied', tone: 'success' });
  };
  return (
    <section className="mb-6 grid gap-4">
      <div>
        <h2 className="text-2xl">{pack.title}</h2>
        <p className="mt-1 max-w-measure text-muted">{pack.description}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge tone="primary">v{pack.version}</Badge>
          <Badge tone="outline">Last updated {formatDate(pack.lastUpdated)}</Badge>
        </p>
      </div>
      <Cluster gap="small">
        <Button disabled={isBusy} onClick={() => void bulk.start('docx')}>
          Export All DOCX
        </Button>
        <Button disabled={isBusy} onClick={() => void bulk.start('pdf')}>
          Export All PDF
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={toggleExamples}>
          {mode === 'sample' ? 'Reset to Placeholders' : 'Apply Example Values'}
        </Button>
        <Button
          variant="secondary"
          disabled={bulk.progress !== null}
          isLoading={archive.isPending}
          onClick={() => archive.mutate()}
        >
          Download All (ZIP)
        </Button>
        <CopyButton
          text={packageManifest(pack)}
          label="Export Manifest"
          size="medium"
          onCopied={() => void toast({ title: 'Copied to clipboard', tone: 'success' })}
        />
      </Cluster>
      {bulk.progress && (
        <ProgressBar
          value={bulk.progress.done}
          max={bulk.progress.total}
          label={`Exporting ${Math.min(bulk.progress.done + 1, bulk.progress.total)} of ${bulk.progress.total}`}
        />
      )}
    </section>
  );
}
