import type { ReactNode } from 'react';
import type { LawFact } from '@law/law-fact';
import { citation } from '@law/citation';
import { shortKind } from '@law/source-kind';
import { formatDate } from '@/lib/text/format';
import { ReviewMark } from './review-mark';

interface SourceTrailProps {
  readonly fact: LawFact;
  /** A sentence that rests on the fact, and where it stands. Without one the trail begins with the statement. */
  readonly sentence?: string;
  readonly where?: ReactNode;
  /** One stop below the other, where there is no room beside. */
  readonly isColumn?: boolean;
}

/** From a sentence to the statute, to the page where it was read, to the day on which it is read again. */
export function SourceTrail({
  fact,
  sentence = fact.statement,
  where = 'The statement',
  isColumn = false,
}: SourceTrailProps) {
  return (
    <ol
      className={
        isColumn
          ? 'grid gap-4 border-l-2 border-hairline pl-5 text-sm'
          : 'grid gap-x-8 gap-y-6 border-t border-hairline pt-4 text-sm sm:grid-cols-2 lg:grid-cols-4'
      }
    >
      <Stop title={where}>{`“${sentence}”`}</Stop>
      <Stop title="Statute">{citation(fact) ?? 'No section is named in our source'}</Stop>
      <Stop title="Where it was read">
        <a className="link" href={fact.source} rel="noopener">
          {shortKind(fact)}
        </a>
        <span className="block">{`on ${formatDate(fact.checkedOn)}`}</span>
      </Stop>
      <Stop title="Next reading">
        <span>{`by ${formatDate(fact.nextCheck)}`}</span>
        <ReviewMark fact={fact} />
      </Stop>
    </ol>
  );
}

function Stop({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <p className="text-muted">{title}</p>
      <div className="mt-1 text-heading">{children}</div>
    </li>
  );
}
