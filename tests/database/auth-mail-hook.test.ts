import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signStandardWebhook } from '../../supabase/functions/_shared/checkout/signing';
import { queueAuthMail } from '../../supabase/local/gotrue-parity/queue-auth-mail';
import { withMailCause } from '../../supabase/local/gotrue-parity/mail-cause';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

const key = (words: string) => `whsec_${Buffer.from(words).toString('base64')}`;
const secret = key('what Supabase Auth signs with');
const former = key('what it signed with before');
const ai = { baseUrl: 'http://ai.invalid', timeoutMs: 1000 };

interface Queued {
  readonly to: string;
  readonly template: string;
  readonly data: unknown;
  readonly status: string;
  readonly subject: string | null;
  readonly html: string | null;
}

describe.each(backends)('the mails of the account service on %s', (backend) => {
  let shop: TestShop;
  let ids = 0;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query('delete from public.email_messages');
    await shop.database.query('delete from private.mail_counts');
  });

  const queued = () =>
    shop.database.query<Queued>(
      `select message."to", message.template, message.data, message.status, words.subject, words.html
       from public.email_messages as message left join private.auth_mails as words on words.message_id = message.id
       order by message.idempotency_key`,
    );

  /** Calls the hook as Supabase Auth does. */
  async function hook(
    action: string,
    { user = {}, data = {}, signedWith = secret, at = new Date(), id = `msg_${++ids}` } = {},
    configured = `v1,${secret}|v1,${former}`,
  ): Promise<number> {
    const functions = openTestFunctions(shop, ai, configured ? { SEND_EMAIL_HOOK_SECRET: configured } : {});
    const body = JSON.stringify({
      metadata: { uuid: crypto.randomUUID(), name: 'send-email', ip_address: '198.51.100.7' },
      user: { id: crypto.randomUUID(), email: 'ada@example.com', ...user },
      email_data: {
        email_action_type: action,
        token: '48291507',
        token_hash: 'a1b2',
        redirect_to: 'http://site.invalid/account?tab=a&b=c',
        site_url: 'http://auth.invalid',
        token_new: '',
        token_hash_new: '',
        old_email: '',
        ...data,
      },
    });
    const headers = await signStandardWebhook({ id, body, secret: signedWith, at });
    return functions.deliver('send-auth-mail', { 'content-type': 'application/json', ...headers }, body);
  }

  it.each([
    ['signup', 'auth-confirmation', 'Confirm your Northstar HR account'],
    ['magiclink', 'auth-magic-link', 'Your sign-in link for Northstar HR'],
    ['recovery', 'auth-recovery', 'Choose a new password for Northstar HR'],
    ['invite', 'auth-invite', 'You are invited to Northstar HR'],
    ['reauthentication', 'auth-reauthentication', 'Your Northstar HR confirmation code'],
  ])('brings %s of the hook into the queue, and its code nowhere else', async (action, template, subject) => {
    expect(await hook(action)).toBe(200);
    const mails = await queued();
    expect(mails).toMatchObject([{ to: 'ada@example.com', template, data: {}, status: 'queued', subject }]);
    expect(mails[0]?.html).toContain('48291507');
    expect(mails[0]?.html).not.toContain('{{');
    expect(mails[0]?.html).not.toContain('auth.invalid');
  });

  it('leads to the page that was asked for', async () => {
    await hook('signup');
    const [mail] = await queued();
    expect(mail?.html).toContain(
      'http://site.invalid/auth/callback?token_hash=a1b2&amp;type=signup&amp;next=http%3A%2F%2Fsite.invalid%2Faccount%3Ftab%3Da%26b%3Dc',
    );
  });

  it('gives each mailbox of a change of address its own code and link, whose names Supabase crosses', async () => {
    const user = { new_email: 'new@example.com' };
    await hook('email_change', { user, data: { token_new: '77777777', token_hash_new: 'ofcurrent' } });
    const [current, wanted] = await queued();
    expect(current).toMatchObject({ to: 'ada@example.com', template: 'auth-email-change' });
    expect(current?.html).toMatch(/48291507/);
    expect(current?.html).toMatch(/token_hash=ofcurrent/);
    expect(current?.html).not.toMatch(/77777777|a1b2/);
    expect(wanted).toMatchObject({ to: 'new@example.com', template: 'auth-email-change-new' });
    expect(wanted?.html).toMatch(/77777777/);
    expect(wanted?.html).toMatch(/token_hash=a1b2/);
    expect(wanted?.html).not.toMatch(/48291507|ofcurrent/);
  });

  it('asks the new mailbox alone where the account had none', async () => {
    await hook('email_change', { user: { email: '', new_email: 'new@example.com' } });
    expect(await queued()).toMatchObject([{ to: 'new@example.com', template: 'auth-email-change-new' }]);
  });

  it('takes a notice without a code, and sends none', async () => {
    expect(await hook('password_changed_notification')).toBe(200);
    expect(await hook('something_else')).toBe(400);
    expect(await queued()).toEqual([]);
  });

  it('is refused without the right signature, and takes both secrets while one is rolled', async () => {
    expect([
      await hook('signup', { signedWith: key('somebody else') }),
      await hook('signup', { at: new Date(Date.now() - 6 * 60_000) }),
      await hook('signup', {}, ''),
    ]).toEqual([401, 401, 503]);
    expect(await queued()).toEqual([]);
    expect(await hook('signup', { signedWith: former })).toBe(200);
    expect(await queued()).toHaveLength(1);
  });

  it('queues a call that is repeated once', async () => {
    const id = 'msg_repeated';
    await hook('signup', { id });
    await hook('signup', { id });
    expect(await queued()).toHaveLength(1);
  });

  it('answers a mail beyond the limit as every other, and does not send it', async () => {
    const answers = [];
    for (let asked = 0; asked < 5; asked++) answers.push(await hook('magiclink'));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await queued()).toHaveLength(3);
    expect(await hook('reauthentication')).toBe(200);
    expect(await queued()).toHaveLength(4);
  });

  it('counts a mail of the embedded service once', async () => {
    const mail = {
      to: 'Eve@example.com',
      subject: 'Your sign-in link for Northstar HR',
      text: '12345678',
      html: '<p>12345678</p>',
    };
    const send = (countedFor: string) =>
      withMailCause({ countedFor, network: '198.51.100.7' }, () =>
        queueAuthMail((sql, parameters) => shop.database.query(sql, parameters), mail),
      );
    for (let sent = 0; sent < 4; sent++) await send('eve@example.com');
    expect(await queued()).toHaveLength(4);
    expect(await shop.database.query('select 1 from private.mail_counts')).toEqual([]);
    for (let sent = 0; sent < 5; sent++) await send('somebody.else@example.com');
    expect(await queued()).toHaveLength(7);
  });

  it('forgets the words when the mail has gone, is canceled or its code has ended', async () => {
    const words = () => shop.database.query('select 1 from private.auth_mails');
    const claim = () =>
      shop.call('service', 'POST', 'rpc/claim_email_messages', { max_messages: 1, lease_seconds: 60 });
    await hook('signup');
    const [mail] = (await claim()).body as { id: string; lease: string }[];
    const read = async () =>
      (await shop.call('service', 'POST', 'rpc/read_auth_mail', { of_message: mail?.id })).body;
    expect(await read()).toMatchObject({ subject: 'Confirm your Northstar HR account' });
    await shop.call('service', 'POST', 'rpc/settle_email_message', {
      message_id: mail?.id,
      message_lease: mail?.lease,
      outcome: 'sent',
    });
    expect(await read()).toBeNull();
    expect(await words()).toEqual([]);
    await hook('recovery');
    await shop.database.query(
      `update public.email_messages set status = 'cancelled' where status = 'queued'`,
    );
    expect(await words()).toEqual([]);
    await hook('recovery');
    await shop.database.query(`update private.auth_mails set expires_at = now() - interval '1 second'`);
    await claim();
    expect(await words()).toEqual([]);
  });
});
