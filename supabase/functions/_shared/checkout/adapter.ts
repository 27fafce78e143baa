import type { CheckoutProvider } from '../contracts/buy-link.ts';
import type { CheckoutEvent, OrderEvent } from './checkout-event.ts';
import type { SignedRequest, Verification } from './signatures.ts';

export interface VerifyInput extends SignedRequest {
  /** The path and query of the request: Gumroad's secret is there, so keep both out of logs. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export interface LookupContext {
  readonly fetch: FetchLike;
  readonly apiKey: string | null | undefined;
  /** Another address of the provider's API: its sandbox, or a stand-in. */
  readonly apiBase?: string | null | undefined;
  readonly timeoutMs?: number | undefined;
}

/** One question to the provider's API; every way to fail is a `CheckoutLookupError`. */
export type Ask = (path: string) => Promise<Record<string, unknown>>;

export interface ConfirmByApi {
  readonly base: string;
  readonly accept?: string;
  /**
   * The messages that the provider's webhooks would send now about the object of a claim: those that may confirm it, and for a
   * payment what has gone back of it since.
   */
  readonly messages: (claim: OrderEvent, ask: Ask) => Promise<unknown[]>;
}

/** What one provider needs to know: four steps that run in this order, each without side effects. */
export interface CheckoutAdapter {
  readonly provider: CheckoutProvider;
  readonly matches: (headers: Headers, path: string) => boolean;
  readonly verify: (input: VerifyInput) => Promise<Verification>;
  /** Throws `CheckoutPayloadError` and nothing else. */
  readonly toEvents: (rawBody: Uint8Array, headers: Headers) => CheckoutEvent[];
  /** How `confirmEvents` asks the provider whether a message is true, where `complete` does not do it or nobody can be asked. */
  readonly confirm: ConfirmByApi | 'in-complete' | 'has-no-api';
  /**
   * Asks the provider for what its webhook does not say or does not prove. Grant nothing before this step.
   * Throws `CheckoutLookupError` and nothing else.
   */
  readonly complete: (events: readonly CheckoutEvent[], context: LookupContext) => Promise<CheckoutEvent[]>;
}

export interface WebhookPath {
  readonly provider: string | null;
  readonly token: string | null;
}

/** `…/checkout-webhook/{provider}/{token}`, wherever the function is mounted. */
export function readWebhookPath(path: string): WebhookPath {
  const segments = path.split('/').filter((segment) => segment !== '');
  const start = segments.indexOf('checkout-webhook');
  const [provider, token] = start === -1 ? [] : segments.slice(start + 1).map(decodeSegment);
  return { provider: provider ?? null, token: token ?? null };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The path names the provider; without a name there, the provider's own header does. */
export function matchesBy(provider: CheckoutProvider, header: string | null): CheckoutAdapter['matches'] {
  return (headers, path) => {
    const named = readWebhookPath(path).provider;
    return named === null ? header !== null && headers.has(header) : named === provider;
  };
}

/** For providers whose webhook says all. */
export function nothingToComplete(events: readonly CheckoutEvent[]): Promise<CheckoutEvent[]> {
  return Promise.resolve([...events]);
}
