import {
  databaseError,
  defineFunction,
  jsonResponse,
  type RateLimit,
} from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { loadSecrets } from '../_shared/http/load-secrets.ts';
import { readRawMessage, readSigned } from '../_shared/mail/read-signed.ts';
import { readResendEvent } from '../_shared/mail/resend-events.ts';

const strangers: RateLimit = { bucket: 'mail-event-stranger', max: 60, windowSeconds: 60 };

/**
 * POST by the mail provider: bounces and complaints. Resend signs as Standard Webhooks ask, under Svix’s names of the headers.
 * Verified over the raw body and stored once, so that a repeated delivery changes nothing.
 */
export const handler = defineFunction(
  { name: 'mail-events', access: 'anybody', methods: ['POST'] },
  async ({ request, context }) => {
    const rawBody = await readRawMessage(request);
    const secret = (await loadSecrets(context))['RESEND_WEBHOOK_SECRET'];
    const headers = standardHeaders(request.headers);
    const message = await readSigned(
      rawBody,
      { headers, secret, sender: 'the mail provider', strangers },
      context,
    );
    const event = readResendEvent(message);
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
