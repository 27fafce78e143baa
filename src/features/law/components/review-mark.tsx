import type { ReactNode } from 'react';
import type { LawFact } from '@contracts/law/law-fact';
import { Badge } from '@/ui/badge';
import { isDue } from '../model/review';

interface ReviewMarkProps {
  readonly fact: Pick<LawFact, 'nextCheck'>;
  /** What to say beside the mark. */
  readonly children?: ReactNode;
}

/**
 * Says that a fact is due for another reading. A page that was rendered before that day carries the mark hidden, and
 * `useReviewMarks` shows it on the day.
 */
export function ReviewMark({ fact, children }: ReviewMarkProps) {
  return (
    <span data-review-from={fact.nextCheck} hidden={!isDue(fact)}>
      {' '}
      <Badge tone="accent">Under review</Badge>
      {children}
    </span>
  );
}
