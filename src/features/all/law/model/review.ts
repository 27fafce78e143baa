import type { LawFact } from '@law/law-fact';
import { shopDay } from '@/lib/text/shop-zone';

/** A fact is due from the day of its next check. */
export function isDue({ nextCheck }: Pick<LawFact, 'nextCheck'>, now: Date = new Date()): boolean {
  return nextCheck <= shopDay(now);
}
