import { isRightToLeft } from '../clean-text.ts';
import { pdfNumber, refText, utf16Hex } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import { subsetFont } from './subset.ts';
import type { TrueTypeFont } from './true-type.ts';

/** A stretch of text as PDF shows it: the operand of TJ (without brackets) and its width for a size of 1. */
export interface ShapedText {
  readonly operand: string;
  readonly width: number;
}

/**
 * One font of one document. Every character that is used gets its own number (a CID), so that text copied from the
 * file comes out exactly as it went in, even where two characters share a glyph or a font has none.
 */
export class PdfFont {
  readonly name: string;
  readonly font: TrueTypeFont;
  private readonly ref: Ref;
  private readonly cids = new Map<string, number>();
  private readonly glyphs: number[] = [0];
  private readonly texts: string[] = [''];
  private readonly shaped = new Map<string, ShapedText>();

  constructor(file: PdfFile, name: string, font: TrueTypeFont) {
    this.name = name;
    this.font = font;
    this.ref = file.reserve();
  }

  get reference(): Ref {
    return this.ref;
  }

  get used(): boolean {
    return this.glyphs.length > 1;
  }

  has(codePoint: number): boolean {
    return this.font.glyph(codePoint) !== 0;
  }

  /** Width of one sign for a size of 1, without kerning. */
  signWidth(sign: string): number {
    return this.font.advance(this.font.glyph(sign.codePointAt(0) ?? 0)) / this.font.unitsPerEm;
  }

  /** Sets text in its logical order; `display` may replace characters by the form they are drawn in, one for one. */
  shape(text: string, display: string = text): ShapedText {
    const key = display === text ? text : `${text}\u0000${display}`;
    let shaped = this.shaped.get(key);
    if (!shaped) {
      shaped = this.shapeNew(Array.from(text), Array.from(display));
      this.shaped.set(key, shaped);
    }
    return shaped;
  }

  private shapeNew(signs: readonly string[], drawn: readonly string[]): ShapedText {
    const { font } = this;
    let operand = '<';
    let width = 0;
    let before = 0;
    const order = signs.map((_sign, index) => index);
    if (signs.some((sign) => isRightToLeft(sign.codePointAt(0) ?? 0))) order.reverse();
    for (const index of order) {
      const glyph = font.glyph(drawn[index]?.codePointAt(0) ?? 0);
      const kern = before === 0 ? 0 : font.kern(before, glyph);
      if (kern !== 0) {
        operand += `>${pdfNumber((-kern * 1000) / font.unitsPerEm)}<`;
        width += kern;
      }
      operand += this.cid(signs[index] ?? '', glyph)
        .toString(16)
        .padStart(4, '0');
      width += font.advance(glyph);
      before = glyph;
    }
    return { operand: `${operand}>`, width: width / font.unitsPerEm };
  }

  private cid(sign: string, glyph: number): number {
    const key = `${sign}${String(glyph)}`;
    let cid = this.cids.get(key);
    if (cid === undefined) {
      cid = this.glyphs.length;
      this.cids.set(key, cid);
      this.glyphs.push(glyph);
      this.texts.push(sign);
    }
    return cid;
  }

  /** Writes the font with the glyphs that were used. Call it once, when all text is set. */
  embed(file: PdfFile): void {
    const { font, glyphs } = this;
    const name = `${subsetTag(glyphs)}+${font.postScriptName}`;
    const descriptor = file.add(fontDescriptor(file, font, name, subsetFont(font, glyphs), 4));
    const widths = glyphs.map((glyph) => pdfNumber((font.advance(glyph) * 1000) / font.unitsPerEm));
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${refText(descriptor)}/DW 1000/W[0[${widths.join(' ')}]]/CIDToGIDMap/Identity>>`,
    );
    const unicode = file.stream('', toUnicode(this.texts));
    file.put(
      this.ref,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${refText(descendant)}]/ToUnicode ${refText(unicode)}>>`,
    );
  }
}

/** Six capital letters that identify the choice of glyphs. */
export function subsetTag(glyphs: readonly number[]): string {
  let hash = 2_166_136_261;
  for (const glyph of glyphs) hash = Math.imul(hash ^ glyph, 16_777_619) >>> 0;
  let tag = '';
  for (let letter = 0; letter < 6; letter += 1) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26) + letter * 7919;
  }
  return tag;
}

/** `flags`: 4 for a font with its own numbering, 32 for one with a standard encoding. */
export function fontDescriptor(
  file: PdfFile,
  font: TrueTypeFont,
  name: string,
  program: Uint8Array,
  flags: number,
): string {
  const data = file.stream(`/Length1 ${String(program.length)}`, program);
  const scale = (value: number): string => pdfNumber((value * 1000) / font.unitsPerEm);
  const serif = font.postScriptName.includes('Serif') ? 2 : 0;
  const italic = font.italicAngle === 0 ? 0 : 64;
  return (
    `<</Type/FontDescriptor/FontName/${name}/Flags ${String(flags + serif + italic)}/FontBBox[${font.box.map(scale).join(' ')}]/ItalicAngle ${pdfNumber(font.italicAngle)}` +
    `/Ascent ${scale(font.ascent)}/Descent ${scale(font.descent)}/CapHeight ${scale(font.capHeight)}/StemV ${String(Math.round(font.weight / 5))}/FontFile2 ${refText(data)}>>`
  );
}

/** The map from numbers back to text, for copying, searching and reading aloud. */
function toUnicode(texts: readonly string[]): string {
  const lines = texts
    .slice(1)
    .map((text, index) => `<${(index + 1).toString(16).padStart(4, '0')}><${utf16Hex(text)}>`);
  let map =
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def' +
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def 1 begincodespacerange<0000><FFFF>endcodespacerange\n';
  for (let from = 0; from < lines.length; from += 100) {
    const group = lines.slice(from, from + 100);
    map += `${String(group.length)} beginbfchar\n${group.join('\n')}\nendbfchar\n`;
  }
  return `${map}endcmap CMapName currentdict/CMap defineresource pop end end`;
}
