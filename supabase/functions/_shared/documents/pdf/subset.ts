import type { TrueTypeFont } from './true-type.ts';

/** Flags of a part of a composite glyph. */
const wordArguments = 0x0001;
const argumentsAreOffsets = 0x0002;
const hasScale = 0x0008;
const moreComponents = 0x0020;
const hasXyScale = 0x0040;
const hasMatrix = 0x0080;
const hasInstructions = 0x0100;

/** Places in the table `maxp`; the limits of composite glyphs are four bytes after those of simple ones. */
const maxPoints = 6;
const maxContours = 8;
const maxElements = 28;
const maxDepth = 30;

/** A glyph that is drawn somewhere else than the font has it, with an advance of its own. Lengths are font units. */
export interface MovedGlyph {
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

/**
 * A TrueType file with only the glyphs asked for, in that order (parts of composite glyphs follow). Hints are left out.
 * `moved` says, by the number in the new file, which glyphs are drawn at another place.
 */
export function subsetFont(
  font: TrueTypeFont,
  glyphs: readonly number[],
  moved: ReadonlyMap<number, MovedGlyph> = new Map(),
): Uint8Array {
  const order = [...glyphs];
  const numbers = new Map<number, number>();
  order.forEach((glyph, index) => {
    if (!numbers.has(glyph) && !moved.has(index)) numbers.set(glyph, index);
  });
  const outlines: Uint8Array[] = [];
  // The list grows while it is walked: a composite adds its parts.
  for (const [index, glyph] of order.entries()) {
    const move = moved.get(index);
    outlines.push(
      move ? moveOutline(font, glyph, move, order, numbers) : copyOutline(font, glyph, order, numbers),
    );
  }
  const tables: [string, Uint8Array][] = [
    ['cmap', emptyMap()],
    ['glyf', join(outlines)],
    ['head', headTable(font)],
    ['hhea', hheaTable(font, order.length)],
    ['hmtx', metricsTable(font, order, moved)],
    ['loca', locaTable(outlines)],
    ['maxp', maxpTable(font, order.length, moved.size > 0)],
    ['post', postTable(font)],
  ];
  return writeFile(tables);
}

function copyOutline(
  font: TrueTypeFont,
  glyph: number,
  order: number[],
  numbers: Map<number, number>,
): Uint8Array {
  const { start, end } = font.outline(glyph);
  if (start === end) return new Uint8Array();
  const copy = font.bytes.slice(start, end);
  const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength);
  if (view.getInt16(0) >= 0) return padded(withoutInstructions(copy, view));
  let at = 10;
  for (;;) {
    const flags = view.getUint16(at);
    const part = view.getUint16(at + 2);
    view.setUint16(at, flags & ~hasInstructions);
    view.setUint16(at + 2, numberOf(part, order, numbers));
    at +=
      4 +
      (flags & wordArguments ? 4 : 2) +
      (flags & hasScale ? 2 : flags & hasXyScale ? 4 : flags & hasMatrix ? 8 : 0);
    if (!(flags & moreComponents)) break;
  }
  return padded(copy.subarray(0, at));
}

/** The number of a part in the new file, which gets it if it has not got it yet. */
function numberOf(part: number, order: number[], numbers: Map<number, number>): number {
  const known = numbers.get(part);
  if (known !== undefined) return known;
  numbers.set(part, order.length);
  return order.push(part) - 1;
}

/** A composite glyph whose only part is the glyph, somewhere else. */
function moveOutline(
  font: TrueTypeFont,
  glyph: number,
  { x, y }: MovedGlyph,
  order: number[],
  numbers: Map<number, number>,
): Uint8Array {
  const { start, end } = font.outline(glyph);
  if (start === end) return new Uint8Array();
  const view = new DataView(new ArrayBuffer(18));
  view.setInt16(0, -1);
  for (let side = 2; side < 10; side += 2)
    view.setInt16(side, font.view.getInt16(start + side) + (side % 4 === 2 ? x : y));
  view.setUint16(10, wordArguments | argumentsAreOffsets);
  view.setUint16(12, numberOf(glyph, order, numbers));
  view.setInt16(14, x);
  view.setInt16(16, y);
  return padded(new Uint8Array(view.buffer));
}

function withoutInstructions(copy: Uint8Array, view: DataView): Uint8Array {
  const at = 10 + view.getInt16(0) * 2;
  const length = view.getUint16(at);
  if (length === 0) return copy;
  const shorter = new Uint8Array(copy.length - length);
  shorter.set(copy.subarray(0, at));
  shorter.set(copy.subarray(at + 2 + length), at + 2);
  return shorter;
}

