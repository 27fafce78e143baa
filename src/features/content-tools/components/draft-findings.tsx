import { formatDateTime, plural } from '@/lib/format';
import { ActDialog } from '@/ui/act-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { findingTexts, type DraftFinding } from '../model/draft';

interface DraftFindingsProps {
  readonly findings: readonly DraftFinding[];
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onResolve: (findingId: string, reason: string) => Promise<void>;
}

/** Sentence by sentence, what the text says about law without a checked fact behind it. */
export function DraftFindings({ findings, isChecking, onCheck, onResolve }: DraftFindingsProps) {
  const open = findings.filter(({ resolvedAt }) => resolvedAt === null).length;
  return (
    <section aria-labelledby="findings">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="findings" className="text-xl">
          Facts to resolve
        </h2>
        <Button variant="secondary" size="small" isLoading={isChecking} onClick={onCheck}>
          Check the facts again
        </Button>
      </div>
      {open === 0 ? (
        <Callout tone="law" title="Nothing is open">
          Every sentence about law has a source, or you have resolved it.
        </Callout>
      ) : (
        <Callout tone="warning" title={`${plural(open, 'finding')} to resolve before publishing`}>
          Give the sentence its source, take it out of the text, or say why it may stay.
        </Callout>
      )}
      <ul className="mt-4 grid gap-3">
        {findings.map((finding) => (
          <Card key={finding.id} as="li" padding="small">
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <Badge tone={finding.resolvedAt ? 'success' : 'accent'}>
                {finding.resolvedAt ? 'resolved' : 'open'}
              </Badge>
              {findingTexts[finding.kind]}
              {finding.figures.length > 0 && `: ${finding.figures.join(', ')}`} (line {finding.line})
            </p>
            <blockquote className="mt-2 wrap-anywhere">{finding.sentence}</blockquote>
            {finding.resolvedAt ? (
              <p className="mt-2 text-sm text-muted">
                {finding.reason} ({formatDateTime(finding.resolvedAt)})
              </p>
            ) : (
              <div className="mt-3">
                <ActDialog
                  title="Let this sentence stand?"
                  consequence={finding.sentence}
                  confirmLabel="Let it stand"
                  needsReason
                  trigger={
                    <Button variant="secondary" size="small">
                      Let it stand <VisuallyHidden>: {finding.sentence}</VisuallyHidden>
                    </Button>
                  }
                  act={({ reason }) => onResolve(finding.id, reason)}
                />
              </div>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}
