import { deflateSync, strToU8 } from 'fflate';
import { isIsoDate } from './dates.ts';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Already compressed files (DOCX, PDF) are stored as they are. Default: compressed. */
  readonly stored?: boolean;
  /** ISO date that a file manager shows; the same input keeps the same one. Default: the earliest that ZIP can hold. */
  readonly date?: string | undefined;
}

/** An entry whose compressed form is known, so that a part which is the same in every file is compressed once. */
export interface PackedEntry {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly size: number;
  readonly data: Uint8Array;
  readonly method: 0 | 8;
  readonly stamp: DosStamp;
}

interface DosStamp {
  readonly date: number;
  readonly time: number;
}

const earliestYear = 1980;
/** 1980-01-01 00:00, the earliest that ZIP can hold: the parts of an Office file have no date of their own. */
const undated: DosStamp = { date: 0x0021, time: 0 };
const utf8Names = 0x0800;
// Level 3 takes half the time of level 6 and a tenth more room.
const level = 3;
/** Smaller entries are stored: there is little to win, and compressing has a fixed cost. */
const leastCompressed = 1_100;

/** Four tables, so that the sum takes four bytes at a step (slicing-by-4). */
const crcTables = makeCrcTables();

function makeCrcTables(): readonly Uint32Array[] {
  const first = new Uint32Array(256);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    first[byte] = value >>> 0;
  }
  const tables = [first];
  for (let table = 1; table < 4; table += 1) {
    const before = tables[table - 1] ?? first;
    tables.push(before.map((value) => ((value >>> 8) ^ (first[value & 0xff] ?? 0)) >>> 0));
  }
  return tables;
}

export function crc32(bytes: Uint8Array): number {
  const [one, two, three, four] = crcTables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 4);
  let crc = 0xffffffff;
  for (let at = 0; at < whole; at += 4) {
    crc ^= view.getUint32(at, true);
    crc =
      (four[crc & 0xff] ?? 0) ^
      (three[(crc >>> 8) & 0xff] ?? 0) ^
      (two[(crc >>> 16) & 0xff] ?? 0) ^
      (one[crc >>> 24] ?? 0);
  }
  for (let at = whole; at < bytes.length; at += 1) {
    crc = (crc >>> 8) ^ (one[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export function packEntry(entry: ZipEntry): PackedEntry {
  const { name, bytes } = entry;
  const stored = entry.stored === true || bytes.length < leastCompressed;
  const data = stored ? bytes : deflateSync(bytes, { level });
  return {
    name: strToU8(name),
    crc: crc32(bytes),
    size: bytes.length,
    data,
    method: stored ? 0 : 8,
    stamp: stampOf(entry.date),
  };
}

/** Noon of the day: ZIP has no time zone. */
function stampOf(date: string | undefined): DosStamp {
  if (date === undefined || !isIsoDate(date)) return undated;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  if (year < earliestYear) return undated;
  return { date: ((year - earliestYear) << 9) | (month << 5) | day, time: 12 << 11 };
}

/** A ZIP file of the entries in the order given. Names must be relative, with `/`; the caller has checked them. */
export function writeZip(entries: readonly PackedEntry[]): Uint8Array {
  const total = entries.reduce((sum, { name, data }) => sum + 76 + 2 * name.length + data.length, 22);
  const out = new Uint8Array(total);
  const view = new DataView(out.buffer);
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const { name } = entry;
    offsets.push(at);
    view.setUint32(at, 0x04034b50, true);
    writeCommon(view, at + 4, entry, name.length);
    out.set(name, at + 30);
    out.set(entry.data, at + 30 + name.length);
    at += 30 + name.length + entry.data.length;
  }
  const directory = at;
  entries.forEach((entry, index) => {
    const { name } = entry;
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    writeCommon(view, at + 6, entry, name.length);
    view.setUint32(at + 42, offsets[index] ?? 0, true);
    out.set(name, at + 46);
    at += 46 + name.length;
  });
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return out;
}

/** The fields that a local header and the directory share, from "version needed" to the lengths. */
function writeCommon(view: DataView, at: number, entry: PackedEntry, nameLength: number): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, utf8Names, true);
  view.setUint16(at + 4, entry.method, true);
  view.setUint16(at + 6, entry.stamp.time, true);
  view.setUint16(at + 8, entry.stamp.date, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.data.length, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, nameLength, true);
}

/**
 * Collects the parts of an Office file. A part added with `fixed` is the same in every file of this process and is
 * compressed only once.
 */
export class PartWriter {
  private readonly entries: PackedEntry[] = [];

  add(name: string, text: string): void {
    this.entries.push(packEntry({ name, bytes: strToU8(text) }));
  }

  /** `variant` separates parts of one name that differ between kinds of file. */
  fixed(name: string, variant: string, make: () => string | Uint8Array): void {
    const key = `${variant} ${name}`;
    let packed = fixedParts.get(key);
    if (!packed) {
      const made = make();
      packed = packEntry({ name, bytes: typeof made === 'string' ? strToU8(made) : made });
      fixedParts.set(key, packed);
    }
    this.entries.push(packed);
  }

  zip(): Uint8Array {
    return writeZip(this.entries);
  }
}

const fixedParts = new Map<string, PackedEntry>();
