import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

const orderRowSchema = z.object({
  id: z.string(),
  provider: z.string(),
  orderId: z.string(),
  email: z.string(),
  sku: z.string(),
  amountCents: z.number(),
  refundedCents: z.number(),
  currency: z.string(),
  status: z.string(),
  createdAt: z.string(),
  licenseStatus: z.string().nullable(),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

export const ordersQuery = listQuery({
  root: queryRoots.orders,
  rpc: 'admin_list_orders',
  filterArgument: 'status_filter',
  row: orderRowSchema,
});

const itemSchema = z.object({
  purchaseId: z.string(),
  sku: z.string(),
  email: z.string(),
  userId: z.string().nullable(),
  bundleSku: z.string().nullable(),
  amountCents: z.number(),
  discountCents: z.number(),
  refundedCents: z.number(),
  disputedCents: z.number(),
  taxCents: z.number().nullable(),
  taxIncluded: z.boolean(),
  currency: z.string(),
  status: z.string(),
  coupon: z.string().nullable(),
  utm: z.record(z.string(), z.unknown()),
  paidAt: z.string(),
  /** Who paid for a gift. */
  payerEmail: z.string().nullable(),
  licenseId: z.string().nullable(),
  licenseKey: z.string().nullable(),
  licenseStatus: z.string().nullable(),
  licenseReason: z.string().nullable(),
});
export type OrderItem = z.infer<typeof itemSchema>;

const orderSchema = z.object({
  items: z.array(itemSchema),
  events: z.array(
    z.object({
      id: z.string(),
      eventId: z.string(),
      kind: z.string(),
      occurredAt: z.string(),
      processedAt: z.string().nullable(),
      error: z.string().nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      template: z.string(),
      status: z.string(),
      createdAt: z.string(),
      lastError: z.string().nullable(),
    }),
  ),
  changes: z.array(
    z.object({
      id: z.number(),
      createdAt: z.string(),
      actor: z.string(),
      object: z.string(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;

export function orderQuery(provider: string, orderId: string) {
  return queryOptions({
    queryKey: [queryRoots.orders, 'one', provider, orderId],
    queryFn: ({ signal }) =>
      readAdmin('admin_order', { order_provider: provider, order_id: orderId }, orderSchema, signal),
  });
}

export const resendReceipt = (provider: string, orderId: string) =>
  actAsAdmin('admin_resend_receipt', { order_provider: provider, order_id: orderId });

export const endOrderLinks = (provider: string, orderId: string, reason: string) =>
  actAsAdmin('admin_end_order_links', { order_provider: provider, order_id: orderId, reason });

export const setLicense = (licenseId: string, status: 'active' | 'revoked', reason: string) =>
  actAsAdmin('admin_set_license', { license_id: licenseId, new_status: status, reason });

export const moveLicense = (licenseId: string, email: string, reason: string) =>
  actAsAdmin('admin_move_license', { license_id: licenseId, new_email: email, reason });

export function orderPath({ provider, orderId }: Pick<OrderRow, 'provider' | 'orderId'>): string {
  return `/admin/orders/${provider}/${encodeURIComponent(orderId)}`;
}
