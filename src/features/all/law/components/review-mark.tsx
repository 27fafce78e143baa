import type { LawFact } from '@law/law-fact';
import { isDue } from '../model/review';
import { reviewMarkHtml } from './review-mark-html';

interface ReviewMarkProps {
  readonly fact: Pick<LawFact, 'nextCheck'>;
  /** Whether it is about the page instead of the statement before it. */
  readonly isOfPage?: boolean;
}

/**
 * Marks a fact that is due for review. A page that was rendered before that day only contains the date; the element
 * adds the text once it is reached. It is set as HTML, so that React does not remove the addition.
 */
export function ReviewMark({ fact, isOfPage = false }: ReviewMarkProps) {
  return (
    <review-mark
      from={fact.nextCheck}
      of-page={isOfPage ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isDue(fact) ? reviewMarkHtml(isOfPage) : '' }}
    />
  );
}
