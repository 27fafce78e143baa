import { describe, expect, it } from 'vitest';
import { checkoutProviders } from '../contracts/buy-link.ts';
import { readWebhookPath } from './adapter.ts';
import { checkoutAdapters, pickAdapter } from './providers.ts';

const none = new Headers();

describe('pickAdapter', () => {
  it.each(checkoutProviders)('finds %s by the path, wherever the function is mounted', (provider) => {
    for (const prefix of ['', '/functions/v1']) {
      for (const end of ['', '/', '/token']) {
        const path = `${prefix}/checkout-webhook/${provider}${end}`;
        expect(pickAdapter(path, none)).toBe(checkoutAdapters[provider]);
      }
    }
    expect(checkoutAdapters[provider].provider).toBe(provider);
  });

  it.each([
    ['stripe-signature', 'stripe'],
    ['Paddle-Signature', 'paddle'],
    ['X-Signature', 'lemonsqueezy'],
    ['webhook-signature', 'sandbox'],
  ] as const)('finds the sender of %s without a path', (header, provider) => {
    expect(pickAdapter('/checkout-webhook', new Headers({ [header]: 'x' }))?.provider).toBe(provider);
  });

  it('lets the path decide over the headers', () => {
    const headers = new Headers({ 'stripe-signature': 'x' });
    expect(pickAdapter('/checkout-webhook/paddle', headers)?.provider).toBe('paddle');
    expect(pickAdapter('/checkout-webhook/paypal', headers)).toBeNull();
  });

  it('finds no provider when none or several match', () => {
    expect(pickAdapter('/checkout-webhook', none)).toBeNull();
    expect(
      pickAdapter('/checkout-webhook', new Headers({ 'x-signature': 'a', 'stripe-signature': 'b' })),
    ).toBeNull();
    for (const name of ['__proto__', 'constructor', 'Stripe', '%', '..', '%2e%2e']) {
      expect(pickAdapter(`/checkout-webhook/${name}`, none)).toBeNull();
    }
  });
});

describe('readWebhookPath', () => {
  it.each([
    ['/checkout-webhook', null, null],
    ['/checkout-webhook/', null, null],
    ['/other/gumroad/x', null, null],
    ['//functions//v1/checkout-webhook//gumroad//a%2Fb', 'gumroad', 'a/b'],
    ['/checkout-webhook/gumroad/%', 'gumroad', '%'],
  ])('reads %s', (path, provider, token) => {
    expect(readWebhookPath(path)).toEqual({ provider, token });
  });
});
