import { HttpError } from '../../functions/_shared/http/http-error.ts';
import { contentTypeOf, parseJson } from '../../functions/_shared/http/read-body.ts';

/**
 * What hosted Supabase's storage answers with 400 and lite 0.10 with 500: a link whose token was never signed, a body that is
 * not what its type says. The shop signs no links to storage, so that no token is right: files come through functions.
 */
export function refuseBrokenStorageCall(request: Request, query: URLSearchParams, body: Uint8Array): void {
  if (query.has('token')) {
    throw new HttpError(400, 'invalid_signature', 'The link is not valid.');
  }
  if (body.length === 0) {
    return;
  }
  const type = contentTypeOf(request);
  if (type === 'application/json') {
    parseJson(body);
  }
  if (type === 'multipart/form-data' && !/;\s*boundary=./i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(400, 'invalid_body', 'The parts of the body have no boundary.');
  }
}
