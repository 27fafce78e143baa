import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../../support/test-database';

const buyer = 'buyer.kay@example.com';

/** Addresses that a person, a mail server or a careless comparison may take for the buyer's. */
const lookAlikes = [
  'buyer.kay+1@example.com',
  'buyerkay@example.com',
  'buyer.kay@example.com.',
  'buyer.kay@sub.example.com',
  'buуer.kay@example.com',
  'buyer.\u212aay@example.com',
  'ｂuyer.kay@example.com',
  'buyer.kay@exаmple.com',
  'buyer.kay@example.com\u200b',
  '"buyer.kay"@example.com',
  'buyer.kay%@example.com',
  'buyer_kay@example.com',
];

describe.each(backends)('people who are not whom they seem, on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.knowledge_base_articles (slug, title, category, content, status)
       values ('voted', 'Voted', 'Compliance Notes', 'Words', 'published')`,
    );
    await shop.database.query(
      `with bought as (
         insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, paid_at)
         values ($1, 'core-hr', 'sandbox', 'claimed-1', 9900, now()) returning id
       )
       insert into public.licenses (purchase_id, product_sku, license_key)
       select id, 'core-hr', 'KEY-OF-THE-BUYER' from bought`,
      [buyer],
    );
  });
  afterAll(() => shop.close());

  const votes = async () => {
    const [row] = await shop.database.query<{ helpful_votes: number }>(
      `select helpful_votes from public.knowledge_base_articles where slug = 'voted'`,
    );
    return row?.helpful_votes;
  };
  const vote = (from: string, browser: string) =>
    shop.call(
      'anonymous',
      'POST',
      'rpc/vote_article_helpful',
      { slug: 'voted', helpful: true },
      { 'x-forwarded-for': from, 'user-agent': browser },
    );

  it('43 one visitor votes ten times at once, and then as two hundred voters of his invention', async () => {
    await Promise.all(Array.from({ length: 10 }, () => vote('10.0.0.1', 'Firefox')));
    expect(await votes()).toBe(1);
    await Promise.all(Array.from({ length: 200 }, (_, index) => vote('10.0.0.1', `Browser ${index}`)));
    expect(await votes()).toBe(1);
    // Somebody else still has a vote.
    await vote('10.0.0.2', 'Firefox');
    expect(await votes()).toBe(2);
  });

  const claim = async (email: string) => {
    const { access_token } = await shop.signIn(email);
    if (!access_token) {
      return;
    }
    await shop.callWith(access_token, 'POST', 'rpc/claim_purchases_for_user', {});
    const { body } = await shop.callWith(access_token, 'GET', 'licenses?select=license_key');
    return body;
  };
  const owners = () =>
    shop.database.query(
      `select purchase.user_id as purchase, license.user_id as license from public.purchases purchase
       join public.licenses license on license.purchase_id = purchase.id where provider_order_id = 'claimed-1'`,
    );
  const nobody = [{ purchase: null, license: null }];

  it.each(lookAlikes)('59 the purchase of a buyer is not for %j', async (email) => {
    await shop.signUp(email);
    // Not every one of them is an address to the auth service; who gets no account claims nothing.
    expect((await claim(email)) ?? []).toEqual([]);
    expect(await owners()).toEqual(nobody);
  });

  it('59 the purchase of a buyer is for the confirmed address, in any letter case, and not before', async () => {
    const id = await shop.signUp(buyer, false);
    await claim(buyer);
    expect(await owners()).toEqual(nobody);
    await shop.confirm(id);
    expect(await claim('Buyer.KAY@Example.com')).toEqual([{ license_key: 'KEY-OF-THE-BUYER' }]);
    expect(await owners()).toEqual([{ purchase: id, license: id }]);
  });
});
