import { z } from 'zod';
import { checkoutProviders } from './buy-link.ts';
import { emailSchema } from './fields.ts';
import { fileModes, downloadFormats } from './file-formats.ts';
import { productSkus } from './products.ts';
import { productSkuSchema } from './products-schema.ts';
import { templatePathSchema } from './template-path-schema.ts';

/** Body of POST order-status. With the buyer's address the answer carries the order itself. */
export const orderStatusRequestSchema = z.object({
  order_id: z.string().trim().min(1, 'The order number is missing.').max(255),
  email: emailSchema.optional(),
  /** The code that the browser holds. */
  coupon: z.string().trim().min(1).max(64).optional(),
});

export const orderStatuses = ['paid', 'partially_refunded', 'refunded', 'disputed'] as const;

const orderItemSchema = z.object({
  sku: productSkuSchema,
  amountCents: z.number().int(),
  licenseId: z.uuid(),
  licenseKey: z.string(),
  licenseStatus: z.enum(['active', 'revoked']),
  licenseReason: z.string().nullable(),
});

export const orderSchema = z.object({
  provider: z.enum(checkoutProviders),
  orderId: z.string(),
  status: z.enum(orderStatuses),
  currency: z.string(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  coupon: z.string().nullable(),
  paidAt: z.string(),
  items: z.array(orderItemSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** Answer of order-status: `known` means that the provider's signed message has arrived. */
export const orderStatusResponseSchema = z.object({
  known: z.boolean(),
  status: z.enum(orderStatuses).nullable(),
  /** Whether the order was paid with the code that was asked about: an order number alone tells nobody which code it was. */
  couponUsed: z.boolean(),
  summary: z
    .object({ currency: z.string(), amountCents: z.number().int(), skus: z.array(z.enum(productSkus)) })
    .nullable(),
});
export type OrderStatusResponse = z.infer<typeof orderStatusResponseSchema>;

/** Body of POST find-order. */
export const findOrderRequestSchema = z.object({ email: emailSchema });

/** Body of POST open-order: the token of a mailed link. */
export const openOrderRequestSchema = z.object({ token: z.string().min(1).max(2000) });

/** Answer of open-order: the orders, and a token for license-download that lasts an hour. */
export const openOrderResponseSchema = z.object({
  email: z.string(),
  orders: z.array(orderSchema),
  accessToken: z.string(),
});
export type OpenOrderResponse = z.infer<typeof openOrderResponseSchema>;

/** Body of POST license-download. `template` is a template's path; it is left out for what belongs to the whole license. */
export const licenseDownloadRequestSchema = z
  .object({
    license_id: z.uuid(),
    template: templatePathSchema.optional(),
    /** An older text of the template; the newest when left out. */
    revision: z.number().int().min(1).max(100_000).optional(),
    format: z.enum(downloadFormats, 'There is no such format.'),
    mode: z.enum(fileModes, 'There is no such mode.').default('blank'),
  })
  .superRefine(({ template, format }, context) => {
    if (!template && format !== 'zip' && format !== 'certificate') {
      context.addIssue({ code: 'custom', path: ['template'], message: 'The template is missing.' });
    }
  });
export type LicenseDownloadRequest = z.input<typeof licenseDownloadRequestSchema>;
