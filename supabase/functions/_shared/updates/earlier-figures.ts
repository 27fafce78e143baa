import type { FactTexts } from '../documents/mod.ts';
import { formatFigure } from '../law/figures.ts';
import type { FigureUnit } from '../law/law-fact.ts';
import type { ChangedFact } from './changed-fact.ts';

/** The facts as a copy had them before these changes: what a text inserts must be compared as it was sent. */
export function earlierFigures(facts: FactTexts, changes: readonly ChangedFact[]): FactTexts {
  const earlier = new Map(facts);
  for (const { key, before } of changes) {
    const fact = facts.get(key);
    if (fact !== undefined && before.figure !== null && before.unit !== null) {
      earlier.set(key, {
        ...fact,
        text: formatFigure(before.figure, before.unit as FigureUnit),
        number: before.figure.toLocaleString('en-US', { maximumFractionDigits: 4 }),
      });
    }
  }
  return earlier;
}
