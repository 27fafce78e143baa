import { plural } from '@/lib/text/format';
import { formatDateTime } from '@/lib/text/shop-time';
import { ActionDialog } from '@/ui/action-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { findingTexts, type TextFinding } from '../model/finding';

interface FindingListProps {
  readonly findings: readonly TextFinding[];
  /** Whether the text was checked at least once. */
  readonly isChecked: boolean;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onResolve: (findingId: string, reason: string) => Promise<void>;
}

/** The statements about law in a text that have no checked fact. */
export function FindingList({ findings, isChecked, isChecking, onCheck, onResolve }: FindingListProps) {
  const open = findings.filter(({ resolvedAt }) => resolvedAt === null).length;
  return (
    <section aria-labelledby="findings">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="findings" className="text-xl">
          Facts to resolve
        </h2>
        <Button variant="secondary" size="small" isLoading={isChecking} onClick={onCheck}>
          {isChecked ? 'Check the facts again' : 'Check the facts'}
        </Button>
      </div>
      <Verdict isChecked={isChecked} open={open} />
      <ul className="mt-4 grid gap-3">
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} onResolve={onResolve} />
        ))}
      </ul>
    </section>
  );
}

function Verdict({ isChecked, open }: { readonly isChecked: boolean; readonly open: number }) {
  if (!isChecked) {
    return (
      <Callout tone="note" title="Not checked yet">
        Statements about law are checked before the text is published.
      </Callout>
    );
  }
  return open === 0 ? (
    <Callout tone="law" title="Nothing is open">
      Every sentence about law has a source, or you have resolved it.
    </Callout>
  ) : (
    <Callout tone="warning" title={`${plural(open, 'finding')} to resolve before publishing`}>
      Give the sentence its source, take it out of the text, or say why it may stay.
    </Callout>
  );
}

interface FindingCardProps extends Pick<FindingListProps, 'onResolve'> {
  readonly finding: TextFinding;
}

function FindingCard({ finding, onResolve }: FindingCardProps) {
  const { kind, sentence, line, figures, resolvedAt, resolvedBy, reason } = finding;
  return (
    <Card as="li" padding="small">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={resolvedAt ? 'success' : 'accent'}>{resolvedAt ? 'resolved' : 'open'}</Badge>
        <span>{findingTexts[kind] + (figures.length > 0 ? `: ${figures.join(', ')}` : '')}</span>{' '}
        <span>{line > 0 ? `(line ${line})` : '(in the title or a description)'}</span>
      </p>
      <blockquote className="mt-2 wrap-anywhere">{sentence}</blockquote>
      {resolvedAt ? (
        <p className="mt-2 text-sm wrap-anywhere text-muted">
          {reason} ({[resolvedBy, formatDateTime(resolvedAt)].filter(Boolean).join(', ')})
        </p>
      ) : (
        <div className="mt-3">
          <ActionDialog
            title="Keep this sentence as it is?"
            consequence={sentence}
            confirmLabel="Keep it as it is"
            needsReason
            trigger={
              <Button variant="secondary" size="small">
                Keep it as it is<VisuallyHidden>: {sentence}</VisuallyHidden>
              </Button>
            }
            onConfirm={({ reason: answer }) => onResolve(finding.id, answer)}
          />
        </div>
      )}
    </Card>
  );
}
