import { describe, expect, it } from 'vitest';
import { editFixture, fakeFetch, loadFixture } from './__fixtures__/fixtures.ts';
import type { FetchLike } from './adapter.ts';
import { stripeAdapter } from './stripe.ts';

const headers = new Headers();
const read = (name: string) => stripeAdapter.toEvents(loadFixture(`stripe/${name}.json`), headers);
const session = 'cs_live_a1Lq8NcbZgWxTq0mC3yQWnRk6bTLjPZ4XvH1Dg5sFfUe2KoYiM';

describe('the items of a Stripe session', () => {
  it('asks for the items of a session, and lives without them', async () => {
    const line = { amount_total: 7110, quantity: 1, price: { id: 'price_1', product: { id: 'prod_1' } } };
    const { fetch, calls } = fakeFetch(200, { data: [line] });
    const complete = (context: { fetch: FetchLike; apiKey: string | null }) =>
      stripeAdapter.complete(read('checkout-session-completed'), context);
    const byLink = { providerProductId: 'plink_1QkStarMnPaidLeave' };
    expect(await complete({ fetch, apiKey: 'rk_1' })).toMatchObject([
      { items: [{ ...byLink, otherIds: ['price_1', 'prod_1'], amountCents: 7110 }] },
    ]);
    expect(calls[0]?.url).toBe(`https://api.stripe.com/v1/checkout/sessions/${session}/line_items?limit=100`);
    expect(await complete({ fetch: fakeFetch(403, {}).fetch, apiKey: 'rk_1' })).toMatchObject([
      { items: [byLink] },
    ]);
    expect(await complete({ fetch: fakeFetch(500, {}).fetch, apiKey: 'rk_1' })).toMatchObject([
      { items: [byLink] },
    ]);
    expect(await complete({ fetch, apiKey: null })).toMatchObject([{ items: [byLink] }]);
    // The items, and the code that was typed.
    expect(calls).toHaveLength(2);
  });

  it('waits for the items where nothing else names the product', async () => {
    const body = editFixture('stripe/checkout-session-completed.json', 'data.object.payment_link', null);
    const events = stripeAdapter.toEvents(body, headers);
    const context = (status: number) => ({ fetch: fakeFetch(status, {}).fetch, apiKey: 'rk_1' });
    await expect(stripeAdapter.complete(events, context(500))).rejects.toThrow('answered 500');
    expect(await stripeAdapter.complete(events, context(403))).toMatchObject([{ items: [] }]);
  });
});
