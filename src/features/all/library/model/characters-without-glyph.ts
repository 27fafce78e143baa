import { pdfGlyphRanges } from './pdf-glyph-ranges';

/** Where a run begins: the first at an even place is of characters that no font has. */
let starts: number[] | undefined;

function readStarts(): number[] {
  let start = 0;
  return pdfGlyphRanges.split(' ').map((length) => (start += parseInt(length, 36)));
}

function isDrawn(code: number): boolean {
  starts ??= readStarts();
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

/** The characters of a text that a PDF file cannot show, each once. */
export function charactersWithoutGlyph(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !/\s/.test(character) && !isDrawn(character.codePointAt(0) ?? 0),
  );
}
