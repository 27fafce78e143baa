import { describe, expect, it } from 'vitest';
import { buildBuyLink, decodeBuyReference, encodeBuyReference, isBuyLink, takesSecond } from './buy-link.ts';

const utm = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'MN leave 2026', ref: 'partner' };
const email = 'jo+hr@example.com';

function parametersOf(link: string | null): Record<string, string> {
  return Object.fromEntries(new URL(link ?? '').searchParams);
}

describe('isBuyLink', () => {
  it.each([
    'https://buy.stripe.com/test_eVa5nPg1j1wmfXq5kr',
    'https://store.lemonsqueezy.com/checkout/buy/d1f120fd-5adc-4fff-8915-cce713d29427?logo=0',
    'https://northstarhr.gumroad.com/l/micro',
    'https://pay.paddle.io/checkout/hsc_01?price_id=pri_1',
    'http://127.0.0.1:54321/sandbox/checkout/core-hr',
    'http://localhost:54321/sandbox/checkout/core-hr',
    'HTTPS://Example.com/buy',
  ])('takes %s', (link) => {
    expect(isBuyLink(link)).toBe(true);
  });

  it.each([
    '',
    'buy.stripe.com/x',
    '/sandbox/checkout/core-hr',
    '//buy.stripe.com/x',
    'http://buy.stripe.com/x',
    'http://127.0.0.1.example.com/x',
    'http://example.com@127.0.0.1/x',
    'https://user:pass@buy.stripe.com/x',
    'https:buy.stripe.com/x',
    'https:\\\\buy.stripe.com\\x',
    'https://',
    'https://[',
    ' https://buy.stripe.com/x',
    'https://buy.stripe.com/x\n',
    'https://buy.stripe.com/a b',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://127.0.0.1/x',
    'file:///etc/passwd',
    `https://example.com/${'x'.repeat(2048)}`,
    null,
    undefined,
    7,
    {},
    ['https://buy.stripe.com/x'],
  ])('refuses %j', (link) => {
    expect(isBuyLink(link)).toBe(false);
    expect(buildBuyLink(link, { coupon: 'SAVE20' })).toBeNull();
  });
});

describe('buildBuyLink', () => {
  it('leaves a link alone when there is nothing to add', () => {
    const link = 'https://example.com/buy?a=1&b=#end';
    expect(buildBuyLink(link)).toBe(link);
    expect(buildBuyLink(link, { coupon: null, email: '', utm: {} })).toBe(link);
  });

  it('speaks Stripe’s words, with the campaign in the client reference too', () => {
    const parameters = parametersOf(
      buildBuyLink('https://buy.stripe.com/abc', { coupon: 'SAVE20', email, utm }),
    );
    expect(parameters).toMatchObject({
      prefilled_promo_code: 'SAVE20',
      prefilled_email: email,
      utm_source: 'google',
      utm_campaign: 'MN-leave-2026',
    });
    expect(parameters['client_reference_id']).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
    expect(decodeBuyReference(parameters['client_reference_id'])).toEqual({ utm, coupon: 'SAVE20' });
  });

  it('keeps a reference that the owner put into the link', () => {
    const link = buildBuyLink('https://buy.stripe.com/abc?client_reference_id=mine', { utm });
    expect(parametersOf(link)).toMatchObject({ client_reference_id: 'mine' });
  });

  it('speaks Lemon Squeezy’s words', () => {
    const base = 'https://store.lemonsqueezy.com/checkout/buy/d1f120fd?logo=0';
    expect(parametersOf(buildBuyLink(base, { coupon: 'SAVE20', email, utm }))).toEqual({
      logo: '0',
      'checkout[discount_code]': 'SAVE20',
      'checkout[email]': email,
      'checkout[custom][coupon]': 'SAVE20',
      'checkout[custom][utm_source]': 'google',
      'checkout[custom][utm_medium]': 'cpc',
      'checkout[custom][utm_campaign]': 'MN leave 2026',
      'checkout[custom][ref]': 'partner',
    });
  });

  it('puts Gumroad’s code into the path, in place of one that is there', () => {
    const options = { coupon: 'SAVE20', email, utm };
    for (const path of ['/l/micro', '/l/micro/', '/l/micro/OLD']) {
      const link = new URL(buildBuyLink(`https://shop.gumroad.com${path}?wanted=true`, options) ?? '');
      expect(link.pathname).toBe('/l/micro/SAVE20');
      expect(Object.fromEntries(link.searchParams)).toEqual({ wanted: 'true', email, ...utm });
    }
    expect(buildBuyLink('https://gum.co/micro', { coupon: 'SAVE20' })).toBe(
      'https://gum.co/micro?offer_code=SAVE20',
    );
  });

  it('speaks Paddle’s words', () => {
    const base = 'https://pay.paddle.io/checkout/hsc_01?price_id=pri_1';
    expect(parametersOf(buildBuyLink(base, { coupon: 'SAVE20', email, utm }))).toEqual({
      price_id: 'pri_1',
      discount_code: 'SAVE20',
      user_email: email,
      ...utm,
    });
  });

  it('speaks the sandbox’s words', () => {
    const base = 'http://127.0.0.1:54321/sandbox/checkout/core-hr';
    expect(parametersOf(buildBuyLink(base, { coupon: 'SAVE20', email, utm }))).toEqual({
      coupon: 'SAVE20',
      email,
      ...utm,
    });
  });

  it('recognizes a provider on the owner’s domain by the option, and gives an unknown one no address', () => {
    const base = 'https://pay.northstarhr.example/b/abc';
    expect(parametersOf(buildBuyLink(base, { coupon: 'SAVE20', email, utm }))).toEqual({
      coupon: 'SAVE20',
      ...utm,
    });
    expect(parametersOf(buildBuyLink(base, { provider: 'stripe', coupon: 'SAVE20' }))).toMatchObject({
      prefilled_promo_code: 'SAVE20',
    });
  });

  it.each([
    'https://evilstripe.com/x',
    'https://buy.stripe.com.example/x',
    'https://gumroad.com.example/l/x',
  ])('does not take %s for the provider it looks like', (base) => {
    expect(parametersOf(buildBuyLink(base, { coupon: 'SAVE20' }))).toEqual({ coupon: 'SAVE20' });
  });

  it('leaves out what cannot be a coupon, an address or a campaign', () => {
    const base = 'https://example.com/buy';
    for (const coupon of ['', 'a b', '../x', 'é', 'x'.repeat(65), '<b>', 'a/b']) {
      expect(buildBuyLink(base, { coupon })).toBe(base);
    }
    for (const address of ['', 'nobody', 'a b@example.com', 'a@b@c', `${'a'.repeat(250)}@example.com`]) {
      expect(buildBuyLink('https://buy.stripe.com/abc', { email: address })).toBe(
        'https://buy.stripe.com/abc',
      );
    }
    expect(buildBuyLink(base, { utm: { utm_source: ' ', utm_medium: '\u0000' } })).toBe(base);
    const inherited = Object.create({ utm_source: 'x' }) as Record<string, string>;
    expect(buildBuyLink(base, { utm: inherited })).toBe(base);
    const long = parametersOf(buildBuyLink(base, { utm: { utm_source: `${'é'.repeat(199)}😀😀` } }));
    expect(long['utm_source']).toBe('é'.repeat(199));
    expect(buildBuyLink(base, { utm: { utm_source: 'a\ud800b' } })).toBe(`${base}?utm_source=ab`);
  });

  it('escapes what a visitor brought', () => {
    const link = buildBuyLink('https://example.com/buy', { utm: { utm_source: '"><script>&a=1#x' } });
    expect(link).toBe('https://example.com/buy?utm_source=%22%3E%3Cscript%3E%26a%3D1%23x');
  });
});

