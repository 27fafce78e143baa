import type { LawFact } from '@contracts/law/law-fact';
import { Badge } from '@/ui/badge';
import { isDue } from '../model/review';

/**
 * Says that a fact is due for another reading. A page that was rendered before that day carries the mark hidden, and
 * `useReviewMarks` shows it on the day.
 */
export function ReviewMark({ fact }: { readonly fact: Pick<LawFact, 'nextCheck'> }) {
  return (
    <span data-review-from={fact.nextCheck} hidden={!isDue(fact)}>
      {' '}
      <Badge tone="accent">Under review</Badge>
    </span>
  );
}
