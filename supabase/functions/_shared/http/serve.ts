import type { Handler } from './context.ts';
import { hostedContext } from './hosted-context.ts';

/** Answers a hosted function's requests with its handler. */
export function serve(handler: Handler): void {
  Deno.serve((request) =>
    handler(
      request,
      hostedContext(request, (name) => Deno.env.get(name)),
    ),
  );
}
