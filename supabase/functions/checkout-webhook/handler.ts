import { ignoreTestOrder, providerSettings } from '../_shared/checkout/provider-settings.ts';
import { readCheckoutWebhook, type WebhookReading } from '../_shared/checkout/read-webhook.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import {
  defineFunction,
  jsonResponse,
  limitCaller,
  type RateLimit,
} from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { contentTypeOf, readBody } from '../_shared/http/read-body.ts';
import { sha256Hex } from '../_shared/links/crypto.ts';

const maxBytes = 256 * 1024;
const strangers: RateLimit = { bucket: 'webhook-stranger', max: 60, windowSeconds: 60 };

/**
 * POST by a checkout provider: `/checkout-webhook` (the provider is known by its signature header) or
 * `/checkout-webhook/{provider}`. Verified over the raw body, stored once, worked off in one transaction. No mail and no
 * file is made here, so the answer comes within the provider's patience.
 */
export const handler = defineFunction(
  { name: 'checkout-webhook', access: 'anybody', methods: ['POST'] },
  async ({ request, url, context }) => {
    requireKnownContentType(request);
    const rawBody = await readBody(request, maxBytes);
    const reading = await readCheckoutWebhook(
      { url, headers: request.headers, rawBody },
      { settings: await providerSettings(context), now: context.now(), fetch: context.fetch },
    );
    if (reading.status !== 'events') {
      await limitStrangers(context, reading);
      await keepUnreadable(context, reading, rawBody);
      throw refusalOf(reading);
    }
    const results: unknown[] = [];
    for (const event of reading.events) {
      results.push(
        await context.durableRpc('receive_checkout_event', {
          checkout_event: ignoreTestOrder(event, context),
          raw_payload: storableText(rawBody),
        }),
      );
    }
    context.startMailWorker();
    return jsonResponse({ received: true, results });
  },
);

/** Rate-limits unauthenticated callers only: a real provider is never refused, however much it sends. */
async function limitStrangers(context: FunctionContext, reading: WebhookReading): Promise<void> {
  if (['unknown-provider', 'invalid', 'stale'].includes(reading.status)) {
    await limitCaller(context, strangers);
  }
}

/** Postgres text holds everything but NUL. */
function storableText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\0', '\uFFFD');
}

function requireKnownContentType(request: Request): void {
  const known = ['application/json', 'application/vnd.api+json', 'application/x-www-form-urlencoded'];
  if (!known.includes(contentTypeOf(request))) {
    throw new HttpError(
      415,
      'unsupported_media_type',
      'Send the event as JSON, or as a form where the provider does.',
    );
  }
}

/** The sender proved who it is, but the message cannot be used: the owner sees it, and no delivery is lost. */
async function keepUnreadable(
  context: FunctionContext,
  reading: WebhookReading,
  rawBody: Uint8Array,
): Promise<void> {
  const isFinal =
    reading.status === 'bad-payload' || (reading.status === 'lookup-failed' && reading.httpStatus === 422);
  if (!isFinal) {
    return;
  }
  const payload = storableText(rawBody);
  const reason =
    reading.status === 'bad-payload' ? `The field ${reading.field} is missing or wrong.` : reading.detail;
  await context.durableRpc('hold_checkout_payload', {
    payload_provider: reading.provider,
    payload_hash: await sha256Hex(payload),
    raw_payload: payload,
    reason,
    payload_kind: reading.status === 'bad-payload' ? 'unreadable' : 'unconfirmed',
  });
}

function refusalOf(reading: Exclude<WebhookReading, { status: 'events' }>): HttpError {
  switch (reading.status) {
    case 'unknown-provider':
      return new HttpError(
        401,
        'unauthorized',
        'The request carries no signature of a known checkout provider.',
      );
    case 'not-configured':
      return new HttpError(503, 'not_configured', 'The webhook secret of this provider is not set.');
    case 'invalid':
      return new HttpError(401, 'invalid_signature', 'The signature does not match.');
    case 'stale':
      return new HttpError(401, 'stale_timestamp', 'The message is too old or from the future.');
    case 'bad-payload':
      return new HttpError(400, 'invalid_field', 'The event is not as its provider documents it.', {
        field: reading.field,
      });
    case 'lookup-failed':
      return new HttpError(reading.httpStatus, 'lookup_failed', 'The provider did not confirm this event.');
  }
}
