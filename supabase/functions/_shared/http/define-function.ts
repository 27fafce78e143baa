import type { z } from 'zod';
import { guardOf, isFromTheShop, type Access, type CallerOf } from './access.ts';
import type { Call, RequestCall } from './call.ts';
import { clientGone } from './client-gone.ts';
import type { Handler } from './context.ts';
import { corsHeaders } from './cors.ts';
import { describeError, errorResponse } from './errors.ts';
import { HttpError } from './http-error.ts';
import { readJson } from './json.ts';
import { limitCaller, type RateLimit } from './rate-limit.ts';

// What a handler needs beside its definition, in one place.
export type { Call } from './call.ts';
export { databaseError } from './errors.ts';
export { jsonResponse } from './json.ts';
export { limitCaller, takeFromLimit, type RateLimit } from './rate-limit.ts';

interface BaseDefinition {
  readonly name: string;
  readonly rateLimit?: RateLimit;
  /** The specification reads the field `error` of some answers as plain text. */
  readonly plainError?: boolean;
}

interface JsonBody<Schema extends z.ZodType> {
  readonly body: Schema;
  readonly maxBytes?: number;
}

/** What answers one method. */
interface Route {
  screen(call: RequestCall): void;
  answer(call: RequestCall): Promise<Response>;
}

/** One method of a function: who may call it comes first, then `run`. */
export function route<A extends Access>(
  access: A,
  run: (call: Call<CallerOf<A>>) => Promise<Response>,
): Route {
  const guard = guardOf(access);
  return {
    screen: (call) => guard.screen(call),
    answer: async (call) => run({ ...call, caller: await guard.identify(call) }),
  };
}

/** The same for a JSON body of the given shape, which is read only once it is known that the caller may call. */
export function jsonRoute<A extends Access, Schema extends z.ZodType>(
  access: A,
  { body, maxBytes }: JsonBody<Schema>,
  run: (input: z.output<Schema>, call: Call<CallerOf<A>>) => Promise<Response>,
): Route {
  return route(access, async (call) => run(await readJson(call.request, body, maxBytes), call));
}

/** A function that takes one POST with a JSON body of the given shape. */
export function defineJsonFunction<A extends Access, Schema extends z.ZodType>(
  definition: BaseDefinition & JsonBody<Schema> & { readonly access: A },
  run: (input: z.output<Schema>, call: Call<CallerOf<A>>) => Promise<Response>,
): Handler {
  return defineRoutes(definition, { POST: jsonRoute(definition.access, definition, run) });
}

/** A function that reads its own request: files, raw webhook bodies. */
export function defineFunction<A extends Access>(
  definition: BaseDefinition & { readonly access: A; readonly methods: readonly string[] },
  run: (call: Call<CallerOf<A>>) => Promise<Response>,
): Handler {
  const only = route(definition.access, run);
  return defineRoutes(definition, Object.fromEntries(definition.methods.map((method) => [method, only])));
}

/** A function whose methods differ in who may call them and in what they do. */
export function defineRoutes(definition: BaseDefinition, routes: Readonly<Record<string, Route>>): Handler {
  const methods = Object.keys(routes);
  return async (request, context) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    let response: Response;
    let failure: unknown;
    try {
      response =
        request.method === 'OPTIONS'
          ? new Response(null, { status: 204 })
          : await guarded(definition, routes, { request, context, url: new URL(request.url), requestId });
    } catch (error) {
      // What breaks off because nobody waits for it is no fault.
      failure = request.signal.aborted ? clientGone() : error;
      response = errorResponse(failure, requestId, definition.plainError ?? false);
    }
    for (const [name, value] of Object.entries(corsHeaders(request, context, methods))) {
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

/** 405, 401 or 403 by the headers, 429, 401 or 403 by the database; only then what the request says. */
async function guarded(
  { rateLimit }: BaseDefinition,
  routes: Readonly<Record<string, Route>>,
  call: RequestCall,
): Promise<Response> {
  const { method } = call.request;
  const chosen = Object.hasOwn(routes, method) ? routes[method] : undefined;
  if (!chosen) {
    const methods = Object.keys(routes);
    throw new HttpError(405, 'method_not_allowed', `Use ${methods.join(' or ')}.`, {
      allow: [...methods, 'OPTIONS'],
    });
  }
  chosen.screen(call);
  if (rateLimit) {
    await limitCaller(call.context, rateLimit);
  }
  return chosen.answer(call);
}
