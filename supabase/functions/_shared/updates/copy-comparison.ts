import { documentText, type FactTexts, fillTemplate, type Template } from '../documents/mod.ts';
import { identifyFigure, readFigures, type Figure } from '../law/read-figures.ts';
import { valuesFor } from '../library/company-answers.ts';
import type { ChangedFact } from './changed-fact.ts';

type Values = Readonly<Record<string, string>>;

interface Change {
  readonly from: Template;
  readonly to: Template;
  /** What changed in the law while the text stayed; empty where there is a new text. */
  readonly facts: readonly ChangedFact[];
  /** What the texts insert, as it was before the change. */
  readonly figures?: FactTexts;
}

/** What a document says in a buyer's own copy, without the notes to the person who adapts it. */
export const copyText = (template: Template, values: Values | null, facts: FactTexts = new Map()): string =>
  documentText(
    fillTemplate(template, values === null ? 'blank' : 'company', values ?? {}, {
      draftingNotes: 'hide',
      facts,
    }),
  );

/** Whether a text states one of the figures that changed. A fact without a figure may be anywhere in it. */
export function restsOn(text: string, facts: readonly ChangedFact[]): boolean {
  const stated = new Set(readFigures(text).map(identifyFigure));
  return facts.some(
    ({ before: { figure, unit } }) =>
      figure === null ||
      unit === null ||
      stated.has(identifyFigure({ value: figure, unit: unit as Figure['unit'] })),
  );
}

/**
 * Compares two texts of a document in the copies of any number of buyers. Most answers are names that change no part of the
 * text: what decides is which parts the answers choose and which fields they leave open, so each such shape is rendered once
 * with marks in place of the names. Only a copy that differs there is rendered with its own answers.
 */
export class CopyComparison {
  private readonly change: Change;
  private readonly deciding: ReadonlySet<string>;
  private readonly shapes = new Map<string, boolean>();
  private readonly copies = new Map<string, boolean>();

  constructor(change: Change) {
    this.change = change;
    this.deciding = new Set(
      [change.from, change.to].flatMap(({ conditions, placeholders }) => [
        ...conditions.flatMap(({ names }) => names),
        // A date is written out, so a mark cannot stand for it.
        ...placeholders.filter(({ kind }) => kind === 'date').map(({ key }) => key),
      ]),
    );
  }

  /** Whether a buyer with these answers reads something else now; null for a buyer who gave none. */
  isAffected(answers: Values | null): boolean {
    const values = answers === null ? null : this.valuesOf(answers);
    const shape = values === null ? null : this.shapeOf(values);
    if (!remember(this.shapes, shape, () => this.differs(shape))) {
      return false;
    }
    return this.change.facts.length > 0 || remember(this.copies, values, () => this.differs(values));
  }

  private differs(values: Values | null): boolean {
    const { from, to, facts, figures } = this.change;
    const after = copyText(to, values, figures);
    return facts.length > 0 ? restsOn(after, facts) : copyText(from, values, figures) !== after;
  }

  private valuesOf(answers: Values): Values {
    return { ...valuesFor(this.change.from, answers), ...valuesFor(this.change.to, answers) };
  }

  private shapeOf(values: Values): Values {
    return Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => {
        if (value.trim() === '') return [];
        return [[key, this.deciding.has(key) ? value : `mark ${key}`]];
      }),
    );
  }
}

/** Beyond this many an entry is computed again. */
const mostKept = 20_000;

function remember(known: Map<string, boolean>, values: Values | null, compute: () => boolean): boolean {
  const key =
    values === null ? 'blank' : JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
  const found = known.get(key);
  if (found !== undefined) {
    return found;
  }
  const computed = compute();
  if (known.size < mostKept) {
    known.set(key, computed);
  }
  return computed;
}
