import { HttpError } from './http-error.ts';

/**
 * The request's body as bytes, refused with 413 as soon as it is longer than `maxBytes`, whatever Content-Length claims.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    throw tooLarge(maxBytes);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength;
      if (length > maxBytes) {
        throw tooLarge(maxBytes);
      }
      chunks.push(chunk);
    }
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** `application/json` of `Application/JSON; charset=utf-8`; empty when there is none. */
export function contentTypeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(
    413,
    'body_too_large',
    `The request is too large: at most ${Math.floor(maxBytes / 1024)} KB.`,
  );
}

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The request body is not valid JSON.');
  }
}
