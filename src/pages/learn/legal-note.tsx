import { notLegalAdvice } from '@contracts/brand';
import { formatDate } from '@/lib/text/format';
import { Callout } from '@/ui/callout';
import { TextReview } from './text-review';

interface LegalNoteProps {
  readonly lawAsOf: string | null;
  readonly text: string;
}

/**
 * At the end of every text: the disclaimer, the day on which its statements about law were checked, and whether they are
 * due again.
 */
export function LegalNote({ lawAsOf, text }: LegalNoteProps) {
  return (
    <Callout tone="law" className="mt-12 max-w-measure" title="Not legal advice">
      <span>
        {notLegalAdvice + (lawAsOf ? ` Statements about law are as of ${formatDate(lawAsOf)}.` : '')}
      </span>
      {lawAsOf && <TextReview text={text} />}
    </Callout>
  );
}
