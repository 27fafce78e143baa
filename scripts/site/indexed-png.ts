import { deflateSync, crc32 } from 'node:zlib';

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const mostColors = 256;

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)));
  return bytes;
}

function file(width: number, height: number, colorType: 2 | 3, chunks: readonly Uint8Array[]): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, colorType], 8);
  const signature = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), ...chunks, chunk('IEND', new Uint8Array())]);
}

/** Opaque pixels as they are, packed fast: for a picture that goes into another one. */
export function plainPng({ data, width, height }: Pixels): Uint8Array {
  const lines = new Uint8Array(height * (width * 3 + 1));
  for (let y = 0, to = 0; y < height; y += 1) {
    to += 1;
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) {
      lines[to] = data[at] ?? 0;
      lines[to + 1] = data[at + 1] ?? 0;
      lines[to + 2] = data[at + 2] ?? 0;
      to += 3;
    }
  }
  return file(width, height, 2, [chunk('IDAT', deflateSync(lines, { level: 1 }))]);
}

/** Five bits of each color: what an eye cannot tell apart in small type counts as one. */
const bucketOf = (data: Uint8ClampedArray, at: number) =>
  (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);

interface Shade {
  readonly bucket: number;
  readonly pixels: number;
  readonly color: readonly [number, number, number];
}

/** Each bucket with the mean of its colors, so that a flat ground keeps its exact one; the largest first. */
function shadesOf(data: Uint8ClampedArray): Shade[] {
  const sums = new Float64Array(4 << 15);
  for (let at = 0; at < data.length; at += 4) {
    const to = bucketOf(data, at) * 4;
    sums[to] = (sums[to] ?? 0) + 1;
    for (let part = 1; part < 4; part += 1)
      sums[to + part] = (sums[to + part] ?? 0) + (data[at + part - 1] ?? 0);
  }
  const shades: Shade[] = [];
  for (let bucket = 0; bucket < 1 << 15; bucket += 1) {
    const [pixels = 0, red = 0, green = 0, blue = 0] = sums.subarray(bucket * 4, bucket * 4 + 4);
    if (pixels === 0) continue;
    const mean = (sum: number) => Math.round(sum / pixels);
    shades.push({ bucket, pixels, color: [mean(red), mean(green), mean(blue)] });
  }
  return shades.sort((a, b) => b.pixels - a.pixels || a.bucket - b.bucket);
}

function nearest(palette: readonly Shade[], [red, green, blue]: Shade['color']): number {
  let best = 0;
  let least = Infinity;
  for (const [at, { color }] of palette.entries()) {
    const distance = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}

/** Opaque pixels with at most 256 colors, a third of what a full one weighs. The same pixels give the same bytes. */
export function indexedPng({ data, width, height }: Pixels): Uint8Array {
  const shades = shadesOf(data);
  const palette = shades.slice(0, mostColors);
  const indexOf = new Uint8Array(1 << 15);
  for (const [at, { bucket, color }] of shades.entries()) {
    indexOf[bucket] = at < mostColors ? at : nearest(palette, color);
  }
  const lines = new Uint8Array(height * (width + 1));
  for (let y = 0, to = 0, at = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1, at += 4, to += 1) lines[to] = indexOf[bucketOf(data, at)] ?? 0;
  }
  const colors = new Uint8Array(palette.flatMap(({ color }) => color));
  return file(width, height, 3, [chunk('PLTE', colors), chunk('IDAT', deflateSync(lines, { level: 9 }))]);
}
