import { bundledFonts, findMissingGlyphs } from '../../supabase/functions/_shared/documents/mod.ts';

export const glyphRangesFile = 'src/features/all/library/model/pdf-glyph-ranges.ts';
const codePoints = 0x110000;
/** No piece holds both halves of a surrogate pair, which together would be another character. */
const pieceLength = 0x400;

/** The source of the file: the length of each run of code points in turn, first of those that no font has. */
export async function glyphRanges(): Promise<string> {
  const runs: number[] = [];
  let start = 0;
  for (let first = 0; first < codePoints; first += pieceLength) {
    const characters = Array.from({ length: pieceLength }, (_, index) => String.fromCodePoint(first + index));
    const missing = new Set(await findMissingGlyphs(characters.join(''), bundledFonts()));
    for (const [index, character] of characters.entries()) {
      const isInDrawnRun = runs.length % 2 === 1;
      if (missing.has(character) === isInDrawnRun) {
        runs.push(first + index - start);
        start = first + index;
      }
    }
  }
  const text = runs.map((length) => length.toString(36)).join(' ');
  return `// Written by \`npm run pdf-glyphs\` from the fonts of the PDF files.\nexport const pdfGlyphRanges =\n  '${text}';\n`;
}
