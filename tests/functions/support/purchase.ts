import {
  apiUrl,
  linkIn,
  newEmail,
  publishableKey,
  rowsOf,
  shop,
  waitForMail,
} from '../../../scripts/support/shop';
import { waitUntil } from '../../../scripts/support/wait-until';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Calls a function with a JSON body as the site does. */
export async function post(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const url = address.startsWith('http') ? address : `${apiUrl}/functions/v1/${address}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The headers of somebody who is signed in as the owner of the shop. */
export async function ownerSession({
  apiUrl: api,
  owner: { email, password },
  publishableKey: apikey,
} = shop) {
  const address = `${api}/auth/v1/token?grant_type=password`;
  const { body } = await post(address, { email, password }, { apikey });
  return { authorization: `Bearer ${(body as { access_token: string }).access_token}` };
}

/** Buys at the sandbox checkout, as somebody without an account unless the address is an account's. */
export async function buy(sku: string, email = newEmail(sku)): Promise<Purchase> {
  await fetch(`${apiUrl}/sandbox/checkout/${sku}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email }),
  });
  const license = await waitUntil(`the license of ${email}`, async () => {
    const [row] = await rowsOf<{
      id: string;
      license_key: string;
      purchases: { provider_order_id: string };
    }>(`licenses?select=id,license_key,purchases!inner(email,provider_order_id)&purchases.email=eq.${email}`);
    return row;
  });
  return {
    email,
    licenseId: license.id,
    licenseKey: license.license_key,
    orderId: license.purchases.provider_order_id,
  };
}

export interface Purchase {
  readonly email: string;
  readonly licenseId: string;
  readonly licenseKey: string;
  readonly orderId: string;
}

/** Opens the link of a receipt, as its button does. */
export async function openOrder({ email }: Purchase): Promise<Record<string, string>> {
  const link = new URL(linkIn(await waitForMail(email, /receipt/i), '/orders'));
  const token = link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token');
  const { body } = await post('open-order', { token });
  return { 'x-order-access': (body as { accessToken: string }).accessToken };
}
