import { z } from 'zod';
import { openOrderRequestSchema, orderSchema, type OpenOrderResponse } from '../_shared/contracts/orders.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { notFound } from '../_shared/http/http-error.ts';
import { requireToken } from '../_shared/links/lead-links.ts';
import { orderAccessToken, readOrderAccess } from '../_shared/links/order-links.ts';

const openedLinkSchema = z.object({
  email: z.string(),
  orders: z.array(orderSchema),
  access: z.array(z.object({ id: z.uuid(), holder: z.number() })),
});
const reopenedSchema = z.object({ email: z.string().nullable(), orders: z.array(orderSchema) });

/**
 * POST: opens a mailed order link (receipt or "Find my order") and hands out an access token for license-download. With that
 * token it shows the same orders again, so that a page can be reloaded; this does not extend the token.
 */
export const handler = defineJsonFunction(
  {
    name: 'open-order',
    access: 'publishable-key',
    body: openOrderRequestSchema,
    rateLimit: { bucket: 'open-order', max: 60, windowSeconds: 60 },
  },
  async ({ token, access_token }, { context }) =>
    jsonResponse(await (access_token ? reopen(context, access_token) : open(context, token ?? ''))),
);

async function open(context: FunctionContext, token: string): Promise<OpenOrderResponse> {
  const claims = await requireToken(context, 'order-link', token);
  const { data, error } = await context.service().rpc('open_order_link', { link_id: String(claims['link']) });
  if (error) {
    throw databaseError(error);
  }
  const { access, ...opened } = openedLinkSchema.parse(data);
  return { ...opened, accessToken: await orderAccessToken(context, access) };
}

async function reopen(context: FunctionContext, accessToken: string): Promise<OpenOrderResponse> {
  const access = (await readOrderAccess(context, accessToken)).map(({ id, holder }) => ({ id, holder }));
  const { data, error } = await context.service().rpc('reopen_orders', { access });
  if (error) {
    throw databaseError(error);
  }
  const { email, orders } = reopenedSchema.parse(data);
  if (email === null) {
    throw notFound('This order is no longer here.');
  }
  return { email, orders, accessToken };
}
