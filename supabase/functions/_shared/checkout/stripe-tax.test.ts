import { describe, expect, it } from 'vitest';
import { loadFixture } from './__fixtures__/fixtures.ts';
import { stripeAdapter } from './stripe.ts';

const headers = new Headers();
const read = (name: string) => stripeAdapter.toEvents(loadFixture(`stripe/${name}.json`), headers);

describe('tax and discounts of a Stripe session', () => {
  it.each([
    ['added', { amount_subtotal: 9900, amount_total: 10_632 }, false],
    ['contained in the price', { amount_subtotal: 9900, amount_total: 9900 }, true],
  ])('reads sales tax that is %s', (_how, amounts, isIncluded) => {
    const text = new TextDecoder()
      .decode(loadFixture('stripe/checkout-session-completed.json'))
      .replace(/"amount_discount": \d+/, '"amount_discount": 0')
      .replace('"amount_tax": 0', '"amount_tax": 732')
      .replace(/"amount_subtotal": \d+/, `"amount_subtotal": ${amounts.amount_subtotal}`)
      .replace(/"amount_total": \d+/, `"amount_total": ${amounts.amount_total}`);
    expect(stripeAdapter.toEvents(new TextEncoder().encode(text), headers)).toMatchObject([
      { amountCents: amounts.amount_total, tax: { cents: 732, isIncluded } },
    ]);
  });

  it.each([
    [200, { id: 'promo_1Qn9QaL2eZvKYlo2CxV7d1Wk', code: 'WELCOME15' }, 'WELCOME15'],
    [403, { error: { message: 'no rights' } }, 'STATE10'],
    [500, {}, 'STATE10'],
  ])('asks for the code that was typed: %i', async (status, answer, coupon) => {
    const fetch = (url: string) =>
      Promise.resolve(
        url.includes('/line_items')
          ? new Response(JSON.stringify({ data: [] }))
          : new Response(JSON.stringify(answer), { status }),
      );
    const events = await stripeAdapter.complete(read('checkout-session-completed'), { fetch, apiKey: 'key' });
    expect(events).toMatchObject([{ coupon }]);
  });
});
