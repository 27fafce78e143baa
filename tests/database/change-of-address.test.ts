import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, newCustomer } from '../support/customers';
import { newEmail } from '../../scripts/support/shop';
import { signInByMail } from '../support/mailed-codes';
import { backends, openTestShop, type TestShop } from '../support/test-database';

// Field case A6: a buyer who changed the account's address was a stranger to the shop.
describe.each(backends)('a change of address on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const mailsTo = async (address: string) =>
    (
      await shop.database.query<{ template: string }>(
        `select template from public.email_messages where "to" = $1 and status = 'queued' order by created_at, template`,
        [address],
      )
    ).map(({ template }) => template);
  const move = (id: string, address: string) =>
    shop.database.query('update auth.users set email = $1 where id = $2', [address, id]);
  const findOrder = (address: string) =>
    shop.call('service', 'POST', 'rpc/request_order_link', { buyer_email: address });
  const newBuyer = async () => {
    const { email, id, token } = await newCustomer(shop);
    const order = newEmail('order');
    await buy(shop, email, id, order);
    return { email, id, token, order, address: newEmail('new-address') };
  };

  it('takes the orders along', async () => {
    const { email, id, order, address } = await newBuyer();
    await move(id, address);
    await findOrder(email);
    await findOrder(address);
    expect(await mailsTo(email)).toEqual(['account-changed']);
    expect(await mailsTo(address)).toEqual(['order-link']);
    const described = await shop.call('service', 'POST', 'rpc/describe_order', {
      order_provider: 'sandbox',
      order_id: order,
    });
    expect(described.body).toMatchObject({ email: address, order: { orderId: order } });
    expect(
      await shop.database.query('select email from public.order_links where provider_order_id = $1', [order]),
    ).toEqual([{ email: address }]);
  });

  it('leaves the link of an order with its buyer, where a part of the order is somebody else’s', async () => {
    const { id, address } = await newBuyer();
    const order = newEmail('parted');
    const buyer = newEmail('buyer');
    await buy(shop, buyer, null, order);
    await shop.database.query(
      `insert into public.purchases (user_id, email, product_sku, provider, provider_order_id, amount_cents, paid_at)
       select id, email, 'payroll-ops', 'sandbox', $2, 100, now() from public.profiles where id = $1`,
      [id, order],
    );
    await move(id, address);
    expect(
      await shop.database.query(
        'select email from public.order_links where provider_order_id = $1 order by email',
        [order],
      ),
    ).toEqual([{ email: buyer }, { email: address }]);
  });

  it('takes the mark of a buyer along, and the review that has it', async () => {
    const { email, id, token, address } = await newBuyer();
    const review = (address_of: string, session: string) =>
      shop.callWith(session, 'POST', 'reviews', {
        product_sku: 'core-hr',
        rating: 5,
        first_name: 'Ann',
        review_text: 'Good.',
        email: address_of,
      });
    expect((await review(email, token)).status).toBe(201);
    await move(id, address);
    expect((await review(address, await signInByMail(shop, address))).status).toBe(201);
    expect(
      await shop.database.query('select verified from public.review_contacts where email = $1', [address]),
    ).toEqual([{ verified: true }]);
  });

  it('takes consent, waiting mails and a complaint along, and leaves a bounce', async () => {
    const { email, id, address } = await newBuyer();
    await shop.database.query(
      `insert into public.leads (email, status, confirmed_at) values ($1, 'confirmed', now())`,
      [email],
    );
    await shop.database.query(
      `insert into public.email_messages ("to", template, idempotency_key) values ($1, 'refund', $1)`,
      [email],
    );
    await shop.database.query(
      `insert into public.mail_suppressions (email, reason) values ($1, 'hard-bounce')`,
      [email],
    );
    await move(id, address);
    expect(await mailsTo(address)).toEqual(['refund']);
    const known = (address_of: string) =>
      shop.database.query(
        `select (select status from public.leads where email = $1) as lead,
           (select reason from public.mail_suppressions where email = $1) as stopped`,
        [address_of],
      );
    expect(await known(email)).toEqual([{ lead: null, stopped: 'hard-bounce' }]);
    expect(await known(address)).toEqual([{ lead: 'confirmed', stopped: null }]);
    await shop.database.query(
      `insert into public.mail_suppressions (email, reason) values ($1, 'complaint')`,
      [address],
    );
    const further = newEmail('further');
    await move(id, further);
    expect(await known(further)).toEqual([{ lead: 'confirmed', stopped: 'complaint' }]);
  });

  it('ends the consent of the old address where the new one has its own', async () => {
    const { email, id, token, address } = await newBuyer();
    await shop.callWith(token, 'PATCH', `profiles?id=eq.${id}`, { newsletter: true });
    await shop.database.query(
      `insert into public.leads (email, status, confirmed_at) values ($1, 'confirmed', now()), ($2, 'confirmed', now())`,
      [email, address],
    );
    await move(id, address);
    const leads = await shop.database.query(
      'select email, status from public.leads where email in ($1, $2) order by status',
      [email, address],
    );
    expect(leads).toEqual([
      { email: address, status: 'confirmed' },
      { email, status: 'unsubscribed' },
    ]);
    const [lead] = await shop.database.query<{ id: string }>('select id from public.leads where email = $1', [
      address,
    ]);
    const allowed = await shop.call('service', 'POST', 'rpc/may_receive_marketing', {
      address,
      for_lead: lead?.id,
    });
    expect(allowed.body).toBe(true);
  });

  it('moves nothing before the account is confirmed', async () => {
    const { email, id, address } = await newBuyer();
    await shop.database.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
    await move(id, address);
    await findOrder(address);
    expect(await mailsTo(address)).toEqual([]);
    await findOrder(email);
    expect(await mailsTo(email)).toEqual(['order-link']);
  });
});
