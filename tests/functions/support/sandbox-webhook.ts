import { signStandardWebhook } from '../../../supabase/functions/_shared/checkout/signing';
import type { SandboxWebhook } from '../../../supabase/functions/_shared/checkout/sandbox';
import { newCaller, type Answer } from '../../support/http';
import { apiUrl, newEmail, rowsOf, shop, type shopAt } from '../../../scripts/support/shop';
import { callFunction } from './call-function';

type Paid = Extract<SandboxWebhook, { type: 'order.paid' }>;
type Refunded = Extract<SandboxWebhook, { type: 'order.refunded' }>;

export const webhookSecret = `whsec_${Buffer.from('signs what the tests sell, nothing else').toString('base64')}`;
const price = 9900;
let counter = 0;

/** As the owner does when the provider shows a new secret: the sandbox checkout signs with it from then on, too. */
export const publishWebhookSecret = (
  value: string,
  at: Pick<ReturnType<typeof shopAt>, 'writeRows'> = shop,
): Promise<void> => at.writeRows('PATCH', 'site_settings?key=eq.WEBHOOK_SHARED_SECRET', { value });

export const setWebhookSecret = (): Promise<void> => publishWebhookSecret(webhookSecret);

export const newOrderId = (): string => `ord_test_${process.pid}_${Date.now()}_${++counter}`;

export function paid(orderId: string, change: Readonly<Record<string, unknown>> = {}, minute = 0): Paid {
  const timestamp = `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return {
    type: 'order.paid',
    timestamp,
    data: {
      id: orderId,
      created_at: timestamp,
      customer: { email: newEmail('buyer'), name: 'Bea Buyer' },
      currency: 'USD',
      amount_total: price,
      discount_code: null,
      items: [{ product_id: 'core-hr', name: 'Core HR Pack', amount: price }],
      ...change,
    },
  };
}

export const buyerOf = ({ data }: Paid): string => data.customer.email ?? '';

/** A refund of the order: the amount given back now, and what has been given back by now altogether. */
export function refunded({ data }: Paid, amount: number, total: number, minute: number): Refunded {
  const refund = { id: `ref_${data.id}_${minute}`, amount, total_refunded: total, full: total >= price };
  const timestamp = `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return { type: 'order.refunded', timestamp, data: { ...data, refund } };
}

export interface Delivery {
  readonly id?: string;
  readonly at?: Date;
  readonly secret?: string;
  readonly baseUrl?: string;
  /** What somebody on the way changed after the signing. */
  readonly tamper?: (signed: { headers: Record<string, string>; body: string }) => {
    headers: Record<string, string>;
    body: string;
  };
}

export async function deliver(event: unknown, delivery: Delivery = {}): Promise<Answer> {
  const { id = `evt_${newOrderId()}`, at = new Date(), secret = webhookSecret, baseUrl = apiUrl } = delivery;
  const body = JSON.stringify(event);
  const signature = await signStandardWebhook({ id, body, secret, at });
  const signed = { headers: { 'content-type': 'application/json', ...signature }, body };
  return callFunction('checkout-webhook', {
    key: null,
    from: newCaller(),
    baseUrl,
    ...(delivery.tamper ? delivery.tamper(signed) : signed),
  });
}

export interface StoredOrder {
  readonly status: string;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  /** One at most: the column is unique. */
  readonly license: { readonly id: string; readonly status: string } | null;
}

export const storedOrder = (
  orderId: string,
  at: Pick<ReturnType<typeof shopAt>, 'rowsOf'> = shop,
): Promise<StoredOrder[]> =>
  at.rowsOf<StoredOrder>(
    `purchases?provider_order_id=eq.${orderId}&select=status,amount_cents,refunded_cents,license:licenses(id,status)`,
  );

/** The templates of the mails that an order has queued, in the order of the alphabet. */
export async function orderMails(email: string): Promise<string[]> {
  const rows = await rowsOf<{ template: string }>(
    `email_messages?to=eq.${encodeURIComponent(email)}&select=template&order=template`,
  );
  return rows.map(({ template }) => template);
}
