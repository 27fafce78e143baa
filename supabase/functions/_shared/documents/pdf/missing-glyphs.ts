import type { DocumentWords } from '../document-words.ts';
import { DocumentError } from '../errors.ts';
import type { FilledDocument } from '../fill.ts';

/** At most so many signs are named in a message. */
const mostNamed = 12;

/**
 * Refuses answers, and text that a person wrote, with signs that no font has: in their place the page would show empty boxes.
 *
 * @throws DocumentError `missing_glyphs`, with the field's key where it is an answer
 */
export function refuseMissingGlyphs(
  { fields, blocks, template }: FilledDocument,
  { subtitle, versionLine, smallPrint }: DocumentWords,
  missing: ReadonlySet<string>,
): void {
  if (missing.size === 0) return;
  for (const { key, label, value } of fields) refuse(value ?? '', missing, `“${label}”`, key);
  refuse(JSON.stringify(blocks), missing, 'the text');
  refuse(
    `${template.title}${subtitle}${versionLine}${smallPrint.join('')}`,
    missing,
    'the title or the small print',
  );
}

function refuse(text: string, missing: ReadonlySet<string>, place: string, key?: string): void {
  const signs = [...new Set(text)].filter((sign) => missing.has(sign));
  if (signs.length === 0) return;
  throw new DocumentError(
    'missing_glyphs',
    `The PDF cannot show these characters of ${place}: ${signs.slice(0, mostNamed).join(' ')}. Write them another way, or choose Word, which can show them.`,
    key,
  );
}
