import type { ReactNode } from 'react';
import { formatLabels, type FileFormat } from '@contracts/file-formats';
import type { FileVersion, LicensedFile } from '@contracts/license-files';
import { formatDate, plural } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { DocumentThumb } from './document-thumb';
import { UpdateMark } from './update-mark';
import { Button } from '@/ui/button';
import type { Elements } from '@/ui/elements';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface LicensedFileRowProps {
  readonly file: LicensedFile;
  readonly isBusy: (format: FileFormat, revision?: number) => boolean;
  readonly onDownload: (format: FileFormat, revision?: number) => void;
  /** Around a button: shows the changes since an older version, or since the last download. */
  readonly redline: (trigger: ReactNode, fromRevision?: number) => Elements;
}

/** One document: its formats, version, changes and older versions. */
export function LicensedFileRow({ file, isBusy, onDownload, redline }: LicensedFileRowProps) {
  const [newest, ...older] = file.history;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grid-cols-[3rem_1fr] items-start gap-x-4">
          <DocumentThumb path={file.path} className="h-auto w-full" />
          <div className="min-w-0">
            <p className="font-medium text-heading">
              <span>{file.title}</span>{' '}
              {file.isChanged && <Badge tone="accent">Changed since your last download</Badge>}
            </p>
            <p className="text-sm text-muted">
              {[
                file.type,
                `${file.wordCount.toLocaleString('en-US')} words`,
                ...(newest ? [`version ${newest.version} of ${formatDate(newest.releasedOn)}`] : []),
              ].join(', ')}
            </p>
            {file.lastDownload && (
              <p className="text-sm text-muted">
                {`You have version ${file.lastDownload.version}, downloaded ${formatDate(file.lastDownload.at)}.`}
              </p>
            )}
            {file.isChanged && newest && (newest.note || newest.changes) && (
              <p className="mt-1 max-w-measure text-sm text-ink">
                {`What changed: ${newest.note || newest.changes}`}
              </p>
            )}
            {file.update && <UpdateMark update={file.update} />}
            {file.isChanged &&
              redline(
                <Button variant="quiet" size="small">
                  See what changed<VisuallyHidden> in {file.title}</VisuallyHidden>
                </Button>,
              )}
          </div>
        </div>
        <FormatButtons {...{ file, isBusy, onDownload, redline }} variant="secondary" className="gap-2" />
      </div>
      {file.underReview.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="inline-flex min-h-8 cursor-pointer items-center pointer-coarse:min-h-11">
            {plural(file.underReview.length, 'sentence')} under review
            <VisuallyHidden> in {file.title}</VisuallyHidden>
          </summary>
          <p className="mt-1 text-muted">The source is due to be read again.</p>
          <ul className="mt-1 max-w-measure list-disc pl-5">
            {file.underReview.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </details>
      )}
      {older.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted pointer-coarse:min-h-11">
            Older versions<VisuallyHidden> of {file.title}</VisuallyHidden>
          </summary>
          <ul className="mt-1 grid gap-3">
            {older.map((text) => (
              <OlderText key={text.revision} {...{ file, text, isBusy, onDownload, redline }} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** An older version, in the same formats and in the mode chosen above. */
function OlderText({
  file,
  text: { revision, version, releasedOn },
  isBusy,
  onDownload,
  redline,
}: LicensedFileRowProps & { readonly text: FileVersion }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        Version {version} of {formatDate(releasedOn)}
      </span>
      <FormatButtons {...{ file, isBusy, onDownload, redline, revision }} variant="quiet" className="gap-1" />
      {redline(
        <Button variant="quiet" size="small">
          Compare with the latest
          <Subject file={file} revision={revision} />
        </Button>,
        revision,
      )}
    </li>
  );
}

interface FormatButtonsProps extends LicensedFileRowProps {
  readonly variant: 'secondary' | 'quiet';
  readonly className: string;
  /** The older version that the buttons are for. The latest one by default. */
  readonly revision?: number | undefined;
}

/** The formats that few people need. */
const plainForms: readonly FileFormat[] = ['text', 'md'];

/** A button for each format of a document, with the plain ones under "More formats". */
function FormatButtons({ className, ...buttons }: FormatButtonsProps) {
  const { file, revision } = buttons;
  const isPlain = (format: FileFormat) => plainForms.includes(format);
  return (
    <div className={`flex flex-wrap items-center ${className}`}>
      <Buttons {...buttons} formats={file.formats.filter((format) => !isPlain(format))} />
      <details className="text-sm">
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline underline-offset-4 pointer-coarse:min-h-11">
          More formats
          <Subject file={file} revision={revision} />
        </summary>
        <div className={`flex flex-wrap ${className}`}>
          <Buttons {...buttons} formats={file.formats.filter(isPlain)} />
        </div>
      </details>
    </div>
  );
}

interface ButtonsProps extends Omit<FormatButtonsProps, 'className'> {
  readonly formats: readonly FileFormat[];
}

function Buttons({ file, formats, isBusy, onDownload, revision, variant }: ButtonsProps) {
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          variant={variant}
          size="small"
          isLoading={isBusy(format, revision)}
          onClick={() => onDownload(format, revision)}
        >
          {formatLabels[format]}
          <Subject file={file} revision={revision} />
        </Button>
      ))}
    </>
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
