import type { LawFact } from '@contracts/law/law-fact';
import { RecordedFacts } from './recorded-facts';

/**
 * Texts about law name their facts instead of repeating them: `{key}` stands for the figure of a fact, `{{key}}` for its
 * whole statement. So a figure is written once, and the owner's edit reaches every page.
 */
export type LawTextPart = string | { readonly fact: LawFact; readonly shows: 'figure' | 'statement' };

export type FactIndex = ReadonlyMap<string, LawFact>;

const token = /(\{\{?[a-z0-9-]+\}\}?)/;

export function indexFacts<Fact extends LawFact>(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  const entries = facts.map((fact) => [fact.key, fact] as const);
  return import.meta.env.SSR ? new RecordedFacts(entries) : new Map(entries);
}

/** The parts of a text; null when it names a fact that the base no longer holds, because then it must not be said. */
export function readLawText(text: string, facts: FactIndex): readonly LawTextPart[] | null {
  const parts: LawTextPart[] = [];
  for (const piece of text.split(token)) {
    if (!token.test(piece)) {
      parts.push(piece);
      continue;
    }
    const fact = facts.get(piece.replaceAll(/[{}]/g, ''));
    const shows = piece.startsWith('{{') ? 'statement' : 'figure';
    if (!fact || (shows === 'figure' && fact.figure === null)) {
      return null;
    }
    parts.push({ fact, shows });
  }
  return parts.filter((part) => part !== '');
}

/** The keys of the facts that a page's texts name, in reading order, each once. */
export function namedFacts(texts: unknown): string[] {
  const keys = [...JSON.stringify(texts).matchAll(/\{\{?([a-z]{2}-[a-z0-9-]+)\}\}?/g)].map(
    ([, key = '']) => key,
  );
  return [...new Set(keys)];
}
