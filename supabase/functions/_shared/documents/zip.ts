import { strToU8, zipSync } from 'fflate';
import { isIsoDate } from './dates.ts';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Already compressed files (DOCX, PDF) are stored as they are. Default: compressed. */
  readonly stored?: boolean;
  /** ISO date that a file manager shows; the same input keeps the same one. Default: the earliest that ZIP can hold. */
  readonly date?: string | undefined;
}

// Level 3 takes half the time of level 6 and a tenth more room.
const level = 3;
/** Smaller entries are stored: there is little to win, and compressing has a fixed cost. */
const leastCompressed = 1_100;

/** A ZIP file of the entries in the order given. Names must be relative, with `/`; the caller has checked them. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const files = entries.map(({ name, bytes, stored, date }) => {
    const isStored = stored === true || bytes.length < leastCompressed;
    return [name, [bytes, { level: isStored ? 0 : level, mtime: stampOf(date) }]] as const;
  });
  return zipSync(Object.fromEntries(files) as Record<string, [Uint8Array, { level: 0 | 3; mtime: Date }]>);
}

/** Noon of the day in local time, which fflate reads: ZIP has no time zone, and starts in 1980. */
function stampOf(date: string | undefined): Date {
  const [year = 0, month = 1, day = 1] = date && isIsoDate(date) ? date.split('-').map(Number) : [];
  return year < 1980 ? new Date(1980, 0, 1) : new Date(year, month - 1, day, 12);
}

/** Collects the parts of an Office file. */
export class PartWriter {
  private readonly entries: ZipEntry[] = [];

  add(name: string, content: string | Uint8Array): void {
    this.entries.push({ name, bytes: typeof content === 'string' ? strToU8(content) : content });
  }

  zip(): Uint8Array {
    return writeZip(this.entries);
  }
}
