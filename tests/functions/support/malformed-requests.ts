import { newCaller, send, type Outgoing } from '../../support/http';
import type { shopAt } from '../../../scripts/support/shop';

/** Part of every malformed request. What the shop prints must never have it. */
export const probeAddress = 'probe-of-review@private.example';

type Malformed = readonly [path: string, body?: string, type?: string];

const restFilters: readonly Malformed[] = [
  `templates?path=in.${probeAddress}`,
  `templates?and=(${probeAddress}`,
  `templates?select=${probeAddress}(`,
  `templates?order=${probeAddress}.x.y.z`,
  `templates?limit=${probeAddress}`,
  `templates?path=${probeAddress}.eq`,
  `templates?path=fts(${probeAddress}.x`,
  `templates?path=eq(any).${probeAddress}`,
  `templates?states=ov.${probeAddress}`,
  `templates?path=cs.{${probeAddress}`,
  `law_facts?updated_at=gt.${probeAddress}`,
  `template_packages?no_such=eq.${probeAddress}`,
  probeAddress,
  `rpc/${probeAddress}`,
].map((query) => [`/rest/v1/${query}`]);

const bodies: readonly Malformed[] = [
  ['/rest/v1/reviews', `{${probeAddress}`],
  ['/rest/v1/reviews', `["${probeAddress}"]`],
  ['/rest/v1/reviews', `{"${probeAddress}":1}`],
  ['/rest/v1/reviews', `a,b\n${probeAddress}`, 'text/csv'],
  ['/rest/v1/reviews', JSON.stringify({ product_sku: probeAddress, email: probeAddress, rating: 9 })],
  ['/rest/v1/rpc/search_articles', JSON.stringify({ q: probeAddress })],
  ['/auth/v1/signup', `{"email":"${probeAddress}`],
  ['/auth/v1/verify', JSON.stringify({ email: probeAddress, token: [1] })],
  [`/auth/v1/token?grant_type=${probeAddress}`, JSON.stringify({ email: probeAddress })],
  [
    '/auth/v1/token?grant_type=pkce',
    JSON.stringify({ auth_code: probeAddress, code_verifier: probeAddress }),
  ],
  ['/storage/v1/object/list/exports', `{${probeAddress}`],
  ['/storage/v1/bucket', JSON.stringify({ name: { a: probeAddress } })],
  [`/storage/v1/object/exports/${probeAddress}`, probeAddress, 'multipart/form-data'],
  [`/storage/v1/object/exports/${probeAddress}`, probeAddress, 'multipart/form-data; boundary=x'],
  ['/functions/v1/find-order', `{${probeAddress}`],
  ['/functions/v1/find-order', JSON.stringify({ email: { a: probeAddress } })],
  ['/functions/v1/checkout-webhook', `{${probeAddress}`],
  ['/functions/v1/mail-events', `{${probeAddress}`],
  ['/functions/v1/send-auth-mail', `{${probeAddress}`],
  ['/sandbox/checkout/core-hr', `a=${probeAddress}`, 'application/x-www-form-urlencoded'],
];

const addresses: readonly Malformed[] = [
  [`/auth/v1/verify?token=${probeAddress}&type=signup&redirect_to=${probeAddress}`],
  [`/auth/v1/authorize?provider=${probeAddress}`],
  [`/auth/v1/callback?code=${probeAddress}&state=${probeAddress}`],
  [`/storage/v1/object/public/site-images/a%00${probeAddress}`],
  [`/storage/v1/object/sign/exports/${probeAddress}?token=${probeAddress}`],
  [`/functions/v1/${probeAddress}`],
];

/** Sends every malformed request there is to the API; the statuses, by what was asked. */
export async function sendMalformed({
  apiUrl,
  publishableKey,
}: Pick<ReturnType<typeof shopAt>, 'apiUrl' | 'publishableKey'>): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const [path, body, type = 'application/json'] of [...restFilters, ...bodies, ...addresses]) {
    const call: Outgoing = {
      from: newCaller(),
      method: body === undefined ? 'GET' : 'POST',
      headers: { apikey: publishableKey, ...(body === undefined ? {} : { 'content-type': type }) },
      body,
    };
    const { status } = await send(`${apiUrl}${path}`, call);
    statuses[`${path} ${body ?? ''}`] = status;
  }
  return statuses;
}
