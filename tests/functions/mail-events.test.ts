import { describe, expect, it } from 'vitest';
import { signStandardWebhook } from '../../supabase/functions/_shared/checkout/signing';
import { inboxUrl, mailsTo, newEmail, rowsOf, shop, waitForMail } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';
import { newCaller, type Answer } from '../support/http';
import { callFunction, refusalOf } from './support/call-function';

const secret = `whsec_${Buffer.from('reports what became of the mails').toString('base64')}`;

interface Delivery {
  readonly id?: string;
  readonly at?: Date;
  readonly secret?: string;
  readonly change?: (body: string) => string;
}

async function deliver(event: object, { id, at, ...delivery }: Delivery = {}): Promise<Answer> {
  const body = JSON.stringify(event);
  const signed = await signStandardWebhook({
    id: id ?? `msg_${crypto.randomUUID()}`,
    body,
    secret: delivery.secret ?? secret,
    at: at ?? new Date(),
  });
  const headers = Object.fromEntries(
    Object.entries(signed).map(([name, value]) => [name.replace('webhook-', 'svix-'), value]),
  );
  return callFunction('mail-events', {
    key: null,
    from: newCaller(),
    headers: { 'content-type': 'application/json', ...headers },
    body: delivery.change ? delivery.change(body) : body,
  });
}

const bounced = (to: string, type = 'email.bounced') => ({
  type,
  created_at: '2026-11-26T10:00:00.000Z',
  data: {
    email_id: crypto.randomUUID(),
    to: [to],
    subject: 'Your order',
    bounce: { type: 'Permanent', subType: 'General', message: 'No such mailbox' },
  },
});
const eventsOf = (email: string) =>
  rowsOf<{ kind: string }>(`mail_events?select=kind&email=eq.${encodeURIComponent(email)}`);
const stoppedOf = (email: string) =>
  rowsOf<{ reason: string }>(`mail_suppressions?select=reason&email=eq.${encodeURIComponent(email)}`);

/** One test after the other, because the secret is the shop’s. */
describe('a report of the mail provider', () => {
  it('from the inbox stops the address at once, signed with the shop’s own secret', async () => {
    const email = newEmail('bounce');
    await callFunction('send-starter-pack', { json: { name: 'Ann', email }, from: newCaller() });
    const { ID } = await waitForMail(email, /confirm/i);
    const report = await fetch(`${inboxUrl}/view/${ID}/report`, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'hard-bounce' }),
      redirect: 'manual',
    });
    expect(report.status).toBe(303);
    expect(await stoppedOf(email)).toEqual([{ reason: 'hard-bounce' }]);
    const [event] = await rowsOf<{ mail_id: string | null }>(
      `mail_events?select=mail_id&email=eq.${encodeURIComponent(email)}`,
    );
    expect(event?.mail_id).toMatch(/^[0-9a-f-]{36}$/);
    // Nobody gets a second confirmation on the same day, so the next mail is one that waits in the queue.
    await shop.writeRows('POST', 'email_messages', {
      to: email,
      template: 'confirm-subscription',
      data: { name: 'Ann' },
      idempotency_key: `after-the-bounce:${email}`,
    });
    await waitUntil('the second mail to be canceled', async () => {
      const mails = await rowsOf<{ status: string }>(
        `email_messages?select=status&to=eq.${encodeURIComponent(email)}`,
      );
      return mails.filter(({ status }) => status === 'cancelled').length === 1;
    });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is refused and kept nowhere when it is not signed by the provider', async () => {
    await shop.writeRows('PATCH', 'site_settings?key=eq.RESEND_WEBHOOK_SECRET', { value: secret });
    const email = newEmail('forged');
    const event = bounced(email);
    const refused = [
      await deliver(event, { change: (body) => body.replace('Permanent', 'Permanenx') }),
      await deliver(event, { secret: 'whsec_c29tZWJvZHkgZWxzZSdzIHNlY3JldA==' }),
      await deliver(event, { at: new Date(Date.now() - 6 * 60_000) }),
      await deliver(event, { at: new Date(Date.now() + 6 * 60_000) }),
    ];
    expect(refused.map((answer) => refusalOf(answer).code)).toEqual([
      'invalid_signature',
      'invalid_signature',
      'stale_timestamp',
      'stale_timestamp',
    ]);
    expect(await eventsOf(email)).toEqual([]);
  });

  it('that is replayed is stored once', async () => {
    const email = newEmail('replayed');
    const event = { ...bounced(email), data: { ...bounced(email).data, bounce: { type: 'Transient' } } };
    const id = `msg_${crypto.randomUUID()}`;
    const answers = [
      await deliver(event, { id }),
      await deliver(event, { id }),
      await deliver(event, { id }),
    ];
    expect(answers.map((answer) => (answer.json() as { stored: number }).stored)).toEqual([1, 0, 0]);
    expect(await eventsOf(email)).toEqual([{ kind: 'soft-bounce' }]);
    expect(await stoppedOf(email)).toEqual([]);
  });

  it('of a complaint stops the address; one of anything else is taken and not kept', async () => {
    const email = newEmail('complaint');
    expect((await deliver(bounced(email, 'email.delivered'))).status).toBe(200);
    expect(await eventsOf(email)).toEqual([]);
    expect((await deliver(bounced(email, 'email.complained'))).status).toBe(200);
    expect(await stoppedOf(email)).toEqual([{ reason: 'complaint' }]);
    expect((await deliver({ type: 'email.bounced', created_at: 'yesterday' })).status).toBe(400);
  });
});
