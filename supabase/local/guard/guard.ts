import type { Answer } from '../common/answer.ts';
import { CallerWindows } from '../common/caller-windows.ts';
import { HttpError } from '../../functions/_shared/http/http-error.ts';
import { readBody } from '../../functions/_shared/http/read-body.ts';
import { isUnavailable } from '../../functions/_shared/http/unavailable.ts';
import { refuseCostlyQuery, refuseDeepJson } from './query-limits.ts';
import { refuseBrokenStorageCall } from './storage-call.ts';

export interface GuardOptions {
  readonly authTriesPer5Minutes: number;
  /** Asked when a call failed for a reason that does not tell: lite has its own messages for an unreachable database. */
  isDatabaseAlive(): Promise<boolean>;
  log(entry: Record<string, unknown>): void;
}

const maxUrlLength = 8192;
const maxBodyBytes = 256 * 1024;
const maxUploadBytes = 50 * 1024 * 1024;
const bodyTimeoutMs = 15_000;
const slowestAuthAnswerMs = 250;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const guessable = /^\/auth\/v1\/(token|signup|otp|recover|resend|magiclink)\b/;
const answersCodes = /^\/auth\/v1\/(?:verify\b|factors\/[^/]+\/verify\b)/;

/**
 * The limits that hosted Supabase has in front of its API and lite has not: sizes, time-outs, rates for guessing, no inner
 * error texts, the caller's address from the socket and not from a header.
 */
export function guard(answer: Answer, options: GuardOptions): Answer {
  const tries = new CallerWindows(options.authTriesPer5Minutes, 300);

  return async (request, peerAddress) => {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const isFunction = path.startsWith('/functions/v1/');
    try {
      refuseOddAddress(request, path, query);
      if (isFunction) {
        return await answer(forFunction(request, peerAddress), peerAddress);
      }
      if (request.method === 'OPTIONS') {
        return new Response(null, { status: 204, headers: preflight });
      }
      const accepted = await accept(request, path, peerAddress);
      const call = () => withReason(accepted, (asked) => answer(asked, peerAddress));
      const isGuess =
        answersCodes.test(path) ||
        (request.method === 'POST' && guessable.test(path) && query.get('grant_type') !== 'refresh_token');
      return isGuess
        ? await limited(tries, peerAddress, path, call, options)
        : await clean(path, await call(), options);
    } catch (error) {
      return refusal(error, isFunction, options);
    }
  };
}

// Functions name the site as the only origin; the rest of the API is open to any, as on hosted Supabase.
const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers':
    'apikey, authorization, content-type, prefer, range, accept-profile, content-profile, x-client-info, x-supabase-api-version, x-upsert, x-retry-count',
  'access-control-max-age': '600',
};

/** lite decodes an address before it routes: `/auth/v1/%74oken` would be a sign-in that no rule here knows as one. */
const encodedService = /^(\/[^/]*){0,2}\/[^/]*%/;

/** No name of anything has control characters, and a NUL ends the text for some of those who read it. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i;

function refuseOddAddress({ url, method }: Request, path: string, query: URLSearchParams): void {
  if (url.length > maxUrlLength) {
    throw new HttpError(414, 'uri_too_long', 'The address is too long.');
  }
  if (!methods.includes(method)) {
    throw new HttpError(405, 'method_not_allowed', 'This method is not allowed.', { allow: methods });
  }
  if (encodedService.test(path) || controlCharacter.test(path)) {
    throw new HttpError(400, 'invalid_address', 'The address is not valid.');
  }
  refuseCostlyQuery(query);
}

function headersFrom(request: Request, peerAddress: string): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', peerAddress);
  // On hosted Supabase the proxy writes this one; here only a caller could.
  headers.delete('cf-connecting-ip');
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
  return headers;
}

/** A function reads its body itself, up to its own limit, and words its own refusals; only the time is kept here. */
function forFunction(request: Request, peerAddress: string): Request {
  const { url, method, body, signal } = request;
  const headers = headersFrom(request, peerAddress);
  return body
    ? new Request(url, { method, headers, signal, body: withDeadline(body), duplex: 'half' } as RequestInit)
    : new Request(url, { method, headers, signal });
}

function withDeadline(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start(controller) {
        timer = setTimeout(() => controller.error(tooSlow()), bodyTimeoutMs);
      },
      flush: () => clearTimeout(timer),
    }),
  );
}

