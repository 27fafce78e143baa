import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer } from '../support/customers';
import { backends, openTestShop, type TestShop } from '../support/test-database';

/** Tables that hold rows of a person, and what `export_my_data` calls them; null with the reason why it leaves them out. */
const exported: Readonly<Record<string, string | null>> = {
  profiles: 'profile',
  purchases: 'purchases',
  licenses: 'licenses',
  downloads: 'downloads',
  company_members: 'companies',
  company_invitations: 'companyInvitations',
  // Which companies a license covers: both are exported.
  license_companies: null,
  // What a comparison of texts found; the email that it led to is exported.
  update_notice_recipients: null,
  license_profiles: 'licenses',
  leads: 'starterPackRequests',
  contact_messages: 'contactMessages',
  reviews: 'reviews',
  review_contacts: 'reviews',
  email_messages: 'emails',
  mail_events: 'mailReports',
  mail_suppressions: 'mailStopped',
  consent_acts: 'consents',
  order_links: 'orderLinks',
  // What an owner did at the desk.
  site_settings: null,
  ai_runs: null,
};

describe.each(backends)('the export of own data on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('covers every table that holds rows of a person', async () => {
    const tables = await shop.database.query<{ name: string }>(
      `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
         and (a.attname in ('user_id', 'email', 'to', 'updated_by', 'license_id', 'review_id') or c.relname = 'profiles')`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(exported).sort());
  });

  const fill = async (email: string, id: string, mark: string) => {
    await buy(shop, email, id, `${mark}-order`);
    await buy(shop, email, null, `${mark}-unclaimed`);
    await shop.database.query(
      `insert into public.downloads (license_id, template_path, format, mode, version)
       select id, $2 || license_key, 'pdf', 'blank', '1.0' from public.licenses where license_key = any ($1::text[])`,
      [[`KEY-${mark}-order`, `KEY-${mark}-unclaimed`], 'download-by-'],
    );
    await shop.database.query(
      `insert into public.webhook_events (provider, event_id, payload, event, kind, order_keys, occurred_at)
       values ('sandbox', $1, '{}', jsonb_build_object('note', $2::text), 'order.paid', array[$3::text], now())`,
      [`event-${mark}`, `${mark}-event`, `${mark}-order`],
    );
    const company = await giveCompany(shop, id, { company_name: `${mark}-company` });
    await shop.database.query(
      `insert into public.company_invitations (company_id, email, role) values ($1, $2, 'viewer')`,
      [company, email],
    );
    await shop.database.query(
      `insert into public.license_profiles (license_id, "values")
       select id, jsonb_build_object('company_name', $2::text) from public.licenses where license_key = $1`,
      [`KEY-${mark}-unclaimed`, `${mark}-license-company`],
    );
    await shop.database.query(`insert into public.leads (email, name) values ($1, $2)`, [
      email,
      `${mark}-lead`,
    ]);
    await shop.database.query(
      `insert into public.mail_events (provider, event_id, kind, email, detail, occurred_at)
       values ('resend', $2, 'soft-bounce', $1, $2, now())`,
      [email, `${mark}-bounce`],
    );
    const messageId = crypto.randomUUID();
    await shop.call('service', 'POST', 'rpc/submit_contact_message', {
      message_id: messageId,
      sender_name: `${mark}-contact`,
      sender_email: email,
      subject: 'Hello',
      category: 'other',
      message: 'Hello',
    });
    await shop.database.query(
      `insert into public.contact_replies (id, message_id, author_email, body)
       values (gen_random_uuid(), $1, 'owner@example.com', $2)`,
      [messageId, `${mark}-answer`],
    );
    await shop.database.query(
      `insert into public.order_links (kind, email, provider, provider_order_id, expires_at)
       values ('receipt', $1, 'sandbox', $2, now())`,
      [email, `${mark}-link`],
    );
    await shop.call('anonymous', 'POST', 'reviews', {
      product_sku: 'core-hr',
      rating: 5,
      first_name: `${mark}-review`,
      email,
      status: 'pending',
    });
    await shop.database.query(
      `insert into public.email_messages ("to", template, data, idempotency_key)
       values ($1, 'order-link', jsonb_build_object('linkId', $2::text), $2::text)`,
      [email, `${mark}-mail`],
    );
  };

  it('is complete, and holds nothing of anybody else', async () => {
    const me = await newCustomer(shop, 'mine');
    const other = await newCustomer(shop, 'other');
    await fill(me.email, me.id, 'mine');
    await fill(other.email, other.id, 'theirs');
    const { status, body } = await shop.callWith(me.token, 'POST', 'rpc/export_my_data', {});
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const part of [
      'mine-order',
      'mine-unclaimed',
      'KEY-mine-order',
      'KEY-mine-unclaimed',
      'download-by-KEY-mine-order',
      'download-by-KEY-mine-unclaimed',
      'mine-event',
      'mine-answer',
      'mine-link',
      'mine-company',
      'mine-license-company',
      'mine-lead',
      'mine-contact',
      'mine-review',
      'mine-mail',
      'mine-bounce',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('theirs');
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/token_version|encrypted_password|idempotency|lease/);
    for (const name of Object.values(exported)) {
      if (name !== null) {
        expect(body).toHaveProperty(name);
      }
    }
    expect(body).toMatchObject({
      account: { id: me.id, email: me.email },
      profile: { email: me.email },
      sessions: [{ isCurrent: true }],
    });
  });

  it('gives nothing by an address that is not proved', async () => {
    const me = await newCustomer(shop, 'unproved');
    await fill(me.email, me.id, 'unproved');
    await shop.database.query('update auth.users set email_confirmed_at = null where id = $1', [me.id]);
    const { body } = await shop.callWith(me.token, 'POST', 'rpc/export_my_data', {});
    const text = JSON.stringify(body);
    expect(text).toContain('unproved-order');
    expect(text).not.toContain('unproved-unclaimed');
    expect(text).not.toMatch(/unproved-(lead|contact|answer|link|review|mail)/);
  });
});
