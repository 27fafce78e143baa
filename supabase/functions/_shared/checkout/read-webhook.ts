import type { CheckoutProvider } from '../contracts/buy-link.ts';
import type { FetchLike } from './adapter.ts';
import type { CheckoutEvent } from './checkout-event.ts';
import { CheckoutLookupError, type CheckoutLookupCode, CheckoutPayloadError } from './checkout-errors.ts';
import { confirmEvents } from './confirm.ts';
import { pickAdapter } from './providers.ts';

export interface ProviderSettings {
  /** The signing secret; for Gumroad the token in the address. */
  readonly secret?: string | null | undefined;
  readonly apiKey?: string | null | undefined;
  readonly apiBase?: string | null | undefined;
}

export interface WebhookRequest {
  readonly url: URL;
  readonly headers: Headers;
  readonly rawBody: Uint8Array;
}

export interface WebhookContext {
  readonly settings: Readonly<Partial<Record<CheckoutProvider, ProviderSettings>>>;
  readonly now: Date;
  readonly fetch: FetchLike;
  readonly timeoutMs?: number | undefined;
}

export type WebhookReading =
  | { readonly status: 'events'; readonly provider: CheckoutProvider; readonly events: CheckoutEvent[] }
  | { readonly status: 'unknown-provider' }
  | {
      readonly status: 'not-configured' | 'invalid' | 'stale';
      readonly provider: CheckoutProvider;
      readonly detail: string;
    }
  | {
      readonly status: 'bad-payload';
      readonly provider: CheckoutProvider;
      readonly field: string;
    }
  | {
      readonly status: 'lookup-failed';
      /** A 503 makes every provider deliver again. */
      readonly httpStatus: 503 | 422;
      readonly provider: CheckoutProvider;
      readonly code: CheckoutLookupCode;
      readonly detail: string;
    };

/** From a request to order events: pick the provider, verify, read, ask back. Nothing is granted on any other path. */
export async function readCheckoutWebhook(
  request: WebhookRequest,
  context: WebhookContext,
): Promise<WebhookReading> {
  const { headers, rawBody, url } = request;
  const adapter = pickAdapter(url.pathname, headers);
  if (adapter === null) return { status: 'unknown-provider' };
  const { provider } = adapter;
  const { secret, apiKey, apiBase } = context.settings[provider] ?? {};
  const path = url.pathname;
  const query = url.searchParams;
  const verification = await adapter.verify({ rawBody, headers, path, query, secret, now: context.now });
  if (verification.status !== 'verified') {
    return { ...verification, provider };
  }
  try {
    const received = adapter.toEvents(rawBody, headers);
    const { fetch, timeoutMs } = context;
    return {
      status: 'events',
      provider,
      events: await confirmEvents(adapter, received, { fetch, apiKey, apiBase, timeoutMs }),
    };
  } catch (error) {
    if (error instanceof CheckoutPayloadError) {
      return { status: 'bad-payload', provider, field: error.field };
    }
    if (error instanceof CheckoutLookupError) {
      const httpStatus = error.retryable ? 503 : 422;
      return { status: 'lookup-failed', httpStatus, provider, code: error.code, detail: error.message };
    }
    throw error;
  }
}
