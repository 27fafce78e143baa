import {
  compareDocuments,
  fillTemplate,
  parseTemplate,
  redlineFile,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';

/** From two sources to a Word file with tracked changes; in the older one every tenth paragraph has other words. */
export function makeRedline(
  source: string,
  path: string,
  values: Readonly<Record<string, string>>,
): Uint8Array {
  let count = 0;
  const older = source.replace(/^[A-Z][^\n]{80,}$/gm, (line) => {
    count += 1;
    return count % 10 === 0 ? line.replace(/\b(?:the|a)\b/g, 'each') : line;
  });
  const fill = (text: string) =>
    fillTemplate(parseTemplate(text, path, publisher), 'company', values, { draftingNotes: 'hide' });
  return redlineFile(compareDocuments(fill(older), fill(source)), { date: '2026-11-21' }).bytes;
}
