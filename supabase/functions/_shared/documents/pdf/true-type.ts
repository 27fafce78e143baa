import { Kerning } from './kerning.ts';

/** Reads the tables of a TrueType file that setting text needs. Lengths are font units unless said otherwise. */
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
  private readonly advances: Uint16Array;
  private readonly glyphs: CharacterMap;
  private readonly longOffsets: boolean;
  private kerning: Kerning | null = null;

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
    this.glyphCount = view.getUint16(this.offset('maxp') + 4);
    this.advances = readAdvances(view, this.offset('hmtx'), view.getUint16(hhea + 34), this.glyphCount);
    const os2 = this.offset('OS/2');
    this.weight = view.getUint16(os2 + 4);
    this.capHeight = view.getUint16(os2) >= 2 ? view.getInt16(os2 + 88) : Math.round(this.unitsPerEm * 0.7);
    this.italicAngle = view.getInt32(this.offset('post') + 4) / 65_536;
    this.glyphs = readCharacterMap(view, this.offset('cmap'));
    this.postScriptName = readPostScriptName(view, this.offset('name'));
  }

  /** The glyph of a code point; 0 where the font has none. */
  glyph(codePoint: number): number {
    return this.glyphs(codePoint);
  }

  advance(glyph: number): number {
    return this.advances[glyph] ?? 0;
  }

  /** How much nearer (negative) or farther two neighbors are. */
  kern(left: number, right: number): number {
    if (!this.kerning) {
      const table = this.tables.get('GPOS');
      this.kerning = new Kerning(this.view, table?.offset ?? null, this.glyphCount);
    }
    return this.kerning.between(left, right);
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

  /** Left side bearing, needed to write the table of advances again. */
  bearing(glyph: number): number {
    const hmtx = this.offset('hmtx');
    const count = this.view.getUint16(this.offset('hhea') + 34);
    return glyph < count
      ? this.view.getInt16(hmtx + glyph * 4 + 2)
      : this.view.getInt16(hmtx + count * 4 + (glyph - count) * 2);
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

type CharacterMap = (codePoint: number) => number;

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

function readAdvances(view: DataView, hmtx: number, metrics: number, glyphCount: number): Uint16Array {
  const advances = new Uint16Array(glyphCount);
  for (let glyph = 0; glyph < glyphCount; glyph += 1) {
    advances[glyph] = view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4);
  }
  return advances;
}

/** The widest Unicode subtable there is: format 12 (all of Unicode) before format 4 (the first plane). */
function readCharacterMap(view: DataView, cmap: number): CharacterMap {
  const count = view.getUint16(cmap + 2);
  let four = 0;
  let twelve = 0;
  for (let index = 0; index < count; index += 1) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === 4) four = at;
    if (format === 12) twelve = at;
  }
  const known = new Map<number, number>();
  const lookUp = twelve !== 0 ? format12(view, twelve) : format4(view, four);
  return (codePoint) => {
    let glyph = known.get(codePoint);
    if (glyph === undefined) {
      glyph = lookUp(codePoint);
      known.set(codePoint, glyph);
    }
    return glyph;
  };
}

function format12(view: DataView, at: number): CharacterMap {
  const groups = view.getUint32(at + 12);
  return (codePoint) => {
    let low = 0;
    let high = groups - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = at + 16 + middle * 12;
      if (codePoint < view.getUint32(group)) high = middle - 1;
      else if (codePoint > view.getUint32(group + 4)) low = middle + 1;
      else return view.getUint32(group + 8) + codePoint - view.getUint32(group);
    }
    return 0;
  };
}

function format4(view: DataView, at: number): CharacterMap {
  const double = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + double + 2;
  const deltas = starts + double;
  const offsets = deltas + double;
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    for (let index = 0; index < double; index += 2) {
      if (view.getUint16(ends + index) < codePoint) continue;
      const start = view.getUint16(starts + index);
      if (start > codePoint) return 0;
      const offset = view.getUint16(offsets + index);
      if (offset === 0) return (codePoint + view.getInt16(deltas + index)) & 0xffff;
      const glyph = view.getUint16(offsets + index + offset + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + view.getInt16(deltas + index)) & 0xffff;
    }
    return 0;
  };
}

function readPostScriptName(view: DataView, name: number): string {
  const count = view.getUint16(name + 2);
  const strings = name + view.getUint16(name + 4);
  for (let index = 0; index < count; index += 1) {
    const at = name + 6 + index * 12;
    if (view.getUint16(at + 6) !== 6 || view.getUint16(at) !== 3) continue;
    let text = '';
    const start = strings + view.getUint16(at + 10);
    for (let byte = 0; byte < view.getUint16(at + 8); byte += 2)
      text += String.fromCharCode(view.getUint16(start + byte));
    return text.replace(/[^A-Za-z0-9-]/g, '');
  }
  return 'Font';
}
