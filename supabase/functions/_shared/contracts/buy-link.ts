import { isEmailAddress } from './email.ts';
import { cutText, oneLine } from './text.ts';
import { utmKeys, type UtmKey } from './utm.ts';

/** The checkout providers that the shop understands; `sandbox` is its own test provider. */
export const checkoutProviders = ['stripe', 'lemonsqueezy', 'paddle', 'gumroad', 'sandbox'] as const;
export type CheckoutProvider = (typeof checkoutProviders)[number];

const providerNames: Readonly<Record<CheckoutProvider, string>> = {
  stripe: 'Stripe',
  lemonsqueezy: 'Lemon Squeezy',
  paddle: 'Paddle',
  gumroad: 'Gumroad',
  sandbox: 'Sandbox (takes no money)',
};

/** As people write it; an unknown provider keeps the name it was given. */
export const providerName = (provider: string): string =>
  Object.hasOwn(providerNames, provider) ? providerNames[provider as CheckoutProvider] : provider;

export const isCheckoutProvider = (name: string): name is CheckoutProvider =>
  Object.hasOwn(providerNames, name);

export interface BuyLinkOptions {
  /** Only for a provider on the owner's own domain; otherwise host and path identify it. */
  readonly provider?: CheckoutProvider | undefined;
  readonly coupon?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly utm?: Readonly<Partial<Record<UtmKey, string | undefined>>> | undefined;
  /** The buy link of a second product for the same order; left out where the provider cannot take it (`takesSecond`). */
  readonly second?: string | null | undefined;
}

/** What a Stripe client reference carries back to the webhook. */
export interface BuyReference {
  readonly utm: Readonly<Partial<Record<UtmKey, string>>>;
  readonly coupon: string | null;
}

const maxLinkLength = 2048;
const maxValueLength = 200;
const couponPattern = /^[A-Za-z0-9_-]{1,64}$/;

function parseBuyLink(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > maxLinkLength || /[\s\p{Cc}\\]/u.test(value)) return null;
  if (!/^https?:\/\//i.test(value)) return null;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '') return null;
  const loopback = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  return url.protocol === 'https:' || loopback ? url : null;
}

/** Whether a setting may be used as a buy link: https, or http on this machine for the sandbox checkout. */
export function isBuyLink(value: unknown): value is string {
  return parseBuyLink(value) !== null;
}

function isHostOf(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function detectProvider(url: URL): CheckoutProvider | null {
  const host = url.hostname;
  if (url.pathname.includes('/sandbox/checkout/')) return 'sandbox';
  if (isHostOf(host, 'stripe.com')) return 'stripe';
  if (isHostOf(host, 'lemonsqueezy.com') || url.pathname.startsWith('/checkout/buy/')) return 'lemonsqueezy';
  if (isHostOf(host, 'gumroad.com') || host === 'gum.co') return 'gumroad';
  if (isHostOf(host, 'paddle.com') || isHostOf(host, 'paddle.io')) return 'paddle';
  return null;
}

function validOrNull(value: string | null | undefined, isValid: (value: string) => boolean): string | null {
  return value && isValid(value) ? value : null;
}

function cleanUtm(utm: BuyLinkOptions['utm']): [UtmKey, string][] {
  const entries: [UtmKey, string][] = [];
  for (const key of utmKeys) {
    const value = utm !== undefined && Object.hasOwn(utm, key) ? utm[key] : undefined;
    const text = typeof value === 'string' ? cleanValue(value) : '';
    if (text !== '') entries.push([key, text]);
  }
  return entries;
}

const cleanValue = (value: string) => cutText(oneLine(value), maxValueLength);

const paddlePrices = /^pri_[a-z\d]+(,pri_[a-z\d]+)*$/;

/**
 * Puts a second product into a link; null when its provider cannot. Only the sandbox and Paddle take a list of products
 * from the address: a payment link of Stripe and a product link of Lemon Squeezy or Gumroad sell what their owner set up.
 */
function addSecond(url: URL, provider: CheckoutProvider | null, second: URL | null): boolean {
  if (second === null || provider === null || detectProvider(second) !== provider) return false;
  if (provider === 'sandbox') {
    const sku = /\/sandbox\/checkout\/([a-z-]+)$/.exec(second.pathname)?.[1];
    if (sku === undefined || second.origin !== url.origin || second.pathname === url.pathname) return false;
    url.searchParams.set('bump', sku);
    return true;
  }
  const [first = '', other = ''] = [url, second].map(
    ({ searchParams }) => searchParams.get('price_id') ?? '',
  );
  if (provider !== 'paddle' || !paddlePrices.test(first) || !paddlePrices.test(other)) return false;
  url.searchParams.set('price_id', `${first},${other}`);
  return true;
}

/** Whether one order can hold the products of both links. */
export function takesSecond(baseUrl: unknown, secondUrl: unknown): boolean {
  const url = parseBuyLink(baseUrl);
  return url !== null && addSecond(url, detectProvider(url), parseBuyLink(secondUrl));
}

/**
 * Adds the coupon, the email and the campaign to a buy link in the words of its provider. Null when the link is
 * not one (see `isBuyLink`); a coupon or an address that cannot be one is left out, because a wrong
 * value must never keep a visitor from the checkout.
 *
 * Sources: Stripe "Track a payment link"; Lemon Squeezy "Pre-filled checkout fields" and "Passing custom data";
 * Gumroad "Ping" (url_params) and help article 128 "Discount codes"; Paddle "Hosted checkout URL query parameters" (price_id is a list with commas).
 */
export function buildBuyLink(baseUrl: unknown, options: BuyLinkOptions = {}): string | null {
  const url = parseBuyLink(baseUrl);
  if (url === null) return null;
  const provider = options.provider ?? detectProvider(url);
  const coupon = validOrNull(options.coupon, (code) => couponPattern.test(code));
  const email = validOrNull(options.email, isEmailAddress);
  const utm = cleanUtm(options.utm);
  addSecond(url, provider, parseBuyLink(options.second));
  switch (provider) {
    case 'stripe':
      addStripe(url, coupon, email, utm);
      break;
    case 'lemonsqueezy':
      addLemonSqueezy(url, coupon, email, utm);
      break;
    case 'gumroad':
      addGumroad(url, coupon);
      addPlain(url, { email: ['email', email] }, utm);
      break;
    case 'paddle':
      addPlain(url, { coupon: ['discount_code', coupon], email: ['user_email', email] }, utm);
      break;
    case 'sandbox':
      addPlain(url, { coupon: ['coupon', coupon], email: ['email', email] }, utm);
      break;
    case null:
      addPlain(url, { coupon: ['coupon', coupon] }, utm);
      break;
  }
  return url.href;
}

function addPlain(
  url: URL,
  named: Readonly<Record<string, readonly [parameter: string, value: string | null]>>,
  utm: readonly [UtmKey, string][],
): void {
  for (const [parameter, value] of Object.values(named)) {
    if (value !== null) url.searchParams.set(parameter, value);
  }
  for (const [key, value] of utm) url.searchParams.set(key, value);
}

/**
 * Stripe returns the utm_* parameters to its redirect only; the webhook sees `client_reference_id`, so the campaign
 * travels there too. Values outside letters, digits, dash and underscore are dropped silently by Stripe.
 */
function addStripe(url: URL, coupon: string | null, email: string | null, utm: [UtmKey, string][]): void {
  if (coupon !== null) url.searchParams.set('prefilled_promo_code', coupon);
  if (email !== null) url.searchParams.set('prefilled_email', email);
  for (const [key, value] of utm) {
    if (key !== 'ref') url.searchParams.set(key, value.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 150));
  }
  const reference = encodeBuyReference({ utm: Object.fromEntries(utm), coupon });
  if (reference !== null && !url.searchParams.has('client_reference_id')) {
    url.searchParams.set('client_reference_id', reference);
  }
}