async function accept(request: Request, path: string, peerAddress: string): Promise<Request> {
  const headers = headersFrom(request, peerAddress);
  const { url, method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const isUpload = path.startsWith('/storage/v1/object');
  const maxBytes = isUpload ? maxUploadBytes : maxBodyBytes;
  const body = hasBody ? await within(bodyTimeoutMs, readBody(request, maxBytes)) : new Uint8Array();
  if (!isUpload) {
    refuseDeepJson(body);
  }
  if (path.startsWith('/storage/v1/')) {
    refuseBrokenStorageCall(request, new URL(url).searchParams, body);
  }
  return new Request(url, { method, headers, ...(hasBody ? { body } : {}) });
}

/** An answer to HEAD has no body, so why it failed is only told to GET. */
async function withReason(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await answer(request);
  return response.status >= 500 && request.method === 'HEAD'
    ? answer(new Request(request.url, { headers: request.headers }))
    : response;
}

function tooSlow(): HttpError {
  return new HttpError(408, 'timeout', 'The request took too long.');
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Wrong tries count, right ones do not; known and unknown addresses take equally long. */
async function limited(
  tries: CallerWindows,
  peerAddress: string,
  path: string,
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
  const response = await clean(path, await call(), options);
  if (response.ok && /\/(token|verify)$/.test(path)) {
    tries.giveBack(peerAddress);
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, answerAt - performance.now())));
  return response;
}

/** The three services that supabase-js calls from any origin; the sandbox's pages are for people. */
const openToAnyOrigin = /^\/(rest|auth|storage)\/v1\//;

async function clean(path: string, response: Response, options: GuardOptions): Promise<Response> {
  if (response.status >= 500) {
    const fault = await readFault(response);
    const isAway = !(fault instanceof HttpError) && !(await options.isDatabaseAlive());
    return refusal(isAway ? databaseAway() : fault, false, options);
  }
  response.headers.set('x-content-type-options', 'nosniff');
  if (openToAnyOrigin.test(path)) {
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set(
      'access-control-expose-headers',
      'content-range, content-location, location, x-request-id',
    );
  }
  return response;
}

/** Values of the caller that do not fit, which lite passes on in the driver's words and without the database's code. */
const refusedValue =
  /Invalid input for \w+ type|invalid message format|insufficient data left in message|(?:is|are) not implemented|violates (?:check|not-null) constraint|cannot accept a value of type|schema .+ does not exist|find conversion function from unknown/;

/** The statuses that PostgREST documents for these classes of errors, where lite answers 500. */
async function readFault(response: Response): Promise<Error> {
  const detail = (await response.text()).slice(0, 300);
  const code = /"code":"([0-9A-Z]{5})"/.exec(detail)?.[1] ?? '';
  if (isUnavailable(code, detail)) {
    return databaseAway();
  }
  if (code.startsWith('54')) {
    return new HttpError(413, 'too_complex', 'The request is too complex.');
  }
  if (code.startsWith('23') || code === 'P0001' || refusedValue.test(detail)) {
    return new HttpError(400, 'refused', 'The database refused these values.');
  }
  // lite's words may hold the visitor's own; its code is enough to find the line that it has printed itself.
  const word = /"code":"(\w+)"/.exec(detail)?.[1] ?? 'without a code';
  return new Error(`${response.status} ${word}`);
}

function databaseAway(): HttpError {
  return new HttpError(503, 'unavailable', 'The database cannot do this right now. Please try again.', {
    retryAfterSeconds: 30,
  });
}

function refusal(thrown: unknown, isFunction: boolean, options: GuardOptions): Response {
  const requestId = crypto.randomUUID();
  const isAway =
    thrown instanceof Error && !(thrown instanceof HttpError) && isUnavailable('', thrown.message);
  const error = isAway ? databaseAway() : thrown;
  const known =
    error instanceof HttpError ? error : new HttpError(500, 'internal', 'Something went wrong on our side.');
  if (!(error instanceof HttpError)) {
    options.log({ at: 'guard', requestId, error: error instanceof Error ? error.message : 'unknown' });
  }
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...known.headers,
  });
  if (!isFunction) {
    headers.set('access-control-allow-origin', '*');
    headers.set('access-control-allow-headers', '*');
  }
  const { code, message } = known;
  const reference = known.status >= 500 ? { requestId } : {};
  // `msg` and `error_code` are what supabase-js reads from the auth service, `message` and `code` from the Data API.
  const body = isFunction
    ? { error: { code, message, ...reference } }
    : { code, error_code: code, msg: message, message, ...reference };
  return new Response(JSON.stringify(body), { status: known.status, headers });
}
