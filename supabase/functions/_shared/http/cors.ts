import type { FunctionContext } from './context.ts';

/** Lets pages of the site call, and no others. */
export function corsHeaders(
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