describe('the reference for Stripe', () => {
  it('carries what fits into 200 characters, the telling fields first', () => {
    const long = 'x'.repeat(90);
    const reference = encodeBuyReference({
      coupon: 'SAVE20',
      utm: { ref: 'partner', utm_term: long, utm_campaign: long, utm_source: 'google' },
    });
    expect(reference).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
    expect(decodeBuyReference(reference)).toEqual({
      coupon: 'SAVE20',
      utm: { utm_source: 'google', utm_campaign: long, ref: 'partner' },
    });
  });

  it('carries any script', () => {
    const reference = { coupon: null, utm: { utm_source: 'Zeitung „Nord“', utm_campaign: '給与 💼' } };
    expect(decodeBuyReference(encodeBuyReference(reference))).toEqual(reference);
  });

  it('is null for nothing', () => {
    expect(encodeBuyReference({ coupon: null, utm: {} })).toBeNull();
    expect(encodeBuyReference({ coupon: '', utm: { ref: '' } })).toBeNull();
  });

  it.each([
    null,
    undefined,
    '',
    'u1_',
    'order-7',
    'u1_%%%',
    'u1_gICA',
    'u2_a1NBVkUyMA',
    `u1_${'A'.repeat(300)}`,
  ])('reads nothing out of %j', (reference) => {
    expect(decodeBuyReference(reference)).toEqual({ utm: {}, coupon: null });
  });
});

describe('a second product in one order', () => {
  const sandbox = 'http://127.0.0.1:54321/sandbox/checkout';
  const paddle = 'https://pay.paddle.io/checkout/hsc_01?price_id=pri_';

  it('is carried by the sandbox and by Paddle', () => {
    expect(takesSecond(`${sandbox}/core-hr`, `${sandbox}/micro-templates`)).toBe(true);
    const ours = buildBuyLink(`${sandbox}/core-hr`, {
      coupon: 'SAVE20',
      second: `${sandbox}/micro-templates`,
    });
    expect(parametersOf(ours)).toEqual({ bump: 'micro-templates', coupon: 'SAVE20' });

    expect(takesSecond(`${paddle}1`, `${paddle}2`)).toBe(true);
    const theirs = buildBuyLink(`${paddle}1`, { coupon: 'SAVE20', second: `${paddle}2` });
    expect(parametersOf(theirs)).toEqual({ price_id: 'pri_1,pri_2', discount_code: 'SAVE20' });
  });

  it.each([
    ['https://buy.stripe.com/a', 'https://buy.stripe.com/b'],
    ['https://s.lemonsqueezy.com/checkout/buy/a', 'https://s.lemonsqueezy.com/checkout/buy/b'],
    ['https://s.gumroad.com/l/a', 'https://s.gumroad.com/l/b'],
    ['https://pay.example/a', 'https://pay.example/b'],
    ['https://pay.paddle.io/checkout/hsc_01', `${paddle}2`],
    [`${paddle}1`, 'https://pay.paddle.io/checkout/hsc_02'],
    [`${paddle}1`, `${sandbox}/micro-templates`],
    [`${sandbox}/core-hr`, 'http://127.0.0.1:9/sandbox/checkout/micro-templates'],
    [`${sandbox}/micro-templates`, `${sandbox}/micro-templates`],
    [`${sandbox}/core-hr`, ''],
    ['', `${sandbox}/micro-templates`],
  ])('is not carried from %s to %s, and the link stays as it is', (base, second) => {
    expect(takesSecond(base, second)).toBe(false);
    if (base !== '') expect(buildBuyLink(base, { second })).toBe(base);
  });
});
