import type { LawFact } from '@contracts/law/law-fact';

/** A fact is due for another reading from its day of next check on. */
export function isDue({ nextCheck }: Pick<LawFact, 'nextCheck'>, now: Date = new Date()): boolean {
  return nextCheck <= now.toISOString().slice(0, 10);
}
