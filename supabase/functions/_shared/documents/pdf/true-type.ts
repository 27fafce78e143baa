import { Blob, Face, Font } from 'harfbuzzjs';
import { placeGlyphs } from './shaping.ts';
import type { PlacedGlyph } from './shaping.ts';

/** The entry of the table `name` with what PDF calls the font. */
const postScriptName = 6;

/** The words of the whole library in one font are fewer; both bounds keep a font below some three megabytes. */
const mostWordsKept = 5000;
const longestWordKept = 40;

interface PlacedText {
  readonly glyphs: readonly PlacedGlyph[];
  /** For a size of 1. */
  readonly width: number;
}

/**
 * A TrueType file: HarfBuzz finds and places its glyphs, and the tables that a PDF describes are read here. Lengths are
 * font units unless said otherwise.
 */
export class TrueTypeFont {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly unitsPerEm: number;
  readonly glyphCount: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly weight: number;
  readonly italicAngle: number;
  readonly box: readonly [number, number, number, number];
  readonly postScriptName: string;
  private readonly tables: ReadonlyMap<string, { offset: number; length: number }>;
  private readonly shaper: Font;
  private readonly glyphs = new Map<number, number>();
  private readonly placed = new Map<string, PlacedText>();
  private readonly longOffsets: boolean;
  /** Where advances and bearings begin in the file, and how many glyphs have both. */
  private readonly metrics: number;
  private readonly metricCount: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.tables = readDirectory(this.view);
    const { view } = this;
    const head = this.offset('head');
    this.unitsPerEm = view.getUint16(head + 18);
    this.box = [
      view.getInt16(head + 36),
      view.getInt16(head + 38),
      view.getInt16(head + 40),
      view.getInt16(head + 42),
    ];
    this.longOffsets = view.getInt16(head + 50) === 1;
    const hhea = this.offset('hhea');
    this.ascent = view.getInt16(hhea + 4);
    this.descent = view.getInt16(hhea + 6);
    this.metrics = this.offset('hmtx');
    this.metricCount = view.getUint16(hhea + 34);
    this.glyphCount = view.getUint16(this.offset('maxp') + 4);
    const os2 = this.offset('OS/2');
    this.weight = view.getUint16(os2 + 4);
    this.capHeight = view.getUint16(os2) >= 2 ? view.getInt16(os2 + 88) : Math.round(this.unitsPerEm * 0.7);
    this.italicAngle = view.getInt32(this.offset('post') + 4) / 65_536;
    const face = new Face(new Blob(bytes));
    this.postScriptName = face.getName(postScriptName, 'en').replace(/[^A-Za-z0-9-]/g, '') || 'Font';
    this.shaper = new Font(face);
  }

  /** The glyph of a code point; 0 where the font has none. */
  glyph(codePoint: number): number {
    let glyph = this.glyphs.get(codePoint);
    if (glyph === undefined) {
      glyph = this.shaper.nominalGlyph(codePoint) ?? 0;
      this.glyphs.set(codePoint, glyph);
    }
    return glyph;
  }

  /** Read here, because calls into HarfBuzz for each glyph of a document add up. */
  advance(glyph: number): number {
    return this.view.getUint16(this.metrics + Math.min(glyph, this.metricCount - 1) * 4);
  }

  /** Text of one direction as glyphs, from left to right. The same words come again in every document, so they are kept. */
  place(text: string, rightToLeft: boolean): readonly PlacedGlyph[] {
    return this.placeText(text, rightToLeft).glyphs;
  }

  /** Width of text of one direction, for a size of 1. */
  width(text: string, rightToLeft: boolean): number {
    return this.placeText(text, rightToLeft).width;
  }

  private placeText(text: string, rightToLeft: boolean): PlacedText {
    const key = rightToLeft ? `\u200f${text}` : text;
    let placed = this.placed.get(key);
    if (!placed) {
      const glyphs = placeGlyphs(this.shaper, text, rightToLeft);
      const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
      placed = { glyphs, width: advance / this.unitsPerEm };
      if (this.placed.size >= mostWordsKept) this.placed.clear();
      if (text.length <= longestWordKept) this.placed.set(key, placed);
    }
    return placed;
  }

  /** Where a glyph's outline lies in the file; start equals end for an empty one. */
  outline(glyph: number): { start: number; end: number } {
    const loca = this.offset('loca');
    const glyf = this.offset('glyf');
    const at = (index: number): number =>
      this.longOffsets ? this.view.getUint32(loca + index * 4) : this.view.getUint16(loca + index * 2) * 2;
    if (glyph >= this.glyphCount) return { start: glyf, end: glyf };
    return { start: glyf + at(glyph), end: glyf + at(glyph + 1) };
  }

  /** Where the outline of a glyph begins and ends on the line; null where there is nothing to see. */
  sides(glyph: number): { left: number; right: number } | null {
    const { start, end } = this.outline(glyph);
    if (start === end) return null;
    return { left: this.view.getInt16(start + 2), right: this.view.getInt16(start + 6) };
  }

  /** Left side bearing, needed to write the table of advances again. */
  bearing(glyph: number): number {
    const { metrics, metricCount } = this;
    return glyph < metricCount
      ? this.view.getInt16(metrics + glyph * 4 + 2)
      : this.view.getInt16(metrics + metricCount * 4 + (glyph - metricCount) * 2);
  }

  table(tag: string): Uint8Array {
    const entry = this.tables.get(tag);
    return entry ? this.bytes.subarray(entry.offset, entry.offset + entry.length) : new Uint8Array();
  }

  private offset(tag: string): number {
    const entry = this.tables.get(tag);
    if (!entry) throw new Error(`The font lacks the table ${tag}.`);
    return entry.offset;
  }
}

function readDirectory(view: DataView): Map<string, { offset: number; length: number }> {
  const tables = new Map<string, { offset: number; length: number }>();
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(
      view.getUint8(at),
      view.getUint8(at + 1),
      view.getUint8(at + 2),
      view.getUint8(at + 3),
    );
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  return tables;
}
