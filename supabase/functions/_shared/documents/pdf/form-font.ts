import { fontDescriptor, subsetTag } from './pdf-font.ts';
import { pdfNumber, refText } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import { subsetFont } from './subset.ts';
import type { TrueTypeFont } from './true-type.ts';

const firstCode = 32;
const lastCode = 255;
/** Code points of 0x80 to 0x9f in the encoding of Windows (WinAnsiEncoding); 0 where there is none. */
const upperCodes = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
];

/** The font viewers write with when somebody fills in a field: all of WinAnsi, embedded. */
export function winAnsiFont(file: PdfFile, font: TrueTypeFont): Ref {
  const glyphs = [0];
  const numbers = new Map<number, number>();
  const widths: string[] = [];
  for (let code = firstCode; code <= lastCode; code += 1) {
    const point = codePoint(code);
    const glyph = point === 0 ? 0 : font.glyph(point);
    widths.push(pdfNumber((font.advance(glyph) * 1000) / font.unitsPerEm));
    if (glyph === 0 || numbers.has(point)) continue;
    numbers.set(point, glyphs.length);
    glyphs.push(glyph);
  }
  const name = `${subsetTag(glyphs)}+${font.postScriptName}`;
  const descriptor = file.add(fontDescriptor(file, font, name, subsetFont(font, glyphs, numbers), 32));
  return file.add(
    `<</Type/Font/Subtype/TrueType/BaseFont/${name}/Encoding/WinAnsiEncoding/FirstChar ${String(firstCode)}/LastChar ${String(lastCode)}/Widths[${widths.join(' ')}]/FontDescriptor ${refText(descriptor)}>>`,
  );
}

function codePoint(code: number): number {
  if (code === 0x7f) return 0;
  if (code >= 0x80 && code <= 0x9f) return upperCodes[code - 0x80] ?? 0;
  if (code === 0xa0) return 0x20;
  return code === 0xad ? 0x2d : code;
}
