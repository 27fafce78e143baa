import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, newEmail } from '../support/customers';
import { backends, openTestShop, type TestShop } from '../support/test-database';

// Attack catalog: 190, 191, 192
describe.each(backends)('links of orders and invitations on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const only = async <Row>(text: string, values: unknown[] = []) =>
    (await shop.database.query<Row>(text, values))[0]!;
  const proofOf = (id: string) =>
    only(
      `select cause, uses, most_uses, holder_version as version, ended_at is not null as ended, expires_at > now() as open
       from private.proofs where subject = $1 order by created_at desc, ended_at desc nulls first limit 1`,
      [id],
    );
  const open = async (link: string) =>
    (await shop.call('service', 'POST', 'rpc/open_order_link', { link_id: link })).status;

  /** An order with a receipt's link that is open. */
  const newLink = async (email: string) => {
    const purchase = await buy(shop, email, null);
    const { id } = await only<{ id: string }>(
      `update public.order_links set expires_at = now() + interval '30 days' where email = $1 returning id`,
      [email],
    );
    return { purchase, id };
  };

  it('open a receipt any number of times, until the proof ends', async () => {
    const { id } = await newLink(newEmail('receipt'));
    expect([await open(id), await open(id)]).toEqual([200, 200]);
    expect(await proofOf(id)).toMatchObject({ cause: 'order-link', uses: 2, most_uses: null, ended: false });
    await shop.database.query(`select private.end_proofs('order-link', $1)`, [id]);
    expect(await open(id)).toBe(410);
  });

  it('open a receipt that is sent again after its proof was tidied away', async () => {
    const email = newEmail('again');
    const { id } = await newLink(email);
    await shop.database.query('update public.order_links set expires_at = now() where id = $1', [id]);
    await shop.database.query(`select private.delete_old_proofs(now() + interval '1 minute', 1000)`);
    expect(await open(id)).toBe(410);
    await shop.database.query(`select private.queue_receipt_again(provider, provider_order_id, email)
      from public.order_links where id = '${id}'`);
    expect(await open(id)).toBe(200);
  });

  it('open what "Find my order" mailed once, whatever its row says later', async () => {
    const email = newEmail('find');
    await newLink(email);
    await shop.call('service', 'POST', 'rpc/request_order_link', { buyer_email: email });
    const { id } = await only<{ id: string }>(
      `select id from public.order_links where email = $1 and kind = 'find'`,
      [email],
    );
    expect([await open(id), await open(id)]).toEqual([200, 410]);
    await shop.database.query(
      `update public.order_links set used_at = null, expires_at = now() + interval '1 day' where id = $1`,
      [id],
    );
    expect(await open(id)).toBe(410);
    expect(await proofOf(id)).toMatchObject({ uses: 1, most_uses: 1, ended: true });
  });

  it('end with the row of the link', async () => {
    const { id, purchase } = await newLink(newEmail('moved'));
    await shop.database.query('update public.purchases set email = $1 where id = $2', [
      newEmail('next'),
      purchase,
    ]);
    expect(await open(id)).toBe(410);
    expect(await proofOf(id)).toMatchObject({ ended: true });
  });

  it('take an invitation once, and of the version that was mailed last', async () => {
    const owner = await newCustomer(shop, 'owner');
    const guest = await newCustomer(shop, 'guest');
    const company = await giveCompany(shop, owner.id, {});
    const { id: invitation } = await only<{ id: string }>(
      `insert into public.company_invitations (company_id, email, role) values ($1, $2, 'viewer') returning id`,
      [company, guest.email],
    );
    const accept = async (version: number | null) =>
      (
        await shop.callWith(guest.token, 'POST', 'rpc/accept_company_invitation', {
          invitation,
          version,
        })
      ).status;
    await shop.database.query(
      'update public.company_invitations set token_version = token_version + 1 where id = $1',
      [invitation],
    );
    expect([await accept(1), await accept(null), await accept(2)]).toEqual([410, 410, 200]);
    expect(await proofOf(invitation)).toMatchObject({
      cause: 'invitation',
      uses: 1,
      version: 2,
      ended: true,
    });
    // Still a member: the same answer. Not one any more: nothing, though the row says that nobody took it.
    expect(await accept(2)).toBe(200);
    await shop.database.query('delete from public.company_members where user_id = $1', [guest.id]);
    await shop.database.query('update public.company_invitations set accepted_at = null where id = $1', [
      invitation,
    ]);
    expect(await accept(2)).toBe(410);
  });

  it('stop update mails for who gets them, after other links were ended too, and for nobody else', async () => {
    const email = newEmail('reader');
    const { purchase } = await newLink(email);
    const license = await only<{ id: string; order: string }>(
      `select license.id, purchase.provider_order_id as order from public.licenses as license
       join public.purchases as purchase on purchase.id = license.purchase_id where purchase.id = $1`,
      [purchase],
    );
    const stop = async (recipient: string | null) =>
      (
        await only<{ stopped: boolean }>(
          `select public.stop_update_mails($1, case when $2::text is not null then private.address_subject($2) end) as stopped`,
          [license.id, recipient],
        )
      ).stopped;
    // A link of a mail from before it named its recipient.
    expect(await stop(null)).toBe(true);
    await shop.database.query(`select private.end_order_access('sandbox', $1, $2)`, [license.order, email]);
    expect([await stop(newEmail('former')), await stop(email)]).toEqual([false, true]);
    const next = newEmail('next-reader');
    await shop.database.query('update public.purchases set email = $1 where id = $2', [next, purchase]);
    expect([await stop(email), await stop(null), await stop(next)]).toEqual([false, false, true]);
  });
});
