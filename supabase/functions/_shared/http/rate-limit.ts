import { sha256Hex } from '../links/crypto.ts';
import { callerNetwork } from './caller-network.ts';
import type { FunctionContext } from './context.ts';
import { databaseError } from './errors.ts';
import { HttpError } from './http-error.ts';

export interface RateLimit {
  readonly bucket: string;
  readonly max: number | ((context: FunctionContext) => number);
  readonly windowSeconds: number;
}

/**
 * Counts one hit for the caller. A caller without an address is refused: one count for all such callers would let any of
 * them use it up.
 */
export async function limitCaller(context: FunctionContext, limit: RateLimit): Promise<void> {
  if (callerNetwork(context.clientAddress) === null) {
    context.log({ at: 'rate limit', bucket: limit.bucket, error: 'the address of the caller is unknown' });
    throw new HttpError(
      403,
      'unknown_caller',
      'We cannot see where this request comes from, so we refuse it.',
    );
  }
  // The database counts the wider networks too.
  await take(context, limit, 'consume_caller_limit', { address: context.clientAddress ?? '' });
}

/** Counts one hit for the subject and throws 429 with the seconds to wait when there were too many. */
export async function takeFromLimit(
  context: FunctionContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await take(context, limit, 'consume_rate_limit', { subject: await sha256Hex(subject) });
}

async function take(
  context: FunctionContext,
  limit: RateLimit,
  ...[name, who]:
    | readonly ['consume_rate_limit', { readonly subject: string }]
    | readonly ['consume_caller_limit', { readonly address: string }]
): Promise<void> {
  const counted = {
    bucket: limit.bucket,
    max_hits: typeof limit.max === 'function' ? limit.max(context) : limit.max,
    window_seconds: limit.windowSeconds,
  };
  const service = context.service();
  const { data, error } =
    name === 'consume_rate_limit'
      ? await service.rpc(name, { ...counted, ...who })
      : await service.rpc(name, { ...counted, ...who });
  if (error) {
    throw databaseError(error);
  }
  if (data > 0) {
    throw new HttpError(429, 'too_many_requests', `Too many requests. Please try again in ${data} seconds.`, {
      retryAfterSeconds: data,
    });
  }
}
