import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { formatLabels, type FileFormat } from '@contracts/file-formats';
import type { FileVersion, LicensedFile } from '@contracts/license-files';
import { formatDate, plural } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import type { Elements } from '@/ui/elements';
import { unbroken } from '@/ui/unbroken';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { formatFor, isOutdated } from '../model/shown-files';
import { DocumentThumb } from './document-thumb';
import { UpdateMark } from './update-mark';

interface LicensedFileRowProps {
  readonly file: LicensedFile;
  /** The format chosen for the whole list. */
  readonly format: FileFormat;
  readonly isBusy: (format: FileFormat, revision?: number) => boolean;
  readonly onDownload: (format: FileFormat, revision?: number) => void;
  /** Around a button: shows the changes since an older version, or since the last download. */
  readonly redline: (trigger: ReactNode, fromRevision?: number) => Elements;
}

/** One document: its download, and below it what changed for the buyer. Its title opens the rest. */
export function LicensedFileRow(props: LicensedFileRowProps) {
  const { file } = props;
  return (
    <li className="border-t border-hairline">
      <div className="flex items-start justify-between gap-3">
        <details className="group min-w-0 grow">
          <summary className="flex min-h-11 list-none items-center gap-3 py-1 text-heading hover:text-primary [&::-webkit-details-marker]:hidden">
            <span className="hidden shrink-0 sm:block">
              <DocumentThumb path={file.path} className="h-9 w-auto" />
            </span>
            <span className="min-w-0 text-sm font-medium">{unbroken(file.title)}</span>
            {file.underReview.length > 0 && <Badge>Under review</Badge>}
            <Plus className="size-4 shrink-0 text-muted transition-transform group-open:rotate-45" />
          </summary>
          <Details {...props} />
        </details>
        <DownloadButton {...props} variant="secondary" className="my-1 shrink-0" />
      </div>
      {isOutdated(file) && <Outdated {...props} />}
    </li>
  );
}

/** What the buyer has to act on. */
function Outdated({ file, redline }: LicensedFileRowProps) {
  const [newest] = file.history;
  return (
    <div className="pb-3">
      {file.isChanged && <Badge tone="accent">Changed since your last download</Badge>}
      {file.isChanged && newest && (newest.note || newest.changes) && (
        <p className="mt-1 max-w-measure text-sm text-ink">
          {`What changed: ${newest.note || newest.changes}`}
        </p>
      )}
      {file.update?.isChanged && <UpdateMark update={file.update} />}
      {file.isChanged &&
        redline(
          <Button variant="quiet" size="small">
            See what changed<VisuallyHidden> in {file.title}</VisuallyHidden>
          </Button>,
        )}
    </div>
  );
}

function Details(props: LicensedFileRowProps) {
  const { file } = props;
  const [newest, ...older] = file.history;
  return (
    <div className="grid gap-2 pb-4 text-sm">
      <p className="text-muted">
        {[
          file.type,
          `${file.wordCount.toLocaleString('en-US')} words`,
          ...(newest ? [`version ${newest.version} of ${formatDate(newest.releasedOn)}`] : []),
        ].join(', ')}
      </p>
      {file.lastDownload && (
        <p className="text-muted">
          {`You have version ${file.lastDownload.version}, downloaded ${formatDate(file.lastDownload.at)}.`}
        </p>
      )}
      {file.update?.isChanged === false && <UpdateMark update={file.update} />}
      {file.underReview.length > 0 && (
        <div>
          <p>
            {`${plural(file.underReview.length, 'sentence')} under review: the source is due to be read again.`}
          </p>
          <ul className="mt-1 max-w-measure list-disc pl-5">
            {file.underReview.map((statement) => (
              <li key={statement}>{unbroken(statement)}</li>
            ))}
          </ul>
        </div>
      )}
      {older.length > 0 && (
        <div>
          <p className="font-semibold">Older versions</p>
          <ul className="mt-1 grid gap-3">
            {older.map((text) => (
              <OlderText key={text.revision} {...props} text={text} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** An older version, in the format and the mode chosen above. */
function OlderText({
  text: { revision, version, releasedOn },
  ...props
}: LicensedFileRowProps & { readonly text: FileVersion }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        Version {version} of {formatDate(releasedOn)}
      </span>
      <DownloadButton {...props} revision={revision} variant="quiet" />
      {props.redline(
        <Button variant="quiet" size="small">
          Compare with the latest
          <Subject file={props.file} revision={revision} />
        </Button>,
        revision,
      )}
    </li>
  );
}

interface DownloadButtonProps extends LicensedFileRowProps {
  readonly variant: 'secondary' | 'quiet';
  readonly className?: string;
  /** The older version that it fetches. The latest one by default. */
  readonly revision?: number | undefined;
}

/** Says what it fetches: a document that does not come in the chosen format comes in another one. */
function DownloadButton({
  file,
  format: chosen,
  isBusy,
  onDownload,
  revision,
  variant,
  className,
}: DownloadButtonProps) {
  const format = formatFor(file, chosen);
  const isLoading = isBusy(format, revision);
  return (
    <Button
      variant={variant}
      size="small"
      className={className}
      isLoading={isLoading}
      onClick={() => onDownload(format, revision)}
    >
      {!isLoading && <Download className="size-4" />}
      <span>
        {formatLabels[format]}
        <Subject file={file} revision={revision} />
      </span>
    </Button>
  );
}

/** The file that a button is for, for screen readers. */
function Subject({ file, revision }: { readonly file: LicensedFile; readonly revision: number | undefined }) {
  return (
    <VisuallyHidden>
      {` of ${file.title}${revision === undefined ? '' : `, revision ${String(revision)}`}`}
    </VisuallyHidden>
  );
}
