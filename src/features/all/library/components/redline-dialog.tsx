import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CopyChange, LicenseRedlineResponse } from '@contracts/license-files';
import { toAppError } from '@/lib/errors/app-error';
import { formatDate, plural } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Prose } from '@/ui/prose';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { DownloadAccess } from '../api/license-download';
import { licenseRedlineQuery, type RedlineChoice } from '../api/license-redline';

interface RedlineDialogProps {
  readonly choice: RedlineChoice;
  readonly access: DownloadAccess;
  readonly title: string;
  readonly trigger: ReactNode;
  readonly isDownloading: boolean;
  /** Downloads the Word file with tracked changes. */
  readonly onDownload: (redline: LicenseRedlineResponse) => void;
}

/** What changed in the buyer's own copy of a document, with the reasons and the sources. */
export function RedlineDialog({ title, trigger, ...redline }: RedlineDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      size="large"
      title={`What changed: ${title}`}
      description="In your own copy. Removed words are struck through, added words are underlined."
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <Redline {...redline} />
    </Dialog>
  );
}

function Redline({
  choice,
  access,
  isDownloading,
  onDownload,
}: Omit<RedlineDialogProps, 'title' | 'trigger'>) {
  const query = useQuery(licenseRedlineQuery(choice, access));
  if (query.isPending) {
    return (
      <Loading label="The versions are being compared">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The versions could not be compared"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  const { from, to, changes, workbookChanged } = query.data;
  const workbook = workbookChanged && (
    <Callout title="The Excel sheet changed too">
      A sheet has no tracked changes. Download it to see the new one.
    </Callout>
  );
  if (changes.length === 0) {
    return (
      <div className="grid gap-4">
        <EmptyState title="Nothing changes in your copy">
          Version {to.version} says the same to your company as version {from.version} did.
        </EmptyState>
        {workbook}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {`From version ${from.version} of ${formatDate(from.releasedOn)} to version ${to.version} of ${formatDate(to.releasedOn)}: ${plural(changes.length, 'change')}`}
        </p>
        <Button isLoading={isDownloading} onClick={() => onDownload(query.data)}>
          Word file with tracked changes
        </Button>
      </div>
      {workbook}
      <ol className="grid gap-5" aria-label="Changes">
        {changes.map((change) => (
          <Passage key={change.number} change={change} />
        ))}
      </ol>
    </div>
  );
}

const kinds: Readonly<Record<CopyChange['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
};

function Passage({
  change: { number, kind, section, html, reason, sources },
}: {
  readonly change: CopyChange;
}) {
  return (
    <li className="rounded-lg border border-hairline p-4">
      <h3 className="font-semibold">{`${number}. ${kinds[kind]}${section ? ` in “${section}”` : ''}`}</h3>
      <Prose className="redline mt-3" html={html} />
      <dl className="mt-3 grid gap-2 border-t border-hairline pt-3 text-sm">
        <div>
          <dt className="font-semibold">Reason</dt>
          <dd>{reason || 'The note of this version gives none.'}</dd>
        </div>
        {sources.length > 0 && (
          <div>
            <dt className="font-semibold">{sources.length === 1 ? 'Source' : 'Sources'}</dt>
            {sources.map(({ statement, statute, source, checkedOn }) => (
              <dd key={statement} className="mt-1">
                {statement}{' '}
                <a href={source} className="link" rel="noopener nofollow">
                  <span>{statute ?? 'Source'}</span>
                  <VisuallyHidden> for “{statement}”</VisuallyHidden>
                </a>
                , checked {formatDate(checkedOn)}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </li>
  );
}
