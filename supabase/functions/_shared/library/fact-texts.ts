import { isOutdated, type FactText, type FactTexts } from '../documents/mod.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { lawFacts } from '../law/facts.ts';
import { formatFigure } from '../law/figures.ts';
import { lawFactColumns, toLawFact } from '../law/law-fact-row.ts';
import type { LawFact } from '../law/law-fact.ts';
import { yearlyFigures, type YearlyFigure } from '../law/yearly-figures.ts';

/** The yearly figure that a fact is, or that it is worked out from. */
const yearlyByKey: ReadonlyMap<string, YearlyFigure> = new Map(
  yearlyFigures.flatMap((figure) =>
    [figure.current, ...figure.follows].flatMap((key) => (key === null ? [] : [[key, figure] as const])),
  ),
);

const figureOf = (fact: LawFact | undefined): string | null =>
  fact === undefined || fact.figure === null || fact.unit === null
    ? null
    : formatFigure(fact.figure, fact.unit);

function yearlyText(fact: LawFact, facts: ReadonlyMap<string, LawFact>): Pick<FactText, 'yearly'> {
  const yearly = yearlyByKey.get(fact.key);
  if (yearly === undefined) return {};
  const { name, current, next, publisher } = yearly;
  // What is worked out from the figure has no next one of its own.
  const nextFact = fact.key === current && next !== null ? facts.get(next) : undefined;
  return { yearly: { name, publisher, next: figureOf(nextFact) } };
}

/** Facts as the document engine takes them. */
export function factTexts(facts: readonly LawFact[]): FactTexts {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  return new Map(
    facts.map((fact): [string, FactText] => [
      fact.key,
      {
        text: figureOf(fact),
        number:
          fact.figure === null ? null : fact.figure.toLocaleString('en-US', { maximumFractionDigits: 4 }),
        asOf: fact.checkedOn,
        source: fact.source,
        validFrom: fact.validFrom ?? null,
        validTo: fact.validTo ?? null,
        ...yearlyText(fact, byKey),
      },
    ]),
  );
}

/** The facts as they ship, for texts that are read without a database. */
export const shippedFactTexts: FactTexts = factTexts(lawFacts);

/** What tells two renderings of one text apart: the figures that it inserts, and whether they hold on the day. Empty without facts. */
export function figuresIn(keys: readonly string[], facts: FactTexts, today: string): string {
  const figures = keys.flatMap((key) => {
    const fact = facts.get(key);
    // The line above a document with figures of another year names the year that is wanted.
    return fact === undefined
      ? []
      : [[key, fact, isOutdated(fact, today) ? today.slice(0, 4) : null] as const];
  });
  return figures.length === 0 ? '' : JSON.stringify(figures);
}

const usesFacts = /(?<!\{)\{(?:law )?[a-z]{2}-/;

/**
 * The facts of the database, where one of these texts uses any. One that the owner has removed stays as it shipped: a buyer gets
 * the document that was sold.
 */
export async function loadFactTexts(
  context: FunctionContext,
  contents: readonly string[],
): Promise<FactTexts> {
  if (!contents.some((content) => usesFacts.test(content))) return new Map();
  const { data, error } = await context
    .service()
    .from('law_facts')
    .select(lawFactColumns.join(',') as '*')
    .limit(1000);
  if (error) throw databaseError(error);
  const stored = data.flatMap((row) => toLawFact(row) ?? []);
  const known = new Set(stored.map(({ key }) => key));
  return factTexts([...stored, ...lawFacts.filter(({ key }) => !known.has(key))]);
}
