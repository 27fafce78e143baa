import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const review = {
  product_sku: 'core-hr',
  rating: 5,
  first_name: 'Ann',
  email: 'ann@example.com',
  review_text: 'Clear and complete.',
  status: 'pending',
};

describe.each(backends)('reviews on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const submit = (change: object) =>
    shop.call('anonymous', 'POST', 'reviews', { ...review, ...change }, { prefer: 'return=minimal' });
  const stored = (name: string) =>
    shop.database.query<{ rating: number; verified: boolean; status: string; email: string | null }>(
      'select rating, verified, status, email from public.reviews where first_name = $1',
      [name],
    );
  const approve = (name: string) =>
    shop.database.query(`update public.reviews set status = 'approved' where first_name = $1`, [name]);

  it('come from anybody, wait, and keep their address to themselves', async () => {
    expect((await submit({ first_name: 'Waits', email: 'Waits@Example.com' })).status).toBe(201);
    expect(await stored('Waits')).toEqual([{ rating: 5, verified: false, status: 'pending', email: null }]);
    const { body } = await shop.call('anonymous', 'GET', 'reviews?first_name=eq.Waits');
    expect(body).toEqual([]);
    await approve('Waits');
    const shown = await shop.call('anonymous', 'GET', 'reviews?first_name=eq.Waits');
    expect(JSON.stringify(shown.body)).toContain('Waits');
    expect(JSON.stringify(shown.body).toLowerCase()).not.toContain('waits@');
  });

  it('carry the mark of a buyer only for who is signed in as the buyer, whatever is typed and sent', async () => {
    await shop.database.query(
      `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, status, paid_at)
       values ('buyer@example.com', 'core-hr', 'sandbox', 'review-1', 9900, 'USD', 'paid', now()),
              ('friend@example.com', 'core-hr', 'sandbox', 'review-3', 9900, 'USD', 'paid', now()),
              ('back@example.com', 'core-hr', 'sandbox', 'review-2', 9900, 'USD', 'refunded', now())`,
    );
    await shop.signUp('buyer@example.com');
    await shop.signUp('back@example.com');
    const buyer = (await shop.signIn('buyer@example.com')).access_token;
    const back = (await shop.signIn('back@example.com')).access_token;
    const submitAs = (token: string, change: object) =>
      shop.callWith(token, 'POST', 'reviews', { ...review, ...change });

    await submit({ first_name: 'Stranger', email: ' BUYER@example.com ' });
    expect((await stored('Stranger')).map(({ verified }) => verified)).toEqual([false]);
    await approve('Stranger');
    // The buyer's own waits beside it; neither replaces the other.
    await submitAs(buyer, { first_name: 'Buyer', email: ' BUYER@example.com ' });
    expect((await stored('Stranger')).map(({ status }) => status)).toEqual(['approved']);
    expect((await stored('Buyer')).map(({ status }) => status)).toEqual(['pending']);
    await submit({ first_name: 'Third', email: 'buyer@example.com' });
    expect(await stored('Third')).toEqual([]);

    await submitAs(buyer, {
      first_name: 'OtherPack',
      email: 'buyer@example.com',
      product_sku: 'payroll-ops',
    });
    await submitAs(back, { first_name: 'Refunded', email: 'back@example.com' });
    await submitAs(back, { first_name: 'Borrowed', email: 'friend@example.com' });
    await submit({ first_name: 'Liar', email: 'liar@example.com', verified: true, status: 'pending' });
    const names = ['Buyer', 'OtherPack', 'Refunded', 'Borrowed', 'Liar'];
    const marks = await Promise.all(names.map((name) => stored(name)));
    expect(marks.map(([row]) => row?.verified)).toEqual([true, false, false, false, false]);
  });

  // Attack catalog: 142
  it('are one for each address and product: the first stays, and nobody learns whether there was one', async () => {
    await submit({ first_name: 'Twice', email: 'twice@example.com', rating: 5 });
    const again = await submit({ first_name: 'Attacker', email: 'TWICE@example.com', rating: 1 });
    expect(again).toMatchObject({ status: 201, body: null });
    expect((await stored('Twice')).map(({ rating }) => rating)).toEqual([5]);
    expect(await stored('Attacker')).toEqual([]);
    await approve('Twice');
    expect((await submit({ first_name: 'Twice', email: 'twice@example.com', rating: 1 })).status).toBe(201);
    expect((await stored('Twice')).map(({ rating }) => rating)).toEqual([5]);
    await submit({ first_name: 'Twice', email: 'twice@example.com', product_sku: 'payroll-ops', rating: 3 });
    expect(await stored('Twice')).toHaveLength(2);
  });

  it('tell the person signed in with the address that the first one stays', async () => {
    await shop.signUp('plain@example.com');
    const { access_token: token } = await shop.signIn('plain@example.com');
    const mine = { ...review, first_name: 'Plain', email: 'plain@example.com' };
    expect((await shop.callWith(token, 'POST', 'reviews', mine)).status).toBe(201);
    // Sent again because no answer came: the same review.
    expect((await shop.callWith(token, 'POST', 'reviews', mine)).status).toBe(201);
    const other = await shop.callWith(token, 'POST', 'reviews', { ...mine, rating: 1 });
    expect(other.status).toBe(409);
    expect((other.body as { message: string }).message).toBe(
      'You have already reviewed this product. Your first review stays as it is.',
    );
    expect(await stored('Plain')).toHaveLength(1);
  });

  it.each([
    [{ rating: 6 }, /1 to 5 stars/],
    [{ rating: 0 }, /1 to 5 stars/],
    [{ first_name: '   ' }, /first name/],
    [{ email: 'nobody' }, /valid email/],
    [{ review_text: 'x'.repeat(2001) }, /2,000 characters/],
    [{ product_sku: 'unknown' }, /does not exist/],
  ])('that are none (%o) are refused in words for people', async (change, words) => {
    const { status, body } = await submit(change);
    expect(status).toBe(400);
    expect((body as { message: string }).message).toMatch(words);
  });

  it('spread over the ratings by what is approved, for every role', async () => {
    for (const [index, rating] of [5, 5, 4, 1].entries()) {
      await submit({
        product_sku: 'micro-templates',
        first_name: `Spread${index}`,
        email: `spread${index}@example.com`,
        rating,
      });
      await approve(`Spread${index}`);
    }
    await submit({ product_sku: 'micro-templates', email: 'pending@example.com', rating: 1 });
    for (const role of ['anonymous', 'customer', 'admin', 'service'] as const) {
      const { body } = await shop.call(role, 'POST', 'rpc/review_spread', { sku: 'micro-templates' });
      expect(body, role).toEqual([
        { rating: 5, reviews: 2 },
        { rating: 4, reviews: 1 },
        { rating: 1, reviews: 1 },
      ]);
    }
    const nothing = await shop.call('anonymous', 'POST', 'rpc/review_spread', { sku: `x' or '1'='1` });
    expect(nothing.body).toEqual([]);
  });
});
