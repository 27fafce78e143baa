import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectOrder } from '../../supabase/functions/_shared/checkout/order-projection';
import { eventOf, openSales, receive, salesOf, mailedAbout } from '../support/money-events';
import { permutations } from '../support/permutations';
import { backends, openTestShop, type TestShop } from '../support/test-database';

// Field case N5: a lost dispute stayed "disputed", nobody was told, and its money counted as revenue for ever.
describe.each(backends)('a dispute on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await openSales(shop);
  });
  afterAll(() => shop.close());

  const stateOf = async (order: string) => {
    const [row] = await shop.database.query(
      `select p.status, p.disputed_cents, l.status as license from public.purchases p
       join public.licenses l on l.purchase_id = p.id where p.provider_order_id = $1`,
      [order],
    );
    return row;
  };
  const netToday = async () =>
    (await salesOf(shop, '2026-11-01', '2026-11-30')).reduce((sum, { netCents }) => sum + netCents, 0);

  it('is out of the net figures while it is under way and once it is lost, and comes back when it is won', async () => {
    const before = await netToday();
    await receive(shop, eventOf('o1', 'order.paid'));
    expect(await netToday()).toBe(before + 9900);
    await receive(shop, eventOf('o1', 'dispute.opened', { disputeId: 'd1', disputedCents: 9900 }));
    expect(await stateOf('o1')).toEqual({ status: 'disputed', disputed_cents: 9900, license: 'revoked' });
    expect(await netToday()).toBe(before);
    await receive(shop, eventOf('o1', 'dispute.lost', { disputeId: 'd1', disputedCents: 9900 }));
    expect(await stateOf('o1')).toEqual({ status: 'dispute_lost', disputed_cents: 9900, license: 'revoked' });
    expect(await netToday()).toBe(before);
    expect(await salesOf(shop, '2026-11-01', '2026-11-30')).toMatchObject([
      { disputedCents: 0, lostCents: 9900 },
    ]);
    const stats = await shop.call('admin', 'POST', 'rpc/admin_dashboard_stats', {});
    expect(stats.body).toMatchObject({ totalRevenue: 0 });
    const told = await mailedAbout(shop, 'o1');
    expect(told.slice(0, 2)).toEqual(['receipt', 'A payment is disputed']);
    expect(told.slice(2).sort()).toEqual(['A dispute was lost', 'dispute-lost']);
    // The bank has turned its own decision around.
    await receive(shop, eventOf('o1', 'dispute.won', { disputeId: 'd1', disputedCents: 9900 }));
    expect(await stateOf('o1')).toEqual({ status: 'paid', disputed_cents: 0, license: 'active' });
    expect(await netToday()).toBe(before + 9900);
    expect((await mailedAbout(shop, 'o1')).slice(4).sort()).toEqual([
      'A license works again',
      'order-restored',
    ]);
  });

  it('is told once, whatever comes first and how often', { timeout: 120_000 }, async () => {
    let number = 0;
    for (const turn of permutations([0, 1, 2])) {
      const order = `turn${(number += 1)}`;
      const dispute = { disputeId: 'd1', disputedCents: 9900 };
      const events = [
        eventOf(order, 'order.paid'),
        eventOf(order, 'dispute.opened', dispute),
        eventOf(order, 'dispute.lost', dispute),
      ];
      for (const place of [...turn, 1, 2]) await receive(shop, events[place]!);
      await receive(shop, eventOf(order, 'dispute.lost', { ...dispute, occurredAt: events[2]!.occurredAt }));
      expect(await stateOf(order), turn.join()).toMatchObject({ status: projectOrder(events).status });
      const told = await mailedAbout(shop, order);
      expect(told.filter((what) => what === 'A dispute was lost')).toHaveLength(1);
      expect(told.filter((what) => what === 'dispute-lost')).toHaveLength(1);
      expect(told.filter((what) => what === 'A payment is disputed').length).toBeLessThanOrEqual(1);
    }
  });

  it('of a part takes that part alone from the figures', async () => {
    await receive(shop, eventOf('part', 'order.paid'));
    await receive(shop, eventOf('part', 'dispute.lost', { disputeId: 'd1', disputedCents: 4000 }));
    expect(await stateOf('part')).toMatchObject({ status: 'dispute_lost', disputed_cents: 4000 });
  });

  it('says in words to the owner what was lost', async () => {
    const [mail] = await shop.database.query<{ message: string }>(
      `select data ->> 'message' as message from public.email_messages
       where data ->> 'subject' = 'A dispute was lost' and data ->> 'message' like '%order part %'`,
    );
    expect(mail?.message).toContain(
      'the bank gave 40.00 USD back to the buyer. The license of the order has ended',
    );
  });
});
