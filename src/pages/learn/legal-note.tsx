import { notLegalAdvice } from '@contracts/brand';
import { formatDate } from '@/lib/format';
import { Callout } from '@/ui/callout';
import { TextReview } from './text-review';

interface LegalNoteProps {
  readonly lawAsOf: string | null;
  readonly text: string;
}

/** At the end of every text: what it is not, the day on which its statements about law were checked, and whether that is to be done again. */
export function LegalNote({ lawAsOf, text }: LegalNoteProps) {
  return (
    <Callout tone="law" className="mt-12 max-w-measure" title="Not legal advice">
      {notLegalAdvice}
      {lawAsOf && ` Statements about law are as of ${formatDate(lawAsOf)}.`}
      {lawAsOf && <TextReview text={text} />}
    </Callout>
  );
}
