import { verifyStandardWebhook, type Verification } from '../_shared/checkout/signatures.ts';
import {
  databaseError,
  defineFunction,
  jsonResponse,
  limitCaller,
  type RateLimit,
} from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { loadSecrets } from '../_shared/http/load-secrets.ts';
import { contentTypeOf, parseJson, readBody } from '../_shared/http/read-body.ts';
import { readResendEvent } from '../_shared/mail/resend-events.ts';

const maxBytes = 64 * 1024;
const strangers: RateLimit = { bucket: 'mail-event-stranger', max: 60, windowSeconds: 60 };

/**
 * POST by the mail provider: bounces and complaints. Resend signs as Standard Webhooks ask, under Svix’s names of the headers.
 * Verified over the raw body and stored once, so that a repeated delivery changes nothing.
 */
export const handler = defineFunction(
  { name: 'mail-events', access: 'anybody', methods: ['POST'] },
  async ({ request, context }) => {
    if (contentTypeOf(request) !== 'application/json') {
      throw new HttpError(415, 'unsupported_media_type', 'Send the event as application/json.');
    }
    const rawBody = await readBody(request, maxBytes);
    const secret = (await loadSecrets(context))['RESEND_WEBHOOK_SECRET'];
    const headers = standardHeaders(request.headers);
    const verification = await verifyStandardWebhook({ rawBody, headers, secret, now: context.now() });
    if (verification.status !== 'verified') {
      await limitCaller(context, strangers);
      throw refusalOf(verification);
    }
    const event = readResendEvent(parseJson(rawBody));
    if (event === 'bad') {
      throw new HttpError(400, 'invalid_field', 'The event is not as its provider documents it.');
    }
    if (event === 'ignored') {
      return jsonResponse({ received: true, stored: 0 });
    }
    const id = headers.get('webhook-id') ?? '';
    let stored = 0;
    for (const [index, address] of event.addresses.entries()) {
      const { data, error } = await context.service().rpc('receive_mail_event', {
        event_provider: 'resend',
        provider_event_id: index === 0 ? id : `${id.slice(0, 120)}:${index}`,
        event_kind: event.kind,
        address,
        provider_message_id: event.messageId,
        event_detail: event.detail,
        event_time: event.occurredAt,
      });
      if (error) {
        throw databaseError(error);
      }
      stored += data ? 1 : 0;
    }
    return jsonResponse({ received: true, stored });
  },
);

/** Svix sends the same three headers under its own names. */
function standardHeaders(given: Headers): Headers {
  const headers = new Headers();
  for (const part of ['id', 'timestamp', 'signature']) {
    const value = given.get(`svix-${part}`) ?? given.get(`webhook-${part}`);
    if (value !== null) {
      headers.set(`webhook-${part}`, value);
    }
  }
  return headers;
}

function refusalOf({ status }: Exclude<Verification, { status: 'verified' }>): HttpError {
  switch (status) {
    case 'not-configured':
      return new HttpError(503, 'not_configured', 'The webhook secret of the mail provider is not set.');
    case 'stale':
      return new HttpError(401, 'stale_timestamp', 'The message is too old or from the future.');
    case 'invalid':
      return new HttpError(401, 'invalid_signature', 'The signature does not match.');
  }
}
