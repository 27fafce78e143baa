import type { RenderedFile } from '../documents/mod.ts';
import { inPieces, pieceBytes } from './in-pieces.ts';

/** Sends a made file under its own plain name. No cache on the way to the buyer stores private ones. */
export function fileResponse(
  file: RenderedFile,
  options: { readonly disposition: 'attachment' | 'inline'; readonly cacheControl: string },
): Response {
  const { bytes } = file;
  const body = bytes.byteLength > pieceBytes ? inPieces(bytes) : (bytes as Uint8Array<ArrayBuffer>);
  return new Response(body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(bytes.byteLength),
      'content-disposition': `${options.disposition}; filename="${file.fileName}"`,
      'cache-control': options.cacheControl,
    },
  });
}
