import type { RenderedFile } from '../documents/mod.ts';

/** Sends a made file under its own plain name. No cache on the way to the buyer stores private ones. */
export function fileResponse(
  file: RenderedFile,
  options: { readonly disposition: 'attachment' | 'inline'; readonly cacheControl: string },
): Response {
  // A response copies its bytes by itself.
  return new Response(file.bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.bytes.byteLength),
      'content-disposition': `${options.disposition}; filename="${file.fileName}"`,
      'cache-control': options.cacheControl,
    },
  });
}
