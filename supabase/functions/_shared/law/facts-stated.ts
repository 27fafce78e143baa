import type { LawFact } from './law-fact.ts';
import { identifyFigure, readFigures } from './read-figures.ts';

/** The facts whose figure a text states. A figure that several facts hold counts for all of them. */
export function factsStated(text: string, facts: readonly LawFact[]): LawFact[] {
  const stated = new Set(readFigures(text).map(identifyFigure));
  return facts.filter(
    ({ figure, unit }) =>
      figure !== null && unit !== null && stated.has(identifyFigure({ value: figure, unit })),
  );
}
