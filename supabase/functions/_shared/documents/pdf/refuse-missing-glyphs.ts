import type { DocumentLabels } from '../document-labels.ts';
import { DocumentError } from '../errors.ts';
import type { FilledDocument } from '../fill.ts';

/** The most characters that one message names. */
const mostNamed = 12;

/**
 * Refuses answers and typed text with characters that no font has: the page would show empty boxes in their place.
 *
 * @throws DocumentError `missing_glyphs`, with the field's key where it is an answer
 */
export function refuseMissingGlyphs(
  { fields, blocks, template }: FilledDocument,
  { subtitle, versionLine, smallPrint }: DocumentLabels,
  missing: ReadonlySet<string>,
): void {
  if (missing.size === 0) return;
  for (const { key, label, value } of fields) {
    refuse(value ?? '', missing, {
      name: `“${label}”`,
      wayOut: `change “${label}” in the company profile, which changes your documents and nothing else`,
      key,
    });
  }
  const wayOut = 'write them another way';
  refuse(JSON.stringify(blocks), missing, { name: 'the text', wayOut });
  // The only words in it that a person typed.
  const preparedBy = 'change “Prepared by” under Company in your account';
  refuse(subtitle, missing, { name: '“Prepared by”', wayOut: preparedBy });
  refuse(`${template.title}${versionLine}${smallPrint.join('')}`, missing, {
    name: 'the title or the small print',
    wayOut,
  });
}

interface Place {
  readonly name: string;
  /** What to do when it has to be a PDF. */
  readonly wayOut: string;
  readonly key?: string;
}

function refuse(text: string, missing: ReadonlySet<string>, { name, wayOut, key }: Place): void {
  const characters = [...new Set(text)].filter((character) => missing.has(character));
  if (characters.length === 0) return;
  throw new DocumentError(
    'missing_glyphs',
    `The PDF cannot show these characters of ${name}: ${characters.slice(0, mostNamed).join(' ')}. Choose Word, which can show them; or, for a PDF, ${wayOut}.`,
    key,
  );
}
