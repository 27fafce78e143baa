import { z } from 'zod';
import { openOrderRequestSchema, orderSchema, type OpenOrderResponse } from '../_shared/contracts/orders.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { notFound } from '../_shared/http/http-error.ts';
import { requireToken } from '../_shared/links/lead-links.ts';
import { orderAccessToken } from '../_shared/links/order-links.ts';

const openedLinkSchema = z.object({ email: z.string(), orders: z.array(orderSchema) });
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
  const opened = openedLinkSchema.parse(data);
  const licenses = opened.orders.flatMap((order) => order.items.map((item) => item.licenseId));
  return { ...opened, accessToken: await orderAccessToken(context, licenses) };
}

async function reopen(context: FunctionContext, accessToken: string): Promise<OpenOrderResponse> {
  const claims = await requireToken(context, 'order-access', accessToken);
  const licenseIds = String(claims['licenses']).split(',').filter(Boolean);
  const { data, error } = await context.service().rpc('reopen_orders', { license_ids: licenseIds });
  if (error) {
    throw databaseError(error);
  }
  const { email, orders } = reopenedSchema.parse(data);
  if (email === null) {
    throw notFound('This order is no longer here.');
  }
  return { email, orders, accessToken };
}
