import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentSource, publishText, sellTo, stockDocument } from '../support/changed-document';
import { serveFetch } from '../support/serve-fetch';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

interface Notice {
  readonly id: string;
  readonly state: string;
  readonly changed_at: string;
  readonly from_version: string;
  readonly to_version: string;
  readonly reason: string;
}

describe.each(backends)('notices of changed documents on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  // Ten buyers, of whom the fifth and the tenth have 60 people.
  beforeEach(async () => {
    for (const table of [
      'private.law_fact_changes',
      'public.update_notices',
      'public.template_packages, public.templates cascade',
      'public.email_messages cascade',
      'public.purchases cascade',
    ]) {
      await shop.database.query(`truncate ${table}${table.includes('cascade') ? '' : ' cascade'}`);
    }
    await stockDocument(shop);
    await sellTo(shop, 10, 'n % 5 = 0');
  });

  const work = async () => {
    const { status, body } = await openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 }).call(
      'run-update-notices',
      {},
      'worker',
    );
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const notices = () =>
    shop.database.query<Notice>(
      'select id, state, changed_at::text, from_version, to_version, reason from public.update_notices order by created_at',
    );
  const only = async () => (await notices())[0]!;
  const counts = async () =>
    Object.fromEntries(
      (
        await shop.database.query<{ state: string; rows: number }>(
          'select state, count(*)::int as rows from public.update_notice_recipients group by 1 order by 1',
        )
      ).map(({ state, rows }) => [state, rows]),
    );
  const mails = () =>
    shop.database.query<{ id: string; to: string; status: string; later: boolean }>(
      `select id, "to", status, send_after > now() as later from public.email_messages
       where template = 'law-update' order by "to", send_after`,
    );
  const send = async (args: object = {}) => {
    const { id, changed_at } = await only();
    return shop.call('admin', 'POST', 'rpc/admin_schedule_update_notice', {
      notice_id: id,
      seen: changed_at,
      ...args,
    });
  };
  const withdraw = async () =>
    shop.call('admin', 'POST', 'rpc/admin_withdraw_update_notice', { notice_id: (await only()).id });
  const changeForLarge = (revision = 2) =>
    publishText(
      shop,
      revision,
      `1.${revision - 1}`,
      documentSource({ version: `1.${revision - 1}`, large: `File it by April ${revision}.` }),
    );

  it('open with a new text, count whose copies change, and tell nobody by themselves', async () => {
    expect(await notices()).toEqual([]);
    await changeForLarge();
    await work();
    expect(await only()).toMatchObject({
      state: 'draft',
      from_version: '1.0',
      to_version: '1.1',
      reason: 'Changed: the form.',
    });
    expect(await counts()).toEqual({ affected: 2, unaffected: 8 });
    expect(await mails()).toEqual([]);
  });

  it('mail only the buyers whose own copy changes, once', async () => {
    await changeForLarge();
    await work();
    expect((await send()).status).toBeLessThan(300);
    await work();
    await work();
    expect((await mails()).map(({ to }) => to)).toEqual(['buyer10@example.com', 'buyer5@example.com']);
    expect(await counts()).toEqual({ queued: 2, unaffected: 8 });
    expect((await only()).state).toBe('sent');
  });

  it('compare the copy of a buyer again whose answers changed after the preview', async () => {
    await changeForLarge();
    await work();
    await shop.database.query(
      `update public.license_profiles set "values" = jsonb_set("values", '{employee_count}', '"8"') where "values" ->> 'company_name' = 'Company 5'`,
    );
    await send();
    await work();
    expect((await mails()).map(({ to }) => to)).toEqual(['buyer10@example.com']);
  });

  it('of two documents go out in one email, and the next a day later', async () => {
    await changeForLarge();
    await work();
    await send();
    await work();
    await changeForLarge(3);
    await work();
    const again = async () => {
      const notice = (await notices()).find(({ state }) => state === 'draft')!;
      await shop.call('admin', 'POST', 'rpc/admin_schedule_update_notice', {
        notice_id: notice.id,
        seen: notice.changed_at,
      });
      await work();
    };
    await again();
    expect(await mails()).toHaveLength(2);
    await shop.database.query(`update public.email_messages set status = 'sent', sent_at = now()`);
    await changeForLarge(4);
    await work();
    await again();
    expect((await mails()).map(({ to, status, later }) => [to, status, later])).toEqual([
      ['buyer10@example.com', 'sent', false],
      ['buyer10@example.com', 'queued', true],
      ['buyer5@example.com', 'sent', false],
      ['buyer5@example.com', 'queued', true],
    ]);
  });

  it('reach nobody who stopped these emails, also when one waits already', async () => {
    const licenseOf = async (buyer: number) =>
      (
        await shop.database.query<{ id: string }>(
          `select license.id from public.licenses as license join public.purchases as purchase on purchase.id = license.purchase_id
           where purchase.email = $1`,
          [`buyer${buyer}@example.com`],
        )
      )[0]!.id;
    await shop.call('service', 'POST', 'rpc/stop_update_mails', { for_license: await licenseOf(5) });
    await changeForLarge();
    await work();
    await send();
    await work();
    expect((await mails()).map(({ to }) => to)).toEqual(['buyer10@example.com']);
    expect(await counts()).toEqual({ queued: 1, unaffected: 8, withdrawn: 1 });
    await shop.call('service', 'POST', 'rpc/stop_update_mails', { for_license: await licenseOf(10) });
    expect((await mails()).map(({ status }) => status)).toEqual(['cancelled']);
    expect(await counts()).toEqual({ unaffected: 8, withdrawn: 2 });
  });

  it('are not sent to who stopped them in the last moment, and carry a link that stops them', async () => {
    await changeForLarge();
    await work();
    await send();
    await work();
    await shop.database.query(
      `update public.licenses set update_mails_stopped_at = now() where license_key = 'NSHR-update-5'`,
    );
    const sent: {
      readonly to: readonly string[];
      readonly headers: Record<string, string>;
      readonly text: string;
    }[] = [];
    const provider = await serveFetch(async (request) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return Response.json({ id: crypto.randomUUID() });
    });
    const functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 }, {}, '', {
      resendApiKey: 're_test',
      resendApiUrl: provider.url,
    });
    const { body } = await functions.call('deliver-mail', {}, 'worker');
    await provider.stop();
    expect(sent.map(({ to }) => to)).toEqual([['buyer10@example.com']]);
    expect(body).toMatchObject({ sent: 1, cancelled: 1 });
    expect(sent[0]?.text).toContain('Version 1.1 is ready. It replaces version 1.0.');
    expect(sent[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/<(.*)>/.exec(sent[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
    // Other links of the order were ended: this one goes by whose mail it is in.
    await shop.database.query(`update public.licenses set holder_version = holder_version + 1`);
    const oneClick = await functions.deliver(
      `unsubscribe${address.search}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    );
    expect(oneClick).toBe(200);
    expect(
      await shop.database.query(
        `select license_key from public.licenses where update_mails_stopped_at is not null order by 1`,
      ),
    ).toEqual([{ license_key: 'NSHR-update-10' }, { license_key: 'NSHR-update-5' }]);
  });

  it('reach no closed license, and nobody who bought after the change', async () => {
    await changeForLarge();
    await shop.database.query(
      `update public.licenses set status = 'revoked' where license_key = 'NSHR-update-5'`,
    );
    await shop.database.query(
      `update public.licenses set issued_at = now() + interval '1 hour' where license_key = 'NSHR-update-10'`,
    );
    await work();
    expect(await counts()).toEqual({ unaffected: 8 });
  });

  it('can be withdrawn until their emails are sent', async () => {
    await changeForLarge();
    await work();
    await send();
    await work();
    await shop.database.query(
      `update public.email_messages set status = 'sent', sent_at = now() where "to" = 'buyer5@example.com'`,
    );
    const { body } = await withdraw();
    expect(body).toBe(1);
    expect((await mails()).map(({ status }) => status)).toEqual(['cancelled', 'sent']);
    expect((await withdraw()).status).toBe(409);
    expect((await send()).status).toBe(409);
    expect((await only()).state).toBe('withdrawn');
  });

  it('wait for their time, and for the owner when the document changes again', async () => {
    await changeForLarge();
    await work();
    const seen = (await only()).changed_at;
    await send({ send_at: new Date(Date.now() + 86_400_000).toISOString() });
    await work();
    expect([(await only()).state, await mails()]).toEqual(['scheduled', []]);
    await changeForLarge(3);
    expect(await only()).toMatchObject({ state: 'draft', from_version: '1.0', to_version: '1.2' });
    expect((await send({ seen })).status).toBe(409);
    expect(
      (
        await shop.call('customer', 'POST', 'rpc/admin_schedule_update_notice', {
          notice_id: (await only()).id,
          seen,
        })
      ).status,
    ).toBe(403);
  });

  it('open for each document that states a changed fact, and for no other change of it', async () => {
    const fact = (values: string) =>
      shop.database.query(`update public.law_facts set ${values} where key = 'mn-test-rate'`);
    await shop.database.query(
      `insert into public.law_facts (key, state, topic, statement, figure, unit, source, checked_on, next_check, confidence)
       values ('mn-test-rate', 'MN', 'Rate', 'The rate is 10 percent.', 10, 'percent', 'https://law.example', current_date, current_date, 'official')
       on conflict (key) do update set figure = 10, statement = excluded.statement`,
    );
    await shop.database.query('delete from private.law_fact_changes');
    await fact(`checked_on = current_date - 1`);
    await work();
    expect(await notices()).toEqual([]);
    await fact(`figure = 11, statement = 'The rate is 11 percent.'`);
    await work();
    await work();
    expect(await counts()).toEqual({ affected: 10 });
    const [row] = await shop.database.query<{ facts: { key: string; after: { figure: number } }[] }>(
      'select facts from public.update_notices',
    );
    expect(row?.facts.map(({ key, after }) => [key, after.figure])).toEqual([['mn-test-rate', 11]]);
  });

  it('lose nothing and double nothing while two workers are at it and one dies', async () => {
    await changeForLarge();
    // This worker claims all and is never heard of again.
    await shop.call('service', 'POST', 'rpc/claim_update_recipients', {
      max_recipients: 500,
      lease_seconds: 60,
    });
    await work();
    expect(await counts()).toEqual({ pending: 10 });
    await shop.database.query(
      `update public.update_notice_recipients set lease_until = now() - interval '1 second'`,
    );
    await Promise.all([work(), work(), work()]);
    await send();
    await Promise.all([work(), work(), work()]);
    expect((await mails()).map(({ to }) => to)).toEqual(['buyer10@example.com', 'buyer5@example.com']);
    expect(await counts()).toEqual({ queued: 2, unaffected: 8 });
  });
});
