import { formatFigure } from '@law/figures';
import type { LawFact } from '@law/law-fact';
import { RecordedFacts } from './recorded-facts';

/**
 * Texts about law refer to facts instead of repeating them: `{key}` is the figure of a fact, `{{key}}` its statement. `{law key}`
 * behind a sentence names its fact and shows only the number of the source. So a figure is written once, and the owner's edit
 * reaches every page.
 */
type FactShows = 'figure' | 'statement' | 'source';

export interface NamedFact {
  readonly fact: LawFact;
  readonly shows: FactShows;
}

export type LawTextPiece = string | NamedFact;

export type FactIndex = ReadonlyMap<string, LawFact>;

const token = /(\{\{?[a-z0-9-]+\}\}?| *\{law [a-z0-9-]+\})/;

export function indexFacts<Fact extends LawFact>(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  const entries = facts.map((fact) => [fact.key, fact] as const);
  return import.meta.env.SSR ? new RecordedFacts(entries) : new Map(entries);
}

/** The pieces of a text. Null if it names a fact that was removed: then the text must not be shown. */
export function readLawText(text: string, facts: FactIndex): readonly LawTextPiece[] | null {
  const pieces: LawTextPiece[] = [];
  for (const piece of text.split(token)) {
    if (!token.test(piece)) {
      pieces.push(piece);
      continue;
    }
    const fact = facts.get(piece.replaceAll(/^ *\{law |[{}]/g, ''));
    const shows = showsOf(piece);
    if (!fact || (shows === 'figure' && fact.figure === null)) {
      return null;
    }
    pieces.push({ fact, shows });
  }
  return pieces.filter((piece) => piece !== '');
}

function showsOf(mark: string): FactShows {
  if (mark.trimStart().startsWith('{law ')) return 'source';
  return mark.startsWith('{{') ? 'statement' : 'figure';
}

/** What a reader sees of a fact in a text, besides the number of its source. */
export function shownWords({ shows, fact: { statement, figure, unit } }: NamedFact): string {
  if (shows === 'source') return '';
  return shows === 'statement' || figure === null || unit === null ? statement : formatFigure(figure, unit);
}

/** The unique keys of the facts in a page's texts, in reading order. */
export function namedFacts(texts: unknown): string[] {
  const keys = [...JSON.stringify(texts).matchAll(/\{(?:\{|law )?([a-z]{2}-[a-z0-9-]+)\}\}?/g)].map(
    ([, key = '']) => key,
  );
  return [...new Set(keys)];
}
