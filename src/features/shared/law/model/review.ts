import type { LawFact } from '@law/law-fact';

/** A fact is due from the day of its next check. */
export function isDue({ nextCheck }: Pick<LawFact, 'nextCheck'>, now: Date = new Date()): boolean {
  return nextCheck <= now.toISOString().slice(0, 10);
}
