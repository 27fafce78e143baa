import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../scripts/support/shop';
import { stockDocument } from '../support/changed-document';
import { newCustomer, type Customer } from '../support/customers';
import { signInByMail } from '../support/mailed-codes';
import { newHolder, type Former } from '../support/order-holder';
import { fetchAll, openFile, openLink, receiptToken, withAccess, withSession } from '../support/order-link';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

interface Way {
  readonly what: string;
  readonly from: 'guest' | 'account';
  /** The same person with another mailbox, or the same mailbox. */
  readonly isSamePerson?: true;
  /** The account has another address now. */
  readonly isMoved?: true;
  readonly move: (former: Former, to: { email: string; account: Customer | null }) => Promise<unknown>;
  readonly to: 'guest' | 'account' | 'nobody';
  /** Its address is the same, so a receipt that waits may go out, with a link of its own. */
  readonly keepsReceipt?: true;
}

// Attack catalog: 156, 157
describe.each(backends)('what opens an order on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 });
    await stockDocument(shop);
  });
  afterAll(() => shop.close());

  const sql = (text: string, values: unknown[] = []) => shop.database.query(text, values);
  const only = async <Row>(text: string, values: unknown[] = []) =>
    (await shop.database.query<Row>(text, values))[0]!;
  const admin = async (name: string, args: object) => {
    const { status, body } = await shop.call('admin', 'POST', `rpc/${name}`, args);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
  };

  const move = (former: Former, email: string) =>
    admin('admin_move_license', { license_id: former.license, new_email: email, reason: 'Typing error' });
  const setHolder = ({ purchase }: Former, account: string | null) =>
    sql('update public.purchases set user_id = $1 where id = $2', [account, purchase]);
  const ways: readonly Way[] = [
    ...(['guest', 'account'] as const).flatMap((from) =>
      (['guest', 'account'] as const).map((to): Way => ({
        what: `the owner moves it from a ${from} to a ${to}`,
        from,
        to,
        move: (former, { email }) => move(former, email),
      })),
    ),
    {
      what: 'an account gets another address',
      from: 'account',
      to: 'guest',
      isSamePerson: true,
      isMoved: true,
      move: ({ account }, { email }) =>
        sql('update auth.users set email = $1 where id = $2', [email, account?.id]),
    },
    {
      what: 'a purchase is given to another account by hand',
      from: 'account',
      to: 'account',
      move: (former, { account }) => setHolder(former, account?.id ?? null),
    },
    {
      what: 'a license is given to another account by hand',
      from: 'account',
      to: 'account',
      move: async (former, { account, email }) => {
        await sql('update public.licenses set user_id = $1 where id = $2', [account?.id, former.license]);
        await sql('update public.purchases set user_id = $1, email = $2 where id = $3', [
          account?.id,
          email,
          former.purchase,
        ]);
      },
    },
    {
      what: 'the account is deleted on the provider’s page',
      from: 'account',
      to: 'nobody',
      keepsReceipt: true,
      move: ({ account }) => sql('delete from auth.users where id = $1', [account?.id]),
    },
    {
      what: 'the owner deletes the person',
      from: 'guest',
      to: 'nobody',
      move: ({ email }) => admin('admin_delete_person', { address: email, typed_address: email }),
    },
    {
      what: 'the owner deletes the person with an account',
      from: 'account',
      to: 'nobody',
      move: ({ email }) => admin('admin_delete_person', { address: email, typed_address: email }),
    },
    {
      what: 'the buyer ends its links',
      from: 'account',
      to: 'nobody',
      keepsReceipt: true,
      isSamePerson: true,
      move: async ({ account, purchase }) => {
        const ended = await shop.callWith(account?.token ?? '', 'POST', 'rpc/end_my_order_links', {
          purchase_id: purchase,
        });
        expect(ended.status).toBeLessThan(300);
      },
    },
    {
      what: 'the owner ends its links',
      from: 'guest',
      to: 'nobody',
      keepsReceipt: true,
      isSamePerson: true,
      move: ({ order }) =>
        admin('admin_end_order_links', { order_provider: 'sandbox', order_id: order, reason: 'Forwarded' }),
    },
  ];

  it.each(ways)(
    'ends for its former holder when $what',
    async ({ from, to, isSamePerson, isMoved, keepsReceipt, move: act }) => {
      const former = await newHolder(shop, functions, from);
      const account = to === 'account' ? await newCustomer(shop, 'next') : null;
      const next = { email: account?.email ?? newEmail('next'), account };
      await act(former, next);
      await sql('delete from private.rate_limits');

      const opened = await openLink(functions, former.link);
      expect([opened.status, opened.text.includes(former.license)], 'the link').toEqual([410, false]);
      const again = await fetchAll(functions, 'open-order', { access_token: former.access });
      expect([again.status, again.text.includes(next.email)], 'the token again').toEqual([404, false]);
      const listed = await fetchAll(
        functions,
        'license-files',
        { license_id: former.license },
        withAccess(former.access),
      );
      expect(listed.status, 'the token').toBe(410);
      for (const file of former.files) expect((await openFile(functions, file)).status, 'a file').toBe(410);
      if (former.account && to !== 'nobody') {
        // Sessions end with an address: who reads the new mailbox goes on.
        const token = isMoved ? await signInByMail(shop, next.email) : former.account.token;
        const session = withSession(token);
        const own = await fetchAll(functions, 'license-files', { license_id: former.license }, session);
        expect(own.status, 'the session').toBe(isSamePerson ? 200 : 404);
      }
      const waiting = await shop.database.query<{ template: string }>(
        `select template from public.email_messages where "to" = $1 and status = 'queued' and template in ('receipt', 'order-link')`,
        [former.email],
      );
      expect(waiting, 'mails that wait').toEqual(keepsReceipt ? [{ template: 'receipt' }] : []);
      if (!isSamePerson) await expectNothingLeft(former);
      if (to !== 'nobody') await expectOpenTo(next, former);
    },
  );

  async function expectNothingLeft({ license, account }: Former) {
    expect(
      await only(
        `select (select count(*)::int from public.license_profiles where license_id = license.id) as answers,
           (select count(*)::int from public.license_companies where license_id = license.id) as further,
           exists (select from public.company_members as member
             where member.company_id = license.company_id and member.user_id = $2) as with_former
         from public.licenses as license where id = $1`,
        [license, account?.id ?? null],
      ),
    ).toEqual({ answers: 0, further: 0, with_former: false });
  }

  async function expectOpenTo(
    { email, account }: { email: string; account: Customer | null },
    former: Former,
  ) {
    const link = await openLink(functions, await receiptToken(shop, former.order));
    expect([link.status, link.text.includes(former.license)], 'the new link').toEqual([200, true]);
    if (link.body['email'] !== former.email) expect(link.body['email']).toBe(email);
    const access = withAccess(String(link.body['accessToken']));
    const files = await fetchAll(functions, 'license-files', { license_id: former.license }, access);
    expect([files.status, files.text.includes('Former Foods')]).toEqual([200, false]);
    if (account) {
      const own = await fetchAll(
        functions,
        'license-files',
        { license_id: former.license },
        withSession(account.token),
      );
      expect(own.status).toBe(200);
    }
  }

  it('stays open to a guest who opens an account with the same address', async () => {
    const former = await newHolder(shop, functions, 'guest');
    await shop.signUp(former.email);
    const { access_token: token } = await shop.signIn(former.email);
    await shop.callWith(token, 'POST', 'rpc/claim_purchases_for_user', {});
    expect((await openLink(functions, former.link)).status).toBe(200);
    const files = await fetchAll(
      functions,
      'license-files',
      { license_id: former.license },
      withAccess(former.access),
    );
    expect(files.status).toBe(200);
    const own = await fetchAll(
      functions,
      'license-files',
      { license_id: former.license },
      withSession(token),
    );
    expect(own.status).toBe(200);
  });

  it('of an order in two hands opens to each holder their own part, and a receipt brings each their own link', async () => {
    const former = await newHolder(shop, functions, 'guest');
    const other = newEmail('other');
    const second = await only<{ id: string }>(
      `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, paid_at)
       values ($1, 'payroll-ops', 'sandbox', $2, 100, now()) returning id`,
      [former.email, former.order],
    );
    const { id: license } = await only<{ id: string }>(
      `insert into public.licenses (purchase_id, product_sku, license_key) values ($1, 'payroll-ops', $2) returning id`,
      [second.id, `SECOND-${former.order}`],
    );
    await admin('admin_move_license', { license_id: license, new_email: other, reason: 'A colleague’s' });
    const opened = await openLink(functions, former.link);
    expect([opened.status, opened.text.includes(former.license), opened.text.includes(license)]).toEqual([
      200,
      true,
      false,
    ]);
    expect(opened.text).not.toContain(other);
    for (const [recipient, own] of [
      [former.email, former.license],
      [other, license],
    ] as const) {
      const { body } = await shop.call('service', 'POST', 'rpc/describe_order', {
        order_provider: 'sandbox',
        order_id: former.order,
        recipient,
      });
      expect(body).toMatchObject({ email: recipient, order: { items: [{ licenseId: own }] } });
      expect(
        await sql('select email from public.order_links where id = $1', [
          (body as { linkId: string }).linkId,
        ]),
      ).toEqual([{ email: recipient }]);
    }
    const stranger = await shop.call('service', 'POST', 'rpc/describe_order', {
      order_provider: 'sandbox',
      order_id: former.order,
      recipient: 'somebody@example.com',
    });
    expect(stranger.body).toBeNull();
  });
});