/** Outlines begin at multiples of four. */
function padded(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 4 === 0) return bytes;
  const longer = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  longer.set(bytes);
  return longer;
}

function headTable(font: TrueTypeFont): Uint8Array {
  const head = font.table('head').slice();
  const view = new DataView(head.buffer);
  view.setUint32(8, 0);
  view.setInt16(50, 1);
  return head;
}

function hheaTable(font: TrueTypeFont, count: number): Uint8Array {
  const hhea = font.table('hhea').slice();
  new DataView(hhea.buffer).setUint16(34, count);
  return hhea;
}

function maxpTable(font: TrueTypeFont, count: number, hasMoved: boolean): Uint8Array {
  const maxp = font.table('maxp').slice();
  const view = new DataView(maxp.buffer);
  view.setUint16(4, count);
  if (!hasMoved) return maxp;
  // A moved glyph is one part more, and one level deeper, than the font has.
  for (const at of [maxElements, maxDepth]) view.setUint16(at, view.getUint16(at) + 1);
  for (const at of [maxPoints, maxContours])
    view.setUint16(at + 4, Math.max(view.getUint16(at), view.getUint16(at + 4)));
  return maxp;
}

function postTable(font: TrueTypeFont): Uint8Array {
  const post = font.table('post').slice(0, 32);
  new DataView(post.buffer).setUint32(0, 0x00030000);
  return post;
}

function metricsTable(
  font: TrueTypeFont,
  order: readonly number[],
  moved: ReadonlyMap<number, MovedGlyph>,
): Uint8Array {
  const view = new DataView(new ArrayBuffer(order.length * 4));
  order.forEach((glyph, index) => {
    const move = moved.get(index);
    view.setUint16(index * 4, move?.advance ?? font.advance(glyph));
    view.setInt16(index * 4 + 2, font.bearing(glyph) + (move?.x ?? 0));
  });
  return new Uint8Array(view.buffer);
}

function locaTable(outlines: readonly Uint8Array[]): Uint8Array {
  const view = new DataView(new ArrayBuffer((outlines.length + 1) * 4));
  let at = 0;
  outlines.forEach((outline, index) => {
    view.setUint32(index * 4, at);
    at += outline.length;
  });
  view.setUint32(outlines.length * 4, at);
  return new Uint8Array(view.buffer);
}

/** A character map without a character, which readers of the file look for: the PDF has the numbers. */
function emptyMap(): Uint8Array {
  const view = new DataView(new ArrayBuffer(36));
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 1);
  view.setUint32(8, 12);
  view.setUint16(12, 4);
  view.setUint16(14, 24);
  view.setUint16(18, 2);
  view.setUint16(20, 2);
  // The one segment that closes every map.
  view.setUint16(26, 0xffff);
  view.setUint16(30, 0xffff);
  view.setUint16(32, 1);
  return new Uint8Array(view.buffer);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function writeFile(tables: readonly [string, Uint8Array][]): Uint8Array {
  const start = 12 + tables.length * 16;
  const total = tables.reduce((sum, [, bytes]) => sum + Math.ceil(bytes.length / 4) * 4, start);
  const out = new Uint8Array(total);
  const view = new DataView(out.buffer);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, tables.length * 16 - power * 16);
  let at = start;
  tables.forEach(([tag, bytes], index) => {
    const entry = 12 + index * 16;
    for (let index = 0; index < 4; index += 1) view.setUint8(entry + index, tag.charCodeAt(index));
    out.set(bytes, at);
    view.setUint32(entry + 4, checksum(view, at, bytes.length));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    at += Math.ceil(bytes.length / 4) * 4;
  });
  setAdjustment(view, tables);
  return out;
}

/** The sum over the whole file that `head` holds. */
function setAdjustment(view: DataView, tables: readonly [string, Uint8Array][]): void {
  const index = tables.findIndex(([tag]) => tag === 'head');
  const head = view.getUint32(12 + index * 16 + 8);
  view.setUint32(head + 8, (0xb1b0afba - checksum(view, 0, view.byteLength)) >>> 0);
}

function checksum(view: DataView, at: number, length: number): number {
  let sum = 0;
  for (let offset = 0; offset < length; offset += 4) sum = (sum + view.getUint32(at + offset)) >>> 0;
  return sum;
}
