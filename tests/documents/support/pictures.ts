import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { run } from './programs.ts';

/** A gray picture: one byte for each pixel, row by row, 0 is black. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Lines of print run together at this size, what matters is where things are. */
const dotsPerInch = 40;
/** Side of a square whose mean is compared: a fifth of an inch. Characters drawn a little differently keep its mean. */
const block = 8;
/** Of 255: a block that differs more has something else in it. Another way to smooth edges changes up to 6. */
const mostDifference = 14;
/** Of 2,310 on a page: below this it is the drawing of one line. */
const mostBlocks = 8;

/** Draws one page of a PDF as a PNG file and gives its path. */
export async function drawPage(pdf: string, page: number, into: string): Promise<string> {
  mkdirSync(dirname(into), { recursive: true });
  await run('pdftoppm', [
    ...['-gray', '-png', '-singlefile', '-r', String(dotsPerInch)],
    ...['-f', String(page), '-l', String(page), pdf, into],
  ]);
  return `${into}.png`;
}

/** Reads a PNG as pdftoppm writes it: 8 bits for each of one or three channels, which are the same in gray. */
export function readGrayPng(path: string): GrayPicture {
  const file = readFileSync(path);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = { 0: 1, 2: 3 }[file[25] ?? -1];
  const [bits, interlaced] = [file[24], file[28]];
  if (channels === undefined || bits !== 8 || interlaced !== 0) throw new Error(`${path} is no plain PNG.`);
  const data: Buffer[] = [];
  for (let at = 8; at < file.length;) {
    const size = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(file.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const bytes = unfilter(inflateSync(Buffer.concat(data)), width * channels, channels);
  return { width, height, pixels: bytes.filter((_byte, index) => index % channels === 0) };
}

/** https://www.w3.org/TR/png/#9Filters */
function unfilter(lines: Uint8Array, bytesInLine: number, channels: number): Uint8Array {
  const height = lines.length / (bytesInLine + 1);
  const bytes = new Uint8Array(bytesInLine * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * bytesInLine;
    const filter = lines[start + y] ?? 0;
    for (let x = 0; x < bytesInLine; x += 1) {
      const at = start + x;
      const left = x >= channels ? (bytes[at - channels] ?? 0) : 0;
      const above = bytes[at - bytesInLine] ?? 0;
      const corner = x >= channels ? (bytes[at - bytesInLine - channels] ?? 0) : 0;
      const expected = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      if (expected === undefined) throw new Error(`PNG has no filter ${String(filter)}.`);
      bytes[at] = (lines[at + y + 1] ?? 0) + expected;
    }
  }
  return bytes;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** Mean gray of each block, row by row. */
function blockMeans({ width, height, pixels }: GrayPicture): number[] {
  const [across, down] = [Math.floor(width / block), Math.floor(height / block)];
  return Array.from({ length: across * down }, (_item, index) => {
    const [left, top] = [(index % across) * block, Math.floor(index / across) * block];
    let sum = 0;
    for (let y = top; y < top + block; y += 1)
      for (let x = left; x < left + block; x += 1) sum += pixels[y * width + x] ?? 0;
    return sum / block ** 2;
  });
}

/** What is different between two pictures in one sentence, or null where they show the same page. */
export function pictureDifference(stored: GrayPicture, drawn: GrayPicture): string | null {
  if (stored.width !== drawn.width || stored.height !== drawn.height)
    return `the page measures ${String(drawn.width)} by ${String(drawn.height)} dots, not ${String(stored.width)} by ${String(stored.height)}`;
  const means = blockMeans(drawn);
  const different = blockMeans(stored).filter(
    (mean, index) => Math.abs(mean - (means[index] ?? 0)) > mostDifference,
  ).length;
  return different > mostBlocks ? `${String(different)} of ${String(means.length)} places differ` : null;
}

/** The stored picture of that name, or null where there is none yet. */
export function storedPicture(folder: string, name: string): GrayPicture | null {
  const path = join(folder, `${name}.png`);
  return existsSync(path) ? readGrayPng(path) : null;
}
