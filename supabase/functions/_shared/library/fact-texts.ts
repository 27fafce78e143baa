import { isOutdated, type FactText, type FactTexts, type Template } from '../documents/mod.ts';
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

/** The facts of the database, where one of these texts uses any: for texts that nobody has read yet. */
export async function loadFactTexts(
  context: FunctionContext,
  contents: readonly string[],
): Promise<FactTexts> {
  return contents.some((content) => usesFacts.test(content)) ? loadFacts(context) : new Map();
}

/** Keys in one question: they stand in its address. Nobody's texts name that many today. */
const mostKeys = 120;

/** The facts that these texts insert or name, and the next years' figures of those. */
export async function loadFactsOf(
  context: FunctionContext,
  texts: readonly Pick<Template, 'facts'>[],
): Promise<FactTexts> {
  const named = texts.flatMap(({ facts }) => facts);
  const next = named.flatMap((key) => yearlyByKey.get(key)?.next ?? []);
  const keys = [...new Set([...named, ...next])].sort();
  if (keys.length === 0) return new Map();
  return loadFacts(context, keys.length > mostKeys ? undefined : keys);
}

/** One that the owner has removed stays as it shipped: a buyer gets the document that was sold. */
async function loadFacts(context: FunctionContext, keys?: readonly string[]): Promise<FactTexts> {
  const all = context
    .service()
    .from('law_facts')
    .select(lawFactColumns.join(',') as '*')
    .order('key')
    .limit(1000);
  const { data, error } = await (keys ? all.in('key', keys) : all);
  if (error) throw databaseError(error);
  const stored = data.flatMap((row) => toLawFact(row) ?? []);
  const known = new Set(stored.map(({ key }) => key));
  const isWanted = (key: string) => keys === undefined || keys.includes(key);
  return factTexts([...stored, ...lawFacts.filter(({ key }) => !known.has(key) && isWanted(key))]);
}
