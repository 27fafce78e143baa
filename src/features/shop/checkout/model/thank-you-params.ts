import { plainAmount } from '@contracts/money';
import { readAddress } from '@contracts/email';
import type { OrderStatusResponse } from '@contracts/orders';
import { productName } from '@contracts/products';
import { cutText, oneLine } from '@contracts/text';
import { utmKeys } from '@contracts/utm';

const maxLength = 254;

export interface ThankYouParams {
  readonly email: string;
  /** The names of the products. The URL has their keys, separated by commas. */
  readonly products: readonly string[];
  readonly orderId: string;
  /** Cents. Null if the URL has no valid number. */
  readonly amountCents: number | null;
  readonly currency: string;
  readonly provider: string;
  /** The order's key from the return link. Empty if the link has none. */
  readonly key: string;
  readonly utm: readonly (readonly [key: string, value: string])[];
}

/**
 * The claims of the checkout's return URL. Anyone can write such a URL, so everything is text of limited length, and
 * nothing counts as a purchase.
 */
export function readThankYouParams(query: URLSearchParams): ThankYouParams {
  const text = (key: string) => cutText(oneLine(query.get(key) ?? ''), maxLength);
  const amount = text('amount');
  const currency = text('currency').toUpperCase();
  return {
    email: text('email'),
    products: text('product').split(',').filter(Boolean).map(productName),
    orderId: text('order_id'),
    amountCents: /^\d{1,9}$/.test(amount) ? Number(amount) : null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    provider: text('provider'),
    key: text('key'),
    utm: utmKeys.flatMap((key) => (text(key) ? [[key, text(key)] as const] : [])),
  };
}

/** The query may contain anything; only a possible email address is sent. */
export function buyerAddress({ email }: ThankYouParams): string | null {
  return readAddress(email);
}

/** Without a key or an email address the shop reveals nothing about an order. Stripe's order number is itself a key. */
export const canProveOrder = (params: ThankYouParams): boolean =>
  params.orderId !== '' &&
  (params.key !== '' || buyerAddress(params) !== null || params.orderId.startsWith('cs_'));

/** Some providers return every buyer to one fixed address, which names neither order nor product. */
export const namesOrder = ({ orderId, products }: ThankYouParams): boolean =>
  orderId !== '' || products.length > 0;

type Summary = OrderStatusResponse['summary'];

/** The names of all products: from the server, else from the URL. */
export function productsOf(params: ThankYouParams, known: Summary): readonly string[] {
  return known ? known.lines.map(({ sku }) => productName(sku)) : params.products;
}

/** A link to the contact form, prefilled with the details that support needs to find the order. */
export function resendFilesLink(params: ThankYouParams, known: Summary): string {
  const lines = [
    'I have not received my files. My order:',
    `Product: ${productsOf(params, known).join(', ') || 'not given'}`,
    `Order ID: ${params.orderId || 'not given'}`,
    ...(params.amountCents === null
      ? []
      : [`Amount: ${plainAmount(params.amountCents, params.currency)} ${params.currency}`]),
    ...(params.provider ? [`Payment provider: ${params.provider}`] : []),
    ...params.utm.map(([key, value]) => `${key}: ${value}`),
  ];
  const query = new URLSearchParams({
    subject: `Resend Files - Order ${params.orderId || '(no number)'}`,
    message: lines.join('\n'),
    ...(params.email ? { email: params.email } : {}),
  });
  return `/contact?${query}`;
}
