import { z } from 'zod';
import type { RenderedFile } from '../documents/mod.ts';

const contentsSchema = z.array(
  z.object({ fileName: z.string(), contentType: z.string(), size: z.number().int().min(0) }),
);
const lengthBytes = 4;

/**
 * Some files as one answer of `render-files`: the length of a table of contents (4 bytes, the highest first), the table as JSON, and
 * the bytes of the files in its order. A form would keep each file three times outside of what the collector of memory counts.
 */
export function packFiles(files: readonly RenderedFile[]): Uint8Array<ArrayBuffer> {
  const contents = new TextEncoder().encode(
    JSON.stringify(
      files.map(({ fileName, contentType, bytes }) => ({ fileName, contentType, size: bytes.byteLength })),
    ),
  );
  const size = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const packed = new Uint8Array(lengthBytes + contents.byteLength + size);
  new DataView(packed.buffer).setUint32(0, contents.byteLength);
  packed.set(contents, lengthBytes);
  let at = lengthBytes + contents.byteLength;
  for (const { bytes } of files) {
    packed.set(bytes, at);
    at += bytes.byteLength;
  }
  return packed;
}

/**
 * The files of `packFiles`, as views of the bytes given.
 *
 * @throws Error when the bytes are others, or end too early
 */
export function unpackFiles(packed: ArrayBuffer): RenderedFile[] {
  const length = packed.byteLength < lengthBytes ? 0 : new DataView(packed).getUint32(0);
  let at = lengthBytes + length;
  if (length === 0 || at > packed.byteLength) throw new Error('These are no packed files.');
  const table = new TextDecoder().decode(new Uint8Array(packed, lengthBytes, length));
  return contentsSchema.parse(JSON.parse(table)).map(({ size, ...named }) => {
    if (at + size > packed.byteLength) throw new Error(`${named.fileName} ends too early.`);
    const bytes = new Uint8Array(packed, at, size);
    at += size;
    return { ...named, bytes };
  });
}
