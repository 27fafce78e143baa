import { productName } from '@contracts/products';
import { utmKeys } from '@contracts/utm';

const maxLength = 254;

export interface ThankYouParams {
  readonly email: string;
  readonly product: string;
  readonly orderId: string;
  /** Cents; null when the address carries none that is a number. */
  readonly amountCents: number | null;
  readonly currency: string;
  readonly provider: string;
  readonly utm: readonly (readonly [key: string, value: string])[];
}

/**
 * What the checkout's return address claims. Anybody can write such an address, so everything is text, cut to a length, and
 * nothing of it counts as a purchase.
 */
export function readThankYouParams(query: URLSearchParams): ThankYouParams {
  const text = (key: string) =>
    (query.get(key) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, maxLength);
  const amount = text('amount');
  const currency = text('currency').toUpperCase();
  const product = text('product');
  return {
    email: text('email'),
    product: productName(product),
    orderId: text('order_id'),
    amountCents: /^\d{1,9}$/.test(amount) ? Number(amount) : null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    provider: text('provider'),
    utm: utmKeys.flatMap((key) => (text(key) ? [[key, text(key)] as const] : [])),
  };
}

/** The contact form, filled in with what support needs to find the order. */
export function resendFilesLink(params: ThankYouParams): string {
  const lines = [
    'I have not received my files. My order:',
    `Product: ${params.product || 'not given'}`,
    `Order ID: ${params.orderId || 'not given'}`,
    ...(params.amountCents === null
      ? []
      : [`Amount: ${(params.amountCents / 100).toFixed(2)} ${params.currency}`]),
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
