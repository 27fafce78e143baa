import type { z } from 'zod';
import type { LookupContext } from './adapter.ts';
import { CheckoutLookupError, CheckoutPayloadError } from './checkout-errors.ts';
import { parsePayload } from './payload.ts';

const defaultTimeoutMs = 10_000;
const maxAnswerLength = 1_000_000;

export interface Lookup<Schema extends z.ZodType> {
  readonly path: string;
  readonly defaultBase: string;
  readonly schema: Schema;
  readonly accept?: string;
}

/** One GET to a provider's API with its key as bearer token; every way to fail is a `CheckoutLookupError`. */
export async function lookUp<Schema extends z.ZodType>(
  lookup: Lookup<Schema>,
  context: LookupContext,
): Promise<z.output<Schema>> {
  const apiKey = context.apiKey?.trim() ?? '';
  if (apiKey === '') throw new CheckoutLookupError('not-configured', 'No API key is set');
  const url = `${apiBaseOf(context, lookup.defaultBase)}${lookup.path}`;
  const text = await fetchText(url, { accept: lookup.accept ?? 'application/json', apiKey }, context);
  try {
    return parsePayload(lookup.schema, JSON.parse(text));
  } catch (error) {
    const field = error instanceof CheckoutPayloadError ? error.field : 'body';
    throw new CheckoutLookupError('odd-answer', `The provider’s answer is odd at ${field}`);
  }
}

/** What helps and is not needed: null where the key may not ask for it, or the provider has no such thing. */
export function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    const codes: readonly string[] = ['unauthorized', 'not-found', 'refused'];
    if (error instanceof CheckoutLookupError && codes.includes(error.code)) return null;
    throw error;
  });
}

/** The address in use, checked: the key is sent there. */
export function apiBaseOf(context: LookupContext, defaultBase: string): string {
  const base = context.apiBase?.trim() ?? '';
  if (base === '') return defaultBase;
  if (
    !URL.canParse(base) ||
    !/^(https:\/\/[^\s/@?#]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)(\/[^\s?#]*)?$/.test(base)
  ) {
    throw new CheckoutLookupError('not-configured', 'The API address is neither https nor on this machine');
  }
  return base.replace(/\/+$/, '');
}

async function fetchText(
  url: string,
  { accept, apiKey }: { readonly accept: string; readonly apiKey: string },
  context: LookupContext,
): Promise<string> {
  try {
    const response = await context.fetch(url, {
      headers: { accept, authorization: `Bearer ${apiKey}` },
      // Following a redirect would hand the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(context.timeoutMs ?? defaultTimeoutMs),
    });
    const text = await response.text();
    if (response.ok && text.length <= maxAnswerLength) return text;
    throw failureOf(response.status);
  } catch (error) {
    if (error instanceof CheckoutLookupError) throw error;
    const timedOut = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    throw timedOut
      ? new CheckoutLookupError('timeout', 'The provider did not answer in time')
      : new CheckoutLookupError('unreachable', 'The provider cannot be reached');
  }
}

function failureOf(status: number): CheckoutLookupError {
  const message = `The provider answered ${status}`;
  if (status < 300) return new CheckoutLookupError('odd-answer', 'The provider’s answer is too long');
  if (status === 401 || status === 403) return new CheckoutLookupError('unauthorized', message);
  if (status === 404 || status === 410) return new CheckoutLookupError('not-found', message);
  if (status === 408) return new CheckoutLookupError('timeout', message);
  if (status === 429) return new CheckoutLookupError('rate-limited', message);
  return new CheckoutLookupError(status >= 500 ? 'provider-fault' : 'refused', message);
}
