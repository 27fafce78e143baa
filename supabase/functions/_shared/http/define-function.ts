import type { z } from 'zod';
import { equalInConstantTime, sha256Hex } from '../links/crypto.ts';
import type { FunctionContext, Handler } from './context.ts';
import { HttpError } from './http-error.ts';
import { contentTypeOf, parseJson, readBody } from './read-body.ts';
import { isUnavailable, unavailable } from './unavailable.ts';

/** Who may call: anybody, a browser of the site, a signed-in person, or the shop's own workers. */
export type Access = 'anybody' | 'publishable-key' | 'secret-key';

export interface RateLimit {
  readonly bucket: string;
  readonly max: number | ((context: FunctionContext) => number);
  readonly windowSeconds: number;
}

interface BaseDefinition {
  readonly name: string;
  readonly access: Access;
  readonly rateLimit?: RateLimit;
  /** The specification reads the field `error` of some answers as plain text. */
  readonly plainError?: boolean;
}

interface JsonDefinition<Schema extends z.ZodType> extends BaseDefinition {
  readonly body: Schema;
  readonly maxBytes?: number;
}

interface RawDefinition extends BaseDefinition {
  readonly methods: readonly string[];
}

export interface Call {
  readonly request: Request;
  readonly context: FunctionContext;
  readonly url: URL;
  readonly requestId: string;
}

const defaultMaxBytes = 16 * 1024;

/** A function that takes one POST with a JSON body of the given shape. */
export function defineJsonFunction<Schema extends z.ZodType>(
  definition: JsonDefinition<Schema>,
  run: (input: z.output<Schema>, call: Call) => Promise<Response>,
): Handler {
  return defineFunction({ ...definition, methods: ['POST'] }, async (call) => {
    const input = await readJson(call.request, definition.body, definition.maxBytes);
    return run(input, call);
  });
}

/** A function that reads its request by itself: files, raw webhook bodies. */
export function defineFunction(definition: RawDefinition, run: (call: Call) => Promise<Response>): Handler {
  return async (request, context) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const cors = corsHeaders(request, context, definition.methods);
    let response: Response;
    let failure: unknown;
    try {
      response =
        request.method === 'OPTIONS'
          ? new Response(null, { status: 204 })
          : await guarded(definition, run, { request, context, url: new URL(request.url), requestId });
    } catch (error) {
      failure = error;
      response = errorResponse(error, requestId, definition.plainError ?? false);
    }
    for (const [name, value] of Object.entries(cors)) {
      response.headers.set(name, value);
    }
    response.headers.set('x-request-id', requestId);
    response.headers.set('x-content-type-options', 'nosniff');
    // A worker that is called every second says something only when something is wrong.
    if (!isFromTheShop(request, context) || response.status >= 400) {
      context.log({
        function: definition.name,
        method: request.method,
        status: response.status,
        ms: Math.round(performance.now() - started),
        requestId,
        ...(response.status >= 500 && failure ? { error: describeError(failure) } : {}),
      });
    }
    return response;
  };
}

async function guarded(
  definition: RawDefinition,
  run: (call: Call) => Promise<Response>,
  call: Call,
): Promise<Response> {
  if (!definition.methods.includes(call.request.method)) {
    throw new HttpError(405, 'method_not_allowed', `Use ${definition.methods.join(' or ')}.`, {
      allow: [...definition.methods, 'OPTIONS'],
    });
  }
  requireKey(definition.access, call);
  if (definition.rateLimit) {
    await takeFromLimit(call.context, definition.rateLimit, call.context.clientAddress);
  }
  return run(call);
}

/** The shop's own worker, which calls with the secret key. */
export function isFromTheShop(request: Request, context: FunctionContext): boolean {
  return equalInConstantTime(request.headers.get('apikey') ?? '', context.config.secretKey);
}

function requireKey(access: Access, { request, url, context }: Call): void {
  if (access === 'anybody') {
    return;
  }
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? '';
  const isSecret = equalInConstantTime(key, context.config.secretKey);
  const isPublishable = equalInConstantTime(key, context.config.publishableKey);
  if (!isSecret && !isPublishable) {
    throw new HttpError(401, 'unauthorized', 'The API key is missing or wrong.');
  }
  if (access === 'secret-key' && !isSecret) {
    throw new HttpError(403, 'forbidden', 'This function is for the shop itself.');
  }
}

/** Counts one hit for the subject and throws 429 with the seconds to wait when there were too many. */
export async function takeFromLimit(
  context: FunctionContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const { data, error } = await context.service().rpc('consume_rate_limit', {
    bucket: limit.bucket,
    subject: await sha256Hex(subject),
    max_hits: typeof limit.max === 'function' ? limit.max(context) : limit.max,
    window_seconds: limit.windowSeconds,
  });
  if (error) {
    throw databaseError(error);
  }
  if (data > 0) {
    throw new HttpError(429, 'too_many_requests', `Too many requests. Please try again in ${data} seconds.`, {
      retryAfterSeconds: data,
    });
  }
}

/** The JSON body in the shape of `schema`; 415, 413 or 400 with the field's name otherwise. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = defaultMaxBytes,
): Promise<z.output<Schema>> {
  if (contentTypeOf(request) !== 'application/json') {
    throw new HttpError(415, 'unsupported_media_type', 'Send the body as application/json.');
  }
  const result = schema.safeParse(parseJson(await readBody(request, maxBytes)));
  if (result.success) {
    return result.data;
  }
  const issue = result.error.issues[0];
  const unknownKeys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const field = [...(issue?.path ?? []), ...unknownKeys].join('.') || undefined;
  throw new HttpError(400, 'invalid_field', issue?.message ?? 'The request is not valid.', { field });
}

interface DatabaseFailure {
  readonly code?: string | undefined;
  readonly message: string;
}

/**
 * The database's own refusals (SQLSTATE PTnnn) carry a sentence for people and become that status. Anything else is a
 * fault inside and is never shown.
 */
export function databaseError(failure: DatabaseFailure): Error {
  const status = /^PT(4\d\d)$/.exec(failure.code ?? '')?.[1];
  if (status) {
    return new HttpError(Number(status), 'refused', failure.message);
  }
  return new Error(`database: ${failure.code ?? 'unreachable'} ${failure.message}`);
}

function errorResponse(error: unknown, requestId: string, plain: boolean): Response {
  const known = error instanceof HttpError ? error : internalError(error);
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...known.headers,
  });
  const details = {
    code: known.code,
    ...(known.field === undefined ? {} : { field: known.field }),
    ...(known.status >= 500 ? { requestId } : {}),
  };
  const body = plain
    ? { error: known.message, ...details }
    : { error: { message: known.message, ...details } };
  return new Response(JSON.stringify(body), { status: known.status, headers });
}

function internalError(error: unknown): HttpError {
  const message = error instanceof Error ? error.message : '';
  const code = /^database: (\w*)/.exec(message)?.[1] ?? '';
  if (code === 'unreachable' || isUnavailable(code, message)) {
    return unavailable();
  }
  return new HttpError(
    500,
    'internal',
    'Something went wrong on our side. Nothing was saved; please try again.',
  );
}

/** For the log: what failed, without anything that the caller sent. */
function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}

function corsHeaders(
  request: Request,
  context: FunctionContext,
  methods: readonly string[],
): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!origin || !context.config.allowedOrigins.includes(origin)) {
    return { vary: 'Origin' };
  }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
    'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info, x-order-access',
    'access-control-expose-headers': 'x-request-id, retry-after, content-disposition',
    'access-control-max-age': '600',
  };
}

export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
