import { pdfNumber, refText, utf16Hex } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import { canShow } from './can-show.ts';
import type { PlacedGlyph } from './shaping.ts';
import { subsetFont } from './subset.ts';
import type { MovedGlyph } from './subset.ts';
import type { TrueTypeFont } from './true-type.ts';

/** Text of one direction, in its logical order. */
interface DirectedText {
  readonly text: string;
  readonly rightToLeft: boolean;
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
  private readonly moved = new Map<number, MovedGlyph>();
  private readonly operands = new Map<string, string>();
  private readonly shown = new Map<string, boolean>();

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

  /** True where it can draw a character with all its marks, as one glyph or as several. */
  has(grapheme: string): boolean {
    let shown = this.shown.get(grapheme);
    if (shown === undefined) {
      shown = canShow(this.font, grapheme);
      this.shown.set(grapheme, shown);
    }
    return shown;
  }

  /**
   * Text as PDF shows it: the operand of TJ, without brackets. Asked for where text is drawn, so that what is only measured
   * takes no numbers.
   */
  operand({ text, rightToLeft }: DirectedText): string {
    let operand = this.operands.get(text);
    if (operand === undefined) {
      operand = this.write(this.font.place(text, isFromRight(text, rightToLeft)));
      this.operands.set(text, operand);
    }
    return operand;
  }

  /** Its width for a size of 1. */
  width(text: string, rightToLeft: boolean): number {
    return this.font.width(text, isFromRight(text, rightToLeft));
  }

  /** Takes in characters that nobody has set, for what is typed into the file later; those that the font lacks are left out. */
  include(characters: Iterable<string>): void {
    for (const text of characters) {
      const glyph = this.font.glyph(text.codePointAt(0) ?? 0);
      if (glyph !== 0) this.cid({ glyph, text, x: 0, y: 0, advance: this.font.advance(glyph) });
    }
  }

  private write(placed: readonly PlacedGlyph[]): string {
    const { font } = this;
    let operand = '<';
    for (const each of placed) {
      const cid = this.cid(each);
      operand += cid.toString(16).padStart(4, '0');
      const kern = each.advance - this.advance(cid);
      if (kern !== 0) operand += `>${pdfNumber((-kern * 1000) / font.unitsPerEm)}<`;
    }
    return `${operand}>`;
  }

  private advance(cid: number): number {
    return this.moved.get(cid)?.advance ?? this.font.advance(this.glyphs[cid] ?? 0);
  }

  /** Marks become glyphs of their own at each place: programs that copy text lose those that the page moves. */
  private cid({ glyph, text, x, y, advance }: PlacedGlyph): number {
    const isMoved = x !== 0 || y !== 0 || (advance === 0 && this.font.advance(glyph) !== 0);
    const key = `${String(glyph)} ${isMoved ? `${String(x)} ${String(y)} ` : ''}${text}`;
    let cid = this.cids.get(key);
    if (cid === undefined) {
      cid = this.glyphs.length;
      this.cids.set(key, cid);
      this.glyphs.push(glyph);
      this.texts.push(text);
      if (isMoved) this.moved.set(cid, { x, y, advance });
    }
    return cid;
  }

  /** Writes the font with the glyphs that were used. Call it once, when all text is set. */
  embed(file: PdfFile): void {
    const { font, glyphs } = this;
    const name = `${subsetTag(glyphs)}+${font.postScriptName}`;
    const program = subsetFont(font, glyphs, this.moved);
    const descriptor = file.add(fontDescriptor(file, font, name, program));
    const widths = glyphs.map((_glyph, cid) => pdfNumber((this.advance(cid) * 1000) / font.unitsPerEm));
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

/** Numbers go from left to right in every script. */
const isFromRight = (text: string, rightToLeft: boolean): boolean => rightToLeft && !isDigit(text);

/** Whether text begins with a digit. */
export function isDigit(text: string): boolean {
  return /^[\p{Nd}\u066b\u066c]/u.test(text);
}

/** Six capital letters that identify the choice of glyphs. */
function subsetTag(glyphs: readonly number[]): string {
  let hash = 2_166_136_261;
  for (const glyph of glyphs) hash = Math.imul(hash ^ glyph, 16_777_619) >>> 0;
  let tag = '';
  for (let index = 0; index < 6; index += 1) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26) + index * 7919;
  }
  return tag;
}

function fontDescriptor(file: PdfFile, font: TrueTypeFont, name: string, program: Uint8Array): string {
  const data = file.stream(`/Length1 ${String(program.length)}`, program);
  const scale = (value: number): string => pdfNumber((value * 1000) / font.unitsPerEm);
  const ownNumbers = 4;
  const serif = font.postScriptName.includes('Serif') ? 2 : 0;
  const italic = font.italicAngle === 0 ? 0 : 64;
  return (
    `<</Type/FontDescriptor/FontName/${name}/Flags ${String(ownNumbers + serif + italic)}/FontBBox[${font.box.map(scale).join(' ')}]/ItalicAngle ${pdfNumber(font.italicAngle)}` +
    `/Ascent ${scale(font.ascent)}/Descent ${scale(font.descent)}/CapHeight ${scale(font.capHeight)}/StemV ${String(Math.round(font.weight / 5))}/FontFile2 ${refText(data)}>>`
  );
}

/** The map from numbers back to text, for copying, searching, reading aloud and for what is typed into fields. */
function toUnicode(texts: readonly string[]): string {
  const hex = (cid: number): string => `<${cid.toString(16).padStart(4, '0')}>`;
  const lines = rangesOf(texts).map(
    ({ first, last }) => `${hex(first)}${hex(last)}<${utf16Hex(texts[first] ?? '')}>`,
  );
  let map =
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def' +
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def 1 begincodespacerange<0000><FFFF>endcodespacerange\n';
  for (let from = 0; from < lines.length; from += 100) {
    const group = lines.slice(from, from + 100);
    map += `${String(group.length)} beginbfrange\n${group.join('\n')}\nendbfrange\n`;
  }
  return `${map}endcmap CMapName currentdict/CMap defineresource pop end end`;
}

/** Numbers in a row whose texts are characters in a row. A range ends with the first byte of the number or of the character. */
function rangesOf(texts: readonly string[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (let cid = 1; cid < texts.length; cid += 1) {
    const range = ranges.at(-1);
    if (range && cid % 256 !== 0 && followsOn(texts[cid - 1] ?? '', texts[cid] ?? '')) range.last = cid;
    else ranges.push({ first: cid, last: cid });
  }
  return ranges;
}

function followsOn(before: string, text: string): boolean {
  const code = text.charCodeAt(0);
  return before.length === 1 && text.length === 1 && code % 256 !== 0 && before.charCodeAt(0) === code - 1;
}
