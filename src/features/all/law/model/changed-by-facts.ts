import { lastChange, type DatedFact } from './page-dates';

/** The day of the last change of a page that names these facts, and of its own text; of one without a list, that of all facts. */
export function changedByFacts(
  facts: readonly DatedFact[],
  keys: readonly string[] = facts.map(({ key }) => key),
  ownText?: string,
): string | null {
  return lastChange(keys, new Map(facts.map((fact) => [fact.key, fact])), ownText);
}
