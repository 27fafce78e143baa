import { findOrderRequestSchema } from '../_shared/contracts/orders.ts';
import { defineJsonFunction, jsonResponse, takeFromLimit } from '../_shared/http/define-function.ts';

/** Long enough to cover the difference between a known and an unknown address. */
const answerAfterMs = 300;

/** POST: mails a one-time link to the buyer's own address, if there is an order. The answer never tells whether. */
export const handler = defineJsonFunction(
  {
    name: 'find-order',
    access: 'publishable-key',
    body: findOrderRequestSchema,
    rateLimit: { bucket: 'find-order', max: 10, windowSeconds: 60 },
  },
  async ({ email }, { context }) => {
    const answerAt = performance.now() + answerAfterMs;
    await takeFromLimit(context, { bucket: 'find-order-email', max: 5, windowSeconds: 3600 }, email);
    await context.durableRpc('request_order_link', { buyer_email: email });
    context.wakeMailWorker();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, answerAt - performance.now())));
    return jsonResponse({ ok: true });
  },
);
