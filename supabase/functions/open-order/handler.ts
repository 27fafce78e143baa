import { z } from 'zod';
import { openOrderRequestSchema, orderSchema, type OpenOrderResponse } from '../_shared/contracts/orders.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { requireToken } from '../_shared/links/lead-links.ts';
import { signToken } from '../_shared/links/signed-token.ts';

const openedLinkSchema = z.object({ email: z.string(), orders: z.array(orderSchema) });
const accessSeconds = 3600;

/** POST: opens a mailed order link (receipt or "Find my order") and hands out an access token for license-download. */
export const handler = defineJsonFunction(
  {
    name: 'open-order',
    access: 'publishable-key',
    body: openOrderRequestSchema,
    rateLimit: { bucket: 'open-order', max: 60, windowSeconds: 60 },
  },
  async ({ token }, { context }) => {
    const claims = await requireToken(context, 'order-link', token);
    const { data, error } = await context
      .service()
      .rpc('open_order_link', { link_id: String(claims['link']) });
    if (error) {
      throw databaseError(error);
    }
    const opened = openedLinkSchema.parse(data);
    const licenses = opened.orders.flatMap((order) => order.items.map((item) => item.licenseId));
    const answer: OpenOrderResponse = {
      ...opened,
      accessToken: await signToken(
        context.config.linkSigningKey,
        'order-access',
        { licenses: licenses.join(',') },
        new Date(context.now().getTime() + accessSeconds * 1000),
      ),
    };
    return jsonResponse(answer);
  },
);
