import { isIsoDate } from './dates.ts';
import { DocumentError } from './errors.ts';
import type { Block, FilledField, Inline } from './tree.ts';

/** A fact that a text inserts or names by its key. Plain data: where it comes from is the caller's business. */
export interface FactText {
  /** The figure as a sentence says it, as in `12 weeks` or `$1,423`. Null: the fact has none and can only be named. */
  readonly text: string | null;
  /** The amount alone, as in `12`. */
  readonly number: string | null;
  /** The day on which the source was read, ISO. */
  readonly asOf: string;
  /** The address of the source. */
  readonly source: string;
  /** ISO days between which the figure holds; null where it is open. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Only for a figure that is set again each year. */
  readonly yearly?: YearlyText;
}

interface YearlyText {
  /** As in `Paid Leave premium`. */
  readonly name: string;
  readonly publisher: { readonly name: string; readonly url: string };
  /** The figure of the next year, where it is known. */
  readonly next: string | null;
}

export type FactTexts = ReadonlyMap<string, FactText>;

/** How a text writes a figure: `{key}` or `{key number}`. */
export type FactForm = 'text' | 'number';

const noFacts: FactTexts = new Map();

/** The day a document is for: the effective date that was answered, else the day that the caller gives. */
export function dayOf(fields: ReadonlyMap<string, FilledField>, mode: string, today?: string): string | null {
  const answered = mode === 'company' ? fields.get('effective_date')?.value : null;
  return answered && isIsoDate(answered) ? answered : (today ?? null);
}

const yearOf = ({ validFrom, validTo }: FactText) => (validTo ?? validFrom ?? '').slice(0, 4);

/** Whether a yearly figure belongs to another year than this day, ISO. Figures that are set once never do. */
export const isOutdated = ({ yearly, validFrom, validTo }: FactText, day: string): boolean =>
  yearly !== undefined && ((validFrom !== null && day < validFrom) || (validTo !== null && day > validTo));

/** Inserts the figures of one document, and keeps which of them belong to another year than the document. */
export class FactFiller {
  private readonly outdated = new Map<string, FactText>();
  private readonly facts: FactTexts;
  private readonly day: string | null;

  constructor(facts: FactTexts = noFacts, day: string | null = null) {
    this.facts = facts;
    this.day = day;
  }

  /** @throws DocumentError `fact_missing` */
  figure(key: string, form: FactForm): Inline {
    const fact = this.facts.get(key);
    const value = fact?.[form] ?? null;
    if (fact === undefined || value === null)
      throw new DocumentError('fact_missing', `There is no figure for {${key}}.`, key);
    const text: Inline = { type: 'text', value };
    if (this.day === null || !isOutdated(fact, this.day)) return text;
    this.outdated.set(key, fact);
    return { type: 'outdated', key, label: `Figure for ${yearOf(fact)}`, children: [text] };
  }

  /** The line above a document with figures of another year. None where all of them hold. */
  notice(): Block[] {
    const facts = [...this.outdated.values()];
    if (facts.length === 0) return [];
    const years = [...new Set(facts.map(yearOf))].sort().join(' and ');
    const wanted = (this.day ?? '').slice(0, 4);
    const children: Inline[] = [
      { type: 'strong', children: [{ type: 'text', value: `Figures for ${years}.` }] },
      { type: 'text', value: ` The ${wanted} figures belong here: ${listOf(facts.map(nextWords))}. ` },
      { type: 'text', value: 'Each figure to replace is marked.' },
    ];
    return [{ type: 'quote', kind: 'law', blocks: [{ type: 'paragraph', children }] }];
  }
}

const nextWords = ({ yearly }: FactText) => {
  if (yearly === undefined) return '';
  const { name, next, publisher } = yearly;
  return next === null
    ? `${name}, available from ${publisher.name} (${publisher.url})`
    : `${name}, which is ${next}`;
};

const listOf = (words: readonly string[]) => [...new Set(words)].join('; ');

/** Neighboring texts as one, so that an inserted figure is set like a typed one. */
export function joinTexts(nodes: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    else joined.push(node);
  }
  return joined;
}
