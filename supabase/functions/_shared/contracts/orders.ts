import { z } from 'zod';
import { checkoutProviders } from './buy-link.ts';
import { emailSchema } from './fields.ts';
import { defaultCopy, downloadFormats, fileCopies, fileModes } from './file-formats.ts';
import { bundleSkus, offerSkus, productSkus } from './products.ts';
import { productSkuSchema } from './products-schema.ts';
import { revisionSchema, templatePathSchema } from './template-path-schema.ts';
import { companyIdSchema } from './license-files-schema.ts';

/** Body of POST order-status. The number alone opens nothing: the buyer's address or the checkout's key proves the caller. */
export const orderStatusRequestSchema = z.object({
  order_id: z.string().trim().min(1, 'The order number is missing.').max(255),
  email: emailSchema.optional(),
  /** From the checkout's return link (`_shared/checkout/return-key.ts`). */
  key: z.string().trim().min(1).max(255).optional(),
  /** The code that the browser holds. */
  coupon: z.string().trim().min(1).max(64).optional(),
});

export const orderStatuses = ['paid', 'partially_refunded', 'refunded', 'disputed', 'dispute_lost'] as const;

/** Of a payment that has no order yet: the money takes days, or did not come. */
export const paymentStatuses = ['payment_pending', 'payment_failed'] as const;

const orderItemSchema = z.object({
  sku: productSkuSchema,
  /** The bundle that it came in. */
  bundleSku: z.enum(bundleSkus).nullable(),
  /** After the discount. */
  amountCents: z.number().int(),
  discountCents: z.number().int(),
  taxCents: z.number().int().nullable(),
  taxIncluded: z.boolean(),
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
  /** What the coupon took off the order. */
  discountCents: z.number().int(),
  /** What the bank holds, or has given back. */
  disputedCents: z.number().int(),
  /** The sales tax in the total; null where the provider did not tell it. */
  taxCents: z.number().int().nullable(),
  taxIncluded: z.boolean(),
  coupon: z.string().nullable(),
  /** The day of the payment where the shop is. */
  paidOn: z.iso.date(),
  /** Somebody else paid, so its amounts are not shown to the person who has the files. */
  isGift: z.boolean(),
  items: z.array(orderItemSchema),
});
export type Order = z.infer<typeof orderSchema>;

/**
 * Answer of order-status: `known` means that the provider's signed message has arrived and that the caller proved to be the
 * buyer. Without a proof every order looks like one that does not exist.
 */
export const orderStatusResponseSchema = z.object({
  known: z.boolean(),
  status: z.enum([...orderStatuses, ...paymentStatuses]).nullable(),
  /** Whether the order was paid with the code that was asked about. */
  couponUsed: z.boolean(),
  summary: z
    .object({
      currency: z.string(),
      amountCents: z.number().int(),
      discountCents: z.number().int(),
      taxCents: z.number().int().nullable(),
      taxIncluded: z.boolean(),
      coupon: z.string().nullable(),
      /** The products whose licenses the order granted. */
      skus: z.array(z.enum(productSkus)),
      /** The products and bundles as they were sold, at their prices before the discount. */
      lines: z.array(z.object({ sku: z.enum(offerSkus), listCents: z.number().int() })),
    })
    .nullable(),
  /** What the buyer may download at once; only with the checkout's key, and for an hour after the order. */
  access: z
    .object({
      token: z.string(),
      licenses: z.array(z.object({ licenseId: z.uuid(), sku: productSkuSchema })),
    })
    .nullable(),
});
export type OrderStatusResponse = z.infer<typeof orderStatusResponseSchema>;

/** Body of POST find-order. */
export const findOrderRequestSchema = z.object({ email: emailSchema });

const linkTokenSchema = z.string().min(1).max(2000);

/** Body of POST open-order: the token of a mailed link or, to see the same orders again, the access token that it gave. */
export const openOrderRequestSchema = z
  .object({ token: linkTokenSchema.optional(), access_token: linkTokenSchema.optional() })
  .superRefine(({ token, access_token }, context) => {
    if ((token === undefined) === (access_token === undefined)) {
      context.addIssue({ code: 'custom', path: ['token'], message: 'The token of the link is missing.' });
    }
  });

/** Answer of open-order: the orders, and a token for license-download that lasts an hour from the first opening. */
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
    company_id: companyIdSchema,
    template: templatePathSchema.optional(),
    /** An older text of the template; the newest when left out. */
    revision: revisionSchema.optional(),
    /** Makes a redline: the changes of the text since this older one, as a Word file. */
    from_revision: revisionSchema.optional(),
    format: z.enum(downloadFormats, 'There is no such format.'),
    mode: z.enum(fileModes, 'There is no such mode.').default('blank'),
    /** Without it the mode's own: an issue copy for a company, else a working copy. */
    copy: z.enum(fileCopies, 'There is no such copy.').optional(),
  })
  .superRefine(({ template, format, from_revision }, context) => {
    if (!template && format !== 'zip' && format !== 'certificate') {
      context.addIssue({ code: 'custom', path: ['template'], message: 'The template is missing.' });
    }
    if (from_revision !== undefined && format !== 'docx') {
      context.addIssue({ code: 'custom', path: ['format'], message: 'A redline comes as Word only.' });
    }
  })
  .transform((request) => ({ ...request, copy: request.copy ?? defaultCopy(request.mode) }));
export type LicenseDownloadRequest = z.input<typeof licenseDownloadRequestSchema>;
