import { readLawText, shownWords, type FactIndex } from './law-text';

/** The visible text, for structured data. Null if the page omits it. */
export function plainLawText(text: string, facts: FactIndex): string | null {
  const pieces = readLawText(text, facts);
  return pieces?.map((piece) => (typeof piece === 'string' ? piece : shownWords(piece))).join('') ?? null;
}
