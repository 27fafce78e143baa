import { tokenRequestSchema } from '../_shared/contracts/starter-pack-schema.ts';
import { defineFunction, jsonResponse, type Call } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { contentTypeOf, parseJson, readBody } from '../_shared/http/read-body.ts';
import { requireToken } from '../_shared/links/lead-links.ts';

/**
 * POST with a token: from the page's button as JSON, or from the mail program itself as RFC 8058 asks, which sends
 * `List-Unsubscribe=One-Click` as a form to the address of the header, without key, cookie or redirect.
 */
export const handler = defineFunction(
  {
    name: 'unsubscribe',
    access: 'anybody',
    methods: ['POST'],
    rateLimit: { bucket: 'unsubscribe', max: 120, windowSeconds: 60 },
  },
  async (call) => {
    const claims = await requireToken(call.context, 'unsubscribe', await readUnsubscribeToken(call));
    if (claims['license'] !== undefined) {
      await call.context.durableRpc('stop_update_mails', {
        for_license: String(claims['license']),
        ...(claims['recipient'] === undefined ? {} : { recipient: String(claims['recipient']) }),
      });
    } else if (claims['person'] !== undefined) {
      await call.context.durableRpc('unsubscribe_newsletter', {
        person_id: String(claims['person']),
        issue_id: String(claims['issue']),
      });
    } else {
      await call.context.durableRpc('unsubscribe_lead', { lead_id: String(claims['lead']) });
    }
    return jsonResponse({ ok: true });
  },
);

async function readUnsubscribeToken({ request, url }: Call): Promise<string> {
  const contentType = contentTypeOf(request);
  const body = await readBody(request, 8 * 1024);
  if (contentType === 'application/json') {
    const parsed = tokenRequestSchema.safeParse(parseJson(body));
    if (!parsed.success) {
      throw new HttpError(400, 'invalid_field', 'The token is missing.', { field: 'token' });
    }
    return parsed.data.token;
  }
  if (contentType !== 'application/x-www-form-urlencoded' && contentType !== 'multipart/form-data') {
    throw new HttpError(415, 'unsupported_media_type', 'Send the body as application/json or as a form.');
  }
  const token = url.searchParams.get('token');
  if (!token) {
    throw new HttpError(400, 'invalid_field', 'The token is missing.', { field: 'token' });
  }
  return token;
}
