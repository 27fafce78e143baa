import { formatLabels, type FileFormat } from '@contracts/file-formats';
import type { FileVersion, LicensedFile } from '@contracts/license-files';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface LicensedFileRowProps {
  readonly file: LicensedFile;
  readonly isBusy: (format: FileFormat, revision?: number) => boolean;
  readonly onDownload: (format: FileFormat, revision?: number) => void;
}

/** One document: its forms, its version, what is new in it, and the older texts. */
export function LicensedFileRow({ file, isBusy, onDownload }: LicensedFileRowProps) {
  const [newest, ...older] = file.history;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-medium text-heading">
            {file.title} {file.isChanged && <Badge tone="accent">Changed since your last download</Badge>}
          </p>
          <p className="text-sm text-muted">
            {file.type}, {file.wordCount.toLocaleString('en-US')} words
            {newest && `, version ${newest.version} of ${formatDate(newest.savedAt)}`}
          </p>
          {file.lastDownload && (
            <p className="text-sm text-muted">
              You have version {file.lastDownload.version}, downloaded {formatDate(file.lastDownload.at)}.
            </p>
          )}
          {file.isChanged && newest && (newest.note || newest.changes) && (
            <p className="mt-1 max-w-measure text-sm text-ink">
              What changed: {newest.note || newest.changes}
            </p>
          )}
        </div>
        <FormatButtons {...{ file, isBusy, onDownload }} variant="secondary" className="gap-2" />
      </div>
      {older.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted pointer-coarse:min-h-11">
            Older versions<VisuallyHidden> of {file.title}</VisuallyHidden>
          </summary>
          <ul className="mt-1 grid gap-3">
            {older.map((text) => (
              <OlderText key={text.revision} {...{ file, text, isBusy, onDownload }} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** A text that the buyer had or could have had, in the same forms and in the mode chosen above. */
function OlderText({
  file,
  text: { revision, version, savedAt },
  isBusy,
  onDownload,
}: LicensedFileRowProps & { readonly text: FileVersion }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        Version {version} of {formatDate(savedAt)}
      </span>
      <FormatButtons {...{ file, isBusy, onDownload, revision }} variant="quiet" className="gap-1" />
    </li>
  );
}

interface FormatButtonsProps extends LicensedFileRowProps {
  readonly variant: 'secondary' | 'quiet';
  readonly className: string;
  /** The older text that the buttons are for; without it the newest. */
  readonly revision?: number;
}

/** A button for each form that a document comes in. */
function FormatButtons({ file, isBusy, onDownload, revision, variant, className }: FormatButtonsProps) {
  return (
    <div className={`flex flex-wrap ${className}`}>
      {file.formats.map((format) => (
        <Button
          key={format}
          variant={variant}
          size="small"
          isLoading={isBusy(format, revision)}
          onClick={() => onDownload(format, revision)}
        >
          {formatLabels[format]}
          <VisuallyHidden>
            {' '}
            of {file.title}
            {revision !== undefined && `, revision ${String(revision)}`}
          </VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
