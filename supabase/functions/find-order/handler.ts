import { findOrderRequestSchema } from '../_shared/contracts/orders.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/** Long enough to cover the difference between a known and an unknown address. */
const answerAfterMs = 300;

/**
 * POST: mails a one-time link to the buyer's own address, if there is an order. The answer never says whether there is one. Only callers
 * are counted here: how often an address is mailed is the database's matter, so that no stranger's requests block the buyer's.
 */
export const handler = defineJsonFunction(
  {
    name: 'find-order',
    access: 'publishable-key',
    body: findOrderRequestSchema,
    rateLimit: { bucket: 'find-order', max: 10, windowSeconds: 60 },
  },
  async ({ email }, { context }) => {
    const answerAt = performance.now() + answerAfterMs;
    await context.durableRpc('request_order_link', { buyer_email: email });
    context.startMailWorker();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, answerAt - performance.now())));
    return jsonResponse({ ok: true });
  },
);
