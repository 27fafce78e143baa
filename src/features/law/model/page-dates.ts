import type { LawFact } from '@contracts/law/law-fact';

export interface DatedFact extends LawFact {
  /** ISO day on which it was last read or reworded. */
  readonly changedOn: string;
}

interface RowDates {
  readonly created_at: string;
  readonly updated_at: string;
}

/** An edit of the words leaves the day of reading as it was: the row tells of it. */
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

/** The day of the last change of what a page says: of its own words, or of a fact that it names. Null where it has neither. */
export function lastChange(
  keys: readonly string[],
  facts: Dated<Pick<DatedFact, 'changedOn'>>,
  ownText?: string,
): string | null {
  const days = daysOf(keys, facts, ({ changedOn }) => changedOn);
  return [...days, ...(ownText ? [ownText] : [])].sort().at(-1) ?? null;
}

/**
 * The day of which a page as a whole can say “law as of”: when the fact that was not read for longest was read. The newest
 * reading would vouch for facts that nobody has looked at since.
 */
export function lawAsOf(keys: readonly string[], facts: Dated<Pick<LawFact, 'checkedOn'>>): string | null {
  return daysOf(keys, facts, ({ checkedOn }) => checkedOn)[0] ?? null;
}
