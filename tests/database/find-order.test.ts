import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';
import { passMailTime } from '../support/pass-mail-time';

const email = 'buyer@example.com';

describe.each(backends)('"Find my order" on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, status, paid_at)
       values ($1, 'core-hr', 'sandbox', 'lost-1', 9900, 'USD', 'paid', now())`,
      [email],
    );
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query('delete from public.order_links');
    await shop.database.query('delete from public.email_messages');
    await shop.database.query('delete from private.rate_limits');
    await shop.database.query('delete from private.mail_counts');
  });

  const ask = () => shop.call('service', 'POST', 'rpc/request_order_link', { buyer_email: email });
  const counts = async () => {
    const [row] = await shop.database.query<{ links: number; mails: number }>(
      `select (select count(*)::int from public.order_links) as links,
         (select count(*)::int from public.email_messages) as mails`,
    );
    return row;
  };
  /** As if so many minutes had gone by. */
  const pass = async (minutes: number) => {
    await shop.database.query(
      `update public.order_links set mailed_at = mailed_at - make_interval(mins => $1::int),
         created_at = created_at - make_interval(mins => $1::int)`,
      [minutes],
    );
    await passMailTime(shop, minutes);
  };

  it('mails the link that the buyer has not opened again, ever more seldom', async () => {
    await ask();
    await ask();
    expect(await counts()).toEqual({ links: 1, mails: 1 });
    for (const [minutes, mails] of [
      [2, 2],
      [9, 2],
      [2, 3],
      [60, 3],
      [61, 4],
      [119, 4],
    ] as const) {
      await pass(minutes);
      await ask();
      expect(await counts()).toEqual({ links: 1, mails });
    }
    // A day later there is a new one, though nobody has opened the first.
    await pass(24 * 60);
    await ask();
    expect(await counts()).toEqual({ links: 2, mails: 5 });
  });

  it('keeps a link that is mailed again good for a day', async () => {
    await ask();
    await shop.database.query(`update public.order_links set expires_at = now() + interval '1 hour'`);
    await pass(2);
    await ask();
    const [link] = await shop.database.query<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from public.order_links`,
    );
    expect(link?.hours).toBe(24);
  });

  it('gives a buyer who has opened the link a new one a minute later', async () => {
    await ask();
    const [link] = await shop.database.query<{ id: string }>('select id from public.order_links');
    await shop.call('service', 'POST', 'rpc/open_order_link', { link_id: link!.id });
    await pass(2);
    await ask();
    expect(await counts()).toEqual({ links: 2, mails: 2 });
  });

  it(
    '134 answers the buyer whatever others have asked for the buyer’s address',
    { tags: ['full'] },
    async () => {
      const functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 });
      const call = (from: string) => functions.call('find-order', { email }, 'nobody', from);
      for (let network = 1; network <= 8; network++) {
        for (let asked = 0; asked < 5; asked++) {
          expect((await call(`2001:db8:0:${network}::${asked}`)).status).toBe(200);
        }
      }
      expect(await call('203.0.113.7')).toMatchObject({ status: 200, body: { ok: true } });
      expect(await counts()).toEqual({ links: 1, mails: 1 });
      // The buyer's mail is there, and its link opens.
      const [link] = await shop.database.query<{ id: string }>('select id from public.order_links');
      const opened = await shop.call('service', 'POST', 'rpc/open_order_link', { link_id: link!.id });
      expect(opened.body).toMatchObject({ email });
    },
  );

  it('counts a caller by network, and refuses one without an address', async () => {
    const functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked++) {
      statuses.push(
        (await functions.call('find-order', { email }, 'nobody', `2001:db8:7:7::${asked}`)).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await functions.call('find-order', { email }, 'nobody', '2001:db8:7:8::1')).status).toBe(200);
    for (const unknown of ['', 'unknown']) {
      expect((await functions.call('find-order', { email }, 'nobody', unknown)).status).toBe(403);
    }
  });
});
