import { notLegalAdvice } from '@contracts/brand';
import { formatDate } from '@/lib/format';
import { Callout } from '@/ui/callout';

/** At the end of every text: what it is not, and the day on which its statements about law were checked. */
export function LegalNote({ lawAsOf }: { readonly lawAsOf: string | null }) {
  return (
    <Callout tone="law" className="mt-12 max-w-measure" title="Not legal advice">
      {notLegalAdvice}
      {lawAsOf && ` Statements about law are as of ${formatDate(lawAsOf)}.`}
    </Callout>
  );
}
