import type { FilledField } from '../tree.ts';
import type { TrueTypeFont } from './true-type.ts';

/** Points of what is typed into a cell or a box of several lines; also what a field in a line has room for. */
export const writingSize = 9;
/** The least height of a field in a line: PDFium, which Chrome and Edge show PDFs with, takes the size from it. */
export const fieldHeight = writingSize * 1.48;
/** Viewers leave a little room inside a field, at its sides and above and below several lines. */
const sideRoom = 8;
const endRoom = 3;
/** Some programs write with Helvetica, which is wider by this share; a box of several lines holds its answer in both. */
const widerShare = 0.1;
/** An answer may be longer than the example by this share of it. */
const spareShare = 0.5;

/** What is likely to be written into a field: one of its options, any date, or something longer than the example. */
function answersTo({ kind, options, example }: FilledField): readonly string[] {
  if (kind === 'choice') return options ?? [example];
  if (kind === 'date') return ['September 30, 2027'];
  return [example + example.slice(0, Math.ceil(example.length * spareShare))];
}

/** The width of a field that holds each answer in one line. */
export function answerWidth(font: TrueTypeFont, field: FilledField): number {
  return Math.max(...answersTo(field).map((answer) => writtenWidth(font, answer))) + sideRoom;
}

/** The height that the longest answer takes in a field of a width. */
export function answerHeight(font: TrueTypeFont, field: FilledField, width: number): number {
  const room = (width - sideRoom) / (1 + widerShare);
  const lines = Math.max(...answersTo(field).map((answer) => writtenLines(font, answer, room)));
  return lines * rowHeight(font) + (lines > 1 ? endRoom : 0);
}

/** The height of one line as viewers set it: from the top of the font to its bottom. */
function rowHeight(font: TrueTypeFont): number {
  return ((font.ascent - font.descent) / font.unitsPerEm) * writingSize;
}

/** Viewers know the advances of characters and nothing of kerning. */
function writtenWidth(font: TrueTypeFont, text: string): number {
  let units = 0;
  for (const character of text) units += font.advance(font.glyph(character.codePointAt(0) ?? 0));
  return (units / font.unitsPerEm) * writingSize;
}

/** Lines of a text that is broken at its spaces; a word that is too long is cut. */
function writtenLines(font: TrueTypeFont, text: string, width: number): number {
  const space = writtenWidth(font, ' ');
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const wanted = writtenWidth(font, word);
    if (used > 0 && used + space + wanted > width) {
      lines += 1;
      used = 0;
    }
    const cuts = Math.max(0, Math.ceil(wanted / width) - 1);
    lines += cuts;
    used += (used > 0 ? space : 0) + wanted - cuts * width;
  }
  return lines;
}
