import type { z } from 'zod';
import { HttpError } from './http-error.ts';
import { contentTypeOf, parseJson, readBody } from './read-body.ts';

const defaultMaxBytes = 16 * 1024;

/** The JSON body in the shape of `schema`; 415, 413 or 400 with the field's name otherwise. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = defaultMaxBytes,
): Promise<z.output<Schema>> {
  if (contentTypeOf(request) !== 'application/json') {
    throw new HttpError(415, 'unsupported_media_type', 'Send the body as application/json.');
  }
  const result = schema.safeParse(parseJson(await readBody(request, maxBytes)));
  if (result.success) {
    return result.data;
  }
  const issue = result.error.issues[0];
  const unknownKeys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const field = [...(issue?.path ?? []), ...unknownKeys].join('.') || undefined;
  throw new HttpError(400, 'invalid_field', issue?.message ?? 'The request is not valid.', { field });
}

export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
