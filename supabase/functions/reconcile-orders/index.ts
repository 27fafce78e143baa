import { hostedContext } from '../_shared/http/hosted-context.ts';
import { handler } from './handler.ts';

Deno.serve((request) =>
  handler(
    request,
    hostedContext(request, (name) => Deno.env.get(name)),
  ),
);
