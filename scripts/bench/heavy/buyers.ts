import { signStandardWebhook } from '../../../supabase/functions/_shared/checkout/signing.ts';
import { linkIn, newEmail, type shopAt } from '../../support/shop.ts';
import { waitUntil } from '../../support/wait-until.ts';

export type Shop = ReturnType<typeof shopAt>;

export const webhookSecret = `whsec_${btoa('a-secret-for-the-benchmark-only-32b')}`;
let orders = 0;

/** An order of the product, as the shop's checkout tells it. Returns the status. */
export async function sendOrder(shop: Shop, email: string, signal?: AbortSignal): Promise<number> {
  const at = new Date();
  const id = `bench_${at.getTime()}_${++orders}`;
  const body = JSON.stringify({
    type: 'order.paid',
    timestamp: at.toISOString(),
    data: {
      id: `ord_${id}`,
      created_at: at.toISOString(),
      customer: { email, name: 'Bea Bench' },
      currency: 'USD',
      amount_total: 9900,
      discount_code: null,
      items: [{ product_id: 'core-hr', name: 'Core HR Pack', amount: 9900 }],
    },
  });
  const headers = await signStandardWebhook({ id: `msg_${id}`, body, secret: webhookSecret, at });
  const answer = await fetch(`${shop.apiUrl}/functions/v1/checkout-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...(signal ? { signal } : {}),
  });
  await answer.body?.cancel();
  return answer.status;
}

export interface Buyer {
  readonly licenseId: string;
  readonly access: Readonly<Record<string, string>>;
}

export const callFunction = (
  shop: Shop,
  name: string,
  body: unknown,
  { headers, signal }: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${shop.apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: shop.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

/** Somebody who has bought, opened the receipt's link, and answered what the files ask, each as another company. */
export async function newBuyer(shop: Shop, company: string): Promise<Buyer> {
  const email = newEmail('bench-zip');
  await sendOrder(shop, email);
  const licenseId = await waitUntil(`the license of ${email}`, async () => {
    const [row] = await shop.rowsOf<{ id: string }>(
      `licenses?select=id,purchases!inner(email)&purchases.email=eq.${email}`,
    );
    return row?.id;
  });
  const link = new URL(linkIn(await shop.waitForMail(email, /receipt/i), '/orders'));
  const token = link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token');
  const opened = await callFunction(shop, 'open-order', { token });
  const { accessToken } = (await opened.json()) as { accessToken: string };
  const access = { 'x-order-access': accessToken };
  const answers = { company_name: company, hr_contact_name: 'Hanna Heavy' };
  await (
    await callFunction(shop, 'license-answers', { license_id: licenseId, answers }, { headers: access })
  ).text();
  return { licenseId, access };
}