/** The order that Lemon Squeezy sends names no code, so the coupon travels in the custom data as well. */
function addLemonSqueezy(
  url: URL,
  coupon: string | null,
  email: string | null,
  utm: [UtmKey, string][],
): void {
  if (coupon !== null) {
    url.searchParams.set('checkout[discount_code]', coupon);
    url.searchParams.set('checkout[custom][coupon]', coupon);
  }
  if (email !== null) url.searchParams.set('checkout[email]', email);
  for (const [key, value] of utm) url.searchParams.set(`checkout[custom][${key}]`, value);
}

function addGumroad(url: URL, coupon: string | null): void {
  if (coupon === null) return;
  const product = /^\/l\/[^/]+/.exec(url.pathname)?.[0];
  if (product === undefined) url.searchParams.set('offer_code', coupon);
  else url.pathname = `${product}/${encodeURIComponent(coupon)}`;
}

const referencePrefix = 'u1_';
const maxReferenceLength = 200;
const referenceCodes = {
  k: 'coupon',
  s: 'utm_source',
  m: 'utm_medium',
  c: 'utm_campaign',
  n: 'utm_content',
  t: 'utm_term',
  r: 'ref',
} as const;

/**
 * Packs campaign and coupon into Stripe's client reference: letters, digits, dash and underscore, at most 200. What
 * does not fit is left out, the less telling fields first. Null when there is nothing to carry.
 */
export function encodeBuyReference(reference: BuyReference): string | null {
  let packed = '';
  for (const [code, key] of Object.entries(referenceCodes)) {
    const value = (key === 'coupon' ? reference.coupon : reference.utm[key]) ?? '';
    if (value === '') continue;
    const line = `${code}${value.replaceAll('\n', ' ')}`;
    const longer = packed === '' ? line : `${packed}\n${line}`;
    if (toBase64Url(longer).length + referencePrefix.length <= maxReferenceLength) packed = longer;
  }
  return packed === '' ? null : `${referencePrefix}${toBase64Url(packed)}`;
}

/** Whether the shop itself wrote a reference: then the payment is one of this shop. */
export function isBuyReference(reference: string | null | undefined): boolean {
  return fromReference(reference).length > 0;
}

/** Reads back what `encodeBuyReference` packed; any other reference is of another shop and carries nothing. */
export function decodeBuyReference(reference: string | null | undefined): BuyReference {
  const utm: Partial<Record<UtmKey, string>> = {};
  let coupon: string | null = null;
  for (const line of fromReference(reference)) {
    const key = Object.entries(referenceCodes).find(([code]) => code === line.charAt(0))?.[1];
    const value = cleanValue(line.slice(1));
    if (key === undefined || value === '') continue;
    if (key === 'coupon') coupon = value;
    else utm[key] = value;
  }
  return { utm, coupon };
}

function fromReference(reference: string | null | undefined): string[] {
  if (!reference?.startsWith(referencePrefix) || reference.length > maxReferenceLength) return [];
  try {
    const base64 = reference.slice(referencePrefix.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
  } catch {
    return [];
  }
}

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
