import { HttpError } from '../../functions/_shared/http/http-error.ts';
import { readBody } from '../../functions/_shared/http/read-body.ts';
import { TokenBuckets } from './token-bucket.ts';

export interface GuardOptions {
  readonly authTriesPer5Minutes: number;
  log(entry: Record<string, unknown>): void;
}

type Answer = (request: Request, peerAddress: string) => Promise<Response>;

const maxUrlLength = 8192;
const maxBodyBytes = 256 * 1024;
const maxUploadBytes = 50 * 1024 * 1024;
const bodyTimeoutMs = 15_000;
const slowestAuthAnswerMs = 250;
const guessable = /^\/auth\/v1\/(token|verify|signup|otp|recover|resend|magiclink)\b/;

/**
 * The limits that hosted Supabase has in front of its API and lite has not: sizes, time-outs, rates for guessing, no inner
 * error texts, the caller's address from the socket and not from a header.
 */
export function guard(answer: Answer, options: GuardOptions): Answer {
  const tries = new TokenBuckets(options.authTriesPer5Minutes, 300);

  return async (request, peerAddress) => {
    const { pathname, searchParams } = new URL(request.url);
    // Functions name the site as the only origin; the rest of the API is open to any, as on hosted Supabase.
    if (request.method === 'OPTIONS' && !pathname.startsWith('/functions/')) {
      return new Response(null, { status: 204, headers: preflight });
    }
    try {
      const accepted = await accept(request, peerAddress);
      const isGuess =
        request.method === 'POST' &&
        guessable.test(pathname) &&
        searchParams.get('grant_type') !== 'refresh_token';
      if (!isGuess) {
        return await clean(await answer(accepted, peerAddress), options);
      }
      return await limited(tries, peerAddress, pathname, () => answer(accepted, peerAddress), options);
    } catch (error) {
      return refusal(error, options);
    }
  };
}

const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'apikey, authorization, content-type, prefer, range, accept-profile, content-profile, x-client-info, x-supabase-api-version, x-upsert, x-retry-count',
  'access-control-max-age': '600',
};

async function accept(request: Request, peerAddress: string): Promise<Request> {
  if (request.url.length > maxUrlLength) {
    throw new HttpError(414, 'uri_too_long', 'The address is too long.');
  }
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', peerAddress);
  const prefer = headers.get('prefer');
  if (prefer) {
    headers.set(
      'prefer',
      prefer
        .split(',')
        .filter((part) => !part.trim().startsWith('tx='))
        .join(','),
    );
  }
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
    return new Request(request.url, { method: request.method, headers });
  }
  const limit = new URL(request.url).pathname.startsWith('/storage/v1/object')
    ? maxUploadBytes
    : maxBodyBytes;
  const body = await within(bodyTimeoutMs, readBody(request, limit));
  return new Request(request.url, { method: request.method, headers, body });
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new HttpError(408, 'timeout', 'The request took too long.')),
      milliseconds,
    );
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Wrong tries cost a token, right ones do not; known and unknown addresses take equally long. */
async function limited(
  tries: TokenBuckets,
  peerAddress: string,
  pathname: string,
  call: () => Promise<Response>,
  options: GuardOptions,
): Promise<Response> {
  const wait = tries.take(peerAddress);
  if (wait > 0) {
    throw new HttpError(429, 'over_request_rate_limit', `Too many tries. Please wait ${wait} seconds.`, {
      retryAfterSeconds: wait,
    });
  }
  const answerAt = performance.now() + slowestAuthAnswerMs;
  const response = await clean(await call(), options);
  if (response.ok && /\/(token|verify)$/.test(pathname)) {
    tries.giveBack(peerAddress);
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, answerAt - performance.now())));
  return response;
}

async function clean(response: Response, options: GuardOptions): Promise<Response> {
  const isFromFunction = response.headers.has('x-request-id');
  if (response.status < 500 || isFromFunction) {
    response.headers.set('x-content-type-options', 'nosniff');
    if (!isFromFunction) {
      response.headers.set('access-control-allow-origin', '*');
      response.headers.set(
        'access-control-expose-headers',
        'content-range, content-location, location, x-request-id',
      );
    }
    return response;
  }
  const detail = (await response.text()).slice(0, 300);
  return refusal(new Error(`${response.status} ${detail}`), options);
}

function refusal(error: unknown, options: GuardOptions): Response {
  const requestId = crypto.randomUUID();
  const known =
    error instanceof HttpError ? error : new HttpError(500, 'internal', 'Something went wrong on our side.');
  if (!(error instanceof HttpError)) {
    options.log({ at: 'guard', requestId, error: error instanceof Error ? error.message : 'unknown' });
  }
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
  if (known.retryAfterSeconds !== undefined) {
    headers.set('retry-after', String(known.retryAfterSeconds));
  }
  // `msg` and `error_code` are what supabase-js reads from the auth service, `message` and `code` from the Data API.
  const body = {
    code: known.code,
    error_code: known.code,
    msg: known.message,
    message: known.message,
    ...(known.status >= 500 ? { requestId } : {}),
  };
  return new Response(JSON.stringify(body), { status: known.status, headers });
}
