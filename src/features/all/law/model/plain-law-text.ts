import { readLawText, shownWords, type FactIndex } from './law-text';

/** The visible text, for structured data. Null if the page omits it. */
export function plainLawText(text: string, facts: FactIndex): string | null {
  const parts = readLawText(text, facts);
  return parts?.map((part) => (typeof part === 'string' ? part : shownWords(part))).join('') ?? null;
}
