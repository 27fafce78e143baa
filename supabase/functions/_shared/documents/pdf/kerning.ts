/** One pair-adjustment subtable of GPOS, ready to be asked. Null where it says nothing about a pair. */
type PairTable = (left: number, right: number) => number | null;

const xAdvance = 0x0004;

/** The kerning of an OpenType font: the pairs of the feature `kern` in GPOS. */
export class Kerning {
  private readonly tables: readonly PairTable[];
  private readonly known = new Map<number, number>();

  /** `gpos` is the table's place in the file, or null when there is none. */
  constructor(view: DataView, gpos: number | null, glyphCount: number) {
    this.tables = gpos === null ? [] : readPairTables(view, gpos, glyphCount);
  }

  between(left: number, right: number): number {
    const pair = left * 65_536 + right;
    const known = this.known.get(pair);
    if (known !== undefined) return known;
    let value = 0;
    for (const table of this.tables) {
      const found = table(left, right);
      if (found === null) continue;
      value = found;
      break;
    }
    this.known.set(pair, value);
    return value;
  }
}

function readPairTables(view: DataView, gpos: number, glyphCount: number): PairTable[] {
  const lookups = kernLookups(view, gpos);
  const list = gpos + view.getUint16(gpos + 8);
  const tables: PairTable[] = [];
  for (const index of lookups) {
    const lookup = list + view.getUint16(list + 2 + index * 2);
    const type = view.getUint16(lookup);
    const count = view.getUint16(lookup + 4);
    for (let sub = 0; sub < count; sub += 1) {
      let at = lookup + view.getUint16(lookup + 6 + sub * 2);
      let kind = type;
      if (kind === 9) {
        kind = view.getUint16(at + 2);
        at += view.getUint32(at + 4);
      }
      if (kind === 2) tables.push(readPairTable(view, at, glyphCount));
    }
  }
  return tables;
}

/** Lookups of the feature `kern`, for whatever script: our fonts share one set. */
function kernLookups(view: DataView, gpos: number): number[] {
  const features = gpos + view.getUint16(gpos + 6);
  const lookups = new Set<number>();
  for (let index = 0; index < view.getUint16(features); index += 1) {
    const record = features + 2 + index * 6;
    if (view.getUint32(record) !== 0x6b65726e) continue;
    const feature = features + view.getUint16(record + 4);
    for (let lookup = 0; lookup < view.getUint16(feature + 2); lookup += 1)
      lookups.add(view.getUint16(feature + 4 + lookup * 2));
  }
  return [...lookups].sort((a, b) => a - b);
}

function readPairTable(view: DataView, at: number, glyphCount: number): PairTable {
  const coverage = readCoverage(view, at + view.getUint16(at + 2), glyphCount);
  const first = view.getUint16(at + 4);
  const second = view.getUint16(at + 6);
  const sizes = {
    offset: bitsBelow(first, xAdvance) * 2,
    record: (bits(first) + bits(second)) * 2,
    moves: (first & xAdvance) !== 0,
  };
  return view.getUint16(at) === 1
    ? pairsByGlyph(view, at, coverage, sizes)
    : pairsByClass(view, at, coverage, sizes, glyphCount);
}

interface RecordSizes {
  /** Bytes from a record's values to its advance. */
  readonly offset: number;
  /** Bytes of both values of a record. */
  readonly record: number;
  readonly moves: boolean;
}

function pairsByGlyph(view: DataView, at: number, coverage: Int16Array, sizes: RecordSizes): PairTable {
  const size = 2 + sizes.record;
  return (left, right) => {
    const index = coverage[left] ?? -1;
    if (index < 0) return null;
    const set = at + view.getUint16(at + 10 + index * 2);
    let low = 0;
    let high = view.getUint16(set) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const record = set + 2 + middle * size;
      const glyph = view.getUint16(record);
      if (right < glyph) high = middle - 1;
      else if (right > glyph) low = middle + 1;
      else return sizes.moves ? view.getInt16(record + 2 + sizes.offset) : 0;
    }
    return null;
  };
}

function pairsByClass(
  view: DataView,
  at: number,
  coverage: Int16Array,
  sizes: RecordSizes,
  glyphCount: number,
): PairTable {
  const left = readClasses(view, at + view.getUint16(at + 8), glyphCount);
  const right = readClasses(view, at + view.getUint16(at + 10), glyphCount);
  const columns = view.getUint16(at + 14);
  return (first, second) => {
    if ((coverage[first] ?? -1) < 0) return null;
    const record = at + 16 + ((left[first] ?? 0) * columns + (right[second] ?? 0)) * sizes.record;
    return sizes.moves ? view.getInt16(record + sizes.offset) : 0;
  };
}

/** Coverage index by glyph, -1 for those outside. */
function readCoverage(view: DataView, at: number, glyphCount: number): Int16Array {
  const indices = new Int16Array(glyphCount).fill(-1);
  const count = view.getUint16(at + 2);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint16(at) === 1) {
      indices[view.getUint16(at + 4 + index * 2)] = index;
      continue;
    }
    const range = at + 4 + index * 6;
    const start = view.getUint16(range);
    const base = view.getUint16(range + 4);
    for (let glyph = start; glyph <= view.getUint16(range + 2); glyph += 1)
      indices[glyph] = base + glyph - start;
  }
  return indices;
}

/** Class by glyph, 0 for those in none. */
function readClasses(view: DataView, at: number, glyphCount: number): Uint16Array {
  const classes = new Uint16Array(glyphCount);
  if (view.getUint16(at) === 1) {
    const start = view.getUint16(at + 2);
    for (let index = 0; index < view.getUint16(at + 4); index += 1)
      classes[start + index] = view.getUint16(at + 6 + index * 2);
    return classes;
  }
  for (let index = 0; index < view.getUint16(at + 2); index += 1) {
    const range = at + 4 + index * 6;
    const value = view.getUint16(range + 4);
    for (let glyph = view.getUint16(range); glyph <= view.getUint16(range + 2); glyph += 1)
      classes[glyph] = value;
  }
  return classes;
}

function bits(mask: number): number {
  let count = 0;
  for (let bit = mask & 0xff; bit !== 0; bit &= bit - 1) count += 1;
  return count;
}

function bitsBelow(mask: number, bit: number): number {
  return bits(mask & (bit - 1));
}
