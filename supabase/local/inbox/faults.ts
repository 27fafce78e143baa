import { z } from 'zod';
import { jsonResponse, methodNotAllowed, textResponse } from './responses.ts';
import { resendError } from './resend-api.ts';

const faultSchema = z.object({
  mode: z.enum(['none', 'error-500', 'hang', 'accept-then-drop', 'rate-limit']),
  count: z.number().int().min(0).max(1_000_000).default(1),
});
type FaultMode = z.infer<typeof faultSchema>['mode'];

const longestHangMs = 120_000;

/** How the next requests to `POST /emails` fail: for tests of everything that sends. */
export interface Faults {
  /** `POST /faults {"mode","count"}` sets them, `GET /faults` tells what is left. */
  handle(request: Request): Promise<Response>;
  /** Answers in place of `accept`, or lets it. */
  apply(request: Request, accept: () => Promise<Response>): Promise<Response>;
}

export function createFaults(): Faults {
  let mode: FaultMode = 'none';
  let left = 0;

  function take(): FaultMode {
    if (left === 0) return 'none';
    left -= 1;
    return mode;
  }

  return {
    async handle(request) {
      if (request.method === 'POST') {
        // A page of another origin cannot send this type without asking first, and is then refused.
        if (!request.headers.get('content-type')?.startsWith('application/json')) {
          return textResponse('Send application/json', 415);
        }
        const parsed = faultSchema.safeParse(await request.json().catch(() => null));
        if (!parsed.success) return jsonResponse({ Error: parsed.error.issues[0]?.message }, 400);
        mode = parsed.data.mode;
        left = mode === 'none' ? 0 : parsed.data.count;
      } else if (request.method !== 'GET') {
        return methodNotAllowed('GET, POST');
      }
      return jsonResponse({ mode: left === 0 ? 'none' : mode, count: left });
    },
    async apply(request, accept) {
      switch (take()) {
        case 'none':
          return accept();
        case 'error-500':
          return resendError(500, 'internal_server_error', 'An unexpected error occurred.');
        case 'rate-limit':
          return resendError(429, 'rate_limit_exceeded', 'Too many requests.', { 'retry-after': '1' });
        case 'hang':
          return hang(request.signal);
        case 'accept-then-drop': {
          const accepted = await accept();
          return new Response(brokenBody(), {
            status: accepted.status,
            headers: { 'content-type': 'application/json' },
          });
        }
      }
    },
  };
}

async function hang(signal: AbortSignal): Promise<Response> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestHangMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    if (signal.aborted) {
      clearTimeout(timer);
      resolve();
    }
  });
  return textResponse('', 503);
}

/** The mail is stored, but the answer breaks off: the server closes the connection. */
function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.error(new Error('dropped on purpose'));
    },
  });
}
