import {
  compareDocuments,
  fillTemplate,
  redlineFile,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { readTree, values } from './document-sources.ts';

/** A text in which every tenth paragraph has other words. */
export function olderText(source: string): string {
  let count = 0;
  return source.replace(/^[A-Z][^\n]{80,}$/gm, (line) => {
    count += 1;
    return count % 10 === 0 ? line.replace(/\b(?:the|a)\b/g, 'each') : line;
  });
}

/** From two stored trees to a Word file with tracked changes. */
export function makeRedline(older: string, newer: string): Uint8Array {
  const fill = (tree: string) => fillTemplate(readTree(tree), 'company', values, { draftingNotes: 'hide' });
  return redlineFile(compareDocuments(fill(older), fill(newer)), { date: '2026-11-21' }).bytes;
}
