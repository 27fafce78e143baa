import { formatDate } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { ProgressBar } from '@/ui/progress-bar';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import type { LibraryPackage } from '../../api/library-api';
import { chosenFor, type ChosenFiles } from '../../model/chosen-files';
import { packageManifest } from '../../model/package-tabs';
import { CopyField } from '../copy-field';
import { useBulkExport, useArchive } from './use-bulk-export';

interface PackagePanelProps {
  readonly pack: LibraryPackage;
  readonly chosen: ChosenFiles;
  readonly onChange: (chosen: ChosenFiles) => void;
}

/** Actions for a whole package. */
export function PackagePanel({ pack, chosen, onChange }: PackagePanelProps) {
  const { mode } = chosen;
  const bulk = useBulkExport(pack, chosen);
  const archive = useArchive(pack, chosen);
  const isBusy = bulk.progress !== null || archive.isPending;
  const toggleExamples = () => {
    const isApplied = mode === 'sample';
    onChange(chosenFor(isApplied ? 'blank' : 'sample'));
    void toast({ title: isApplied ? 'Reset to Placeholders' : 'Example Data Applied', tone: 'success' });
  };
  return (
    <section className="mb-6 grid gap-4">
      <div>
        <h2 className="text-2xl">{pack.title}</h2>
        <p className="mt-1 max-w-measure text-muted">{pack.description}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge tone="primary">{`v${pack.version}`}</Badge>
          <Badge tone="outline">{`Last updated ${formatDate(pack.lastUpdated)}`}</Badge>
        </p>
      </div>
      <CopyField
        className="max-w-sm"
        value={chosen.copy}
        onChange={(copy) => onChange({ ...chosen, copy })}
      />
      <Cluster gap="small">
        <Button disabled={isBusy} onClick={() => void bulk.start('docx')}>
          Export All DOCX
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void bulk.start('pdf')}>
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
