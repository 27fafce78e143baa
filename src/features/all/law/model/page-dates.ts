import type { LawFact } from '@law/law-fact';
import { last } from '@/lib/lists/last';

export interface DatedFact extends LawFact {
  /** ISO day on which the fact was last read or reworded. */
  readonly changedOn: string;
}

interface RowDates {
  readonly created_at: string;
  readonly updated_at: string;
}

/** Editing the text does not change the day of reading, so use the row's timestamp as well. */
export function toDatedFact(
  fact: LawFact,
  { created_at: written, updated_at: changed }: RowDates,
): DatedFact {
  const reworded = changed > written ? changed.slice(0, 10) : '';
  return { ...fact, changedOn: reworded > fact.checkedOn ? reworded : fact.checkedOn };
}

type Dated<Fact> = ReadonlyMap<string, Fact>;

function daysOf<Fact>(keys: readonly string[], facts: Dated<Fact>, dayOf: (fact: Fact) => string): string[] {
  return keys
    .flatMap((key) => {
      const fact = facts.get(key);
      return fact ? [dayOf(fact)] : [];
    })
    .sort();
}

/** The day of the last change to a page's own text or to a fact that it names. Null if it has neither. */
export function lastChange(
  keys: readonly string[],
  facts: Dated<Pick<DatedFact, 'changedOn'>>,
  ownText?: string,
): string | null {
  const days = daysOf(keys, facts, ({ changedOn }) => changedOn);
  return last([...days, ...(ownText ? [ownText] : [])].sort()) ?? null;
}

/**
 * The “law as of” day of a whole page: the oldest reading among its facts. With the newest one, the page would claim a
 * date on which its other facts were not checked.
 */
export function lawAsOf(keys: readonly string[], facts: Dated<Pick<LawFact, 'checkedOn'>>): string | null {
  return daysOf(keys, facts, ({ checkedOn }) => checkedOn)[0] ?? null;
}
