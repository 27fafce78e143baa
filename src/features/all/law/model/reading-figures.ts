import type { LawFact } from '@law/law-fact';
import { isOfficialPage } from '@law/source-kind';

interface ReadingFigures {
  readonly statements: number;
  /** Read on a page of a public body. */
  readonly officialPage: number;
  /** The text of a law, read in a reprint or on another site. */
  readonly officialText: number;
  readonly secondHand: number;
  readonly calculated: number;
  /** ISO days; null without facts. */
  readonly lastReading: string | null;
  readonly nextReading: string | null;
}

/** What stands behind the statements of law, counted. `today` is an ISO day. */
export function readingFigures(facts: readonly LawFact[], today: string): ReadingFigures {
  const count = (matches: (fact: LawFact) => boolean) => facts.filter(matches).length;
  const readings = facts.map(({ checkedOn }) => checkedOn).sort();
  const due = facts
    .map(({ nextCheck }) => nextCheck)
    .filter((day) => day >= today)
    .sort();
  return {
    statements: facts.length,
    officialPage: count(isOfficialPage),
    officialText: count((fact) => fact.confidence === 'official' && !isOfficialPage(fact)),
    secondHand: count(({ confidence }) => confidence === 'secondary'),
    calculated: count(({ confidence }) => confidence === 'calculated'),
    lastReading: readings[readings.length - 1] ?? null,
    nextReading: due[0] ?? null,
  };
}
