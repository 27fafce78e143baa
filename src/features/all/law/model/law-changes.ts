import { formatFigure } from '@law/figures';
import type { LawFact } from '@law/law-fact';
import type { YearlyFigure } from '@law/yearly-figures';
import { formatDate } from '@/lib/text/format';

/** A figure of a fact that was changed after the shop had published it. */
export interface RecordedChange {
  readonly id: number;
  readonly key: string;
  readonly recordedOn: string;
  readonly before: Pick<LawFact, 'figure' | 'unit' | 'validFrom'>;
  readonly after: Pick<LawFact, 'figure' | 'unit' | 'validFrom'>;
}

export interface FactDocument {
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly sku: string;
  readonly version: string;
  /** ISO day of the version that buyers get. */
  readonly releasedOn: string;
}

export interface LawChange {
  readonly id: string;
  /** ISO day on which the change takes effect, or on which a correction was made. */
  readonly on: string;
  readonly kind: 'in-force' | 'announced' | 'corrected';
  readonly title: string;
  readonly text: string;
  readonly fact: LawFact;
  readonly documents: readonly (FactDocument & { readonly hasFollowed: boolean })[];
}

/** A figure whose time ends, without the next one. */
export interface ExpectedChange {
  readonly on: string;
  readonly text: string;
  readonly fact: LawFact;
}

interface ChangeSources {
  readonly facts: readonly LawFact[];
  readonly recorded: readonly RecordedChange[];
  readonly documents: readonly FactDocument[];
  readonly yearly: readonly YearlyFigure[];
  /** ISO day. */
  readonly today: string;
}

type Figure = Pick<LawFact, 'figure' | 'unit'>;

/** What an old and a new figure say of a change. Null if they cannot be compared. */
export function figureChange(name: string, before: Figure, after: Figure): string | null {
  const { unit } = after;
  if (before.figure === null || after.figure === null || unit === null || before.unit !== unit) {
    return null;
  }
  const [old, current] = [formatFigure(before.figure, unit), formatFigure(after.figure, unit)];
  if (old === current) {
    return null;
  }
  const verb = unit === 'date' ? 'moves' : after.figure > before.figure ? 'rises' : 'falls';
  return `${name} ${verb} from ${old} to ${current}.`;
}

function followed(key: string, since: string | null, documents: readonly FactDocument[]) {
  return documents
    .filter((document) => document.key === key)
    .map((document) => ({ ...document, hasFollowed: since === null || document.releasedOn >= since }));
}

/** What the dates of the stored facts say: each is a change on the day from which it holds. */
function datedChanges(
  { facts, documents, yearly, today }: ChangeSources,
  known: ReadonlySet<string>,
): LawChange[] {
  return facts.flatMap((fact): LawChange[] => {
    const { key, validFrom } = fact;
    if (!validFrom || known.has(`${key} ${validFrom}`)) {
      return [];
    }
    const pair = yearly.find(({ next }) => next === key);
    const former = pair && facts.find((candidate) => candidate.key === pair.current);
    const compared = former ? figureChange(pair.name, former, fact) : null;
    return [
      {
        id: `${key}-${validFrom}`,
        on: validFrom,
        kind: validFrom > today ? 'announced' : 'in-force',
        title: pair?.name ?? fact.topic,
        text: [compared, fact.statement].filter(Boolean).join(' '),
        fact,
        documents: followed(key, null, documents),
      },
    ];
  });
}

/** A figure that was changed for a later time is a change of the law; one that was changed for the same time was wrong before. */
function recordedChange(change: RecordedChange, sources: ChangeSources): LawChange | null {
  const fact = sources.facts.find(({ key }) => key === change.key);
  const { before, after, recordedOn } = change;
  if (!fact) {
    return null;
  }
  const isNew =
    after.validFrom !== null && after.validFrom !== undefined && after.validFrom > (before.validFrom ?? '');
  const compared = figureChange('The figure', before, after);
  if (!isNew && compared === null) {
    return null;
  }
  const on = isNew ? (after.validFrom ?? recordedOn) : recordedOn;
  return {
    id: `${change.key}-${change.id}`,
    on,
    kind: !isNew ? 'corrected' : on > sources.today ? 'announced' : 'in-force',
    title: fact.topic,
    text: [
      isNew ? compared : compared?.replace(/ (?:rises|falls|moves) from /, ' was corrected from '),
      fact.statement,
    ]
      .filter(Boolean)
      .join(' '),
    fact,
    documents: followed(change.key, recordedOn, sources.documents),
  };
}

/** The change log of the law, the latest day first. */
export function lawChanges(sources: ChangeSources): LawChange[] {
  const recorded = sources.recorded.flatMap((change) => recordedChange(change, sources) ?? []);
  const known = new Set(recorded.map(({ fact, on }) => `${fact.key} ${on}`));
  return [...recorded, ...datedChanges(sources, known)].sort(
    (a, b) => b.on.localeCompare(a.on) || a.id.localeCompare(b.id),
  );
}

/** The next day of the year `MM-DD` after a day. */
function nextDay(monthAndDay: string, after: string): string {
  const year = Number(after.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear > after ? thisYear : `${year + 1}-${monthAndDay}`;
}

/** The figures that are set again on a day of the year and whose next figure is not stored, the nearest day first. */
export function expectedChanges({ facts, yearly, today }: ChangeSources): ExpectedChange[] {
  const held = new Set(facts.map(({ key }) => key));
  return facts
    .flatMap((fact): ExpectedChange[] => {
      const { key, changesOn, validTo, validFrom } = fact;
      const next = yearly.find(({ current }) => current === key)?.next;
      if (!changesOn || (next && held.has(next)) || (validFrom && validFrom > today)) {
        return [];
      }
      const isOver = validTo && validTo < today;
      return [
        {
          on: nextDay(changesOn, today),
          text: isOver
            ? `${fact.statement} This held until ${formatDate(validTo)}. The figure that follows is not here yet.`
            : fact.statement,
          fact,
        },
      ];
    })
    .sort((a, b) => a.on.localeCompare(b.on) || a.fact.key.localeCompare(b.fact.key));
}
