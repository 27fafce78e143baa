import { expect, it } from 'vitest';
import { newCaller, type Answer } from '../support/http';
import { mailsTo, newEmail, rowsOf, shop, tokenIn, waitForMail } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';
import { callFunction, refusalOf } from './support/call-function';

const ask = (email: string, change: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
  callFunction('send-starter-pack', { from: newCaller(), json: { name: 'Lea Larson', email, ...change } });

const leadOf = async (email: string) => {
  const rows = await rowsOf<{ id: string; status: string; name: string }>(
    `leads?email=eq.${encodeURIComponent(email)}&select=id,status,name`,
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
};

it('makes a hundred rows and a hundred mails of a hundred leads at once', async () => {
  const word = `at-once-${process.pid}-${Date.now()}`;
  const emails = Array.from({ length: 100 }, (_, index) => `${word}-${index}@example.com`);
  const answers = await Promise.all(emails.map((email) => ask(email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(await rowsOf(`leads?email=like.${word}*&select=id`)).toHaveLength(100);
  await waitUntil(
    'a hundred mails are sent',
    async () => (await rowsOf(`email_messages?to=like.${word}*&status=eq.sent&select=id`)).length === 100,
    60_000,
  );
  const delivered = await Promise.all(emails.map((email) => mailsTo(email)));
  expect(delivered.map((mails) => mails.length)).toEqual(Array(100).fill(1));
});

it('makes one row and one mail of one address asked twenty times at once, and tells nobody that it knows it', async () => {
  const email = newEmail('again');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? email : ` ${email.toUpperCase()} `)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['200 {"ok":true}']),
  );
  const stranger = await ask(newEmail('new'));
  expect(stranger.text).toBe(answers[0]?.text);
  expect(Object.keys(stranger.headers).sort()).toEqual(Object.keys(answers[0]?.headers ?? {}).sort());
  await waitForMail(email, /confirm/i);
  expect(await leadOf(email)).toMatchObject({ status: 'pending', name: 'Lea Larson' });
  expect(await rowsOf(`email_messages?to=eq.${email}&select=id`)).toHaveLength(1);
});

it('asks about a state in a mail that names it, and refuses a state that does not exist', async () => {
  const email = newEmail('state');
  expect(refusalOf(await ask(email, { wantedState: 'ZZ' }))).toMatchObject({ field: 'wantedState' });
  await ask(email, { wantedState: 'CA' });
  const mail = await waitForMail(email, /when we write for California/);
  const token = tokenIn(mail, '/free-resources/confirm');
  await callFunction('confirm-subscription', { json: { token } });
  expect(await rowsOf(`leads?email=eq.${email}&select=status,asked_states,wanted_states`)).toEqual([
    { status: 'confirmed', asked_states: [], wanted_states: ['CA'] },
  ]);
});

it('confirms by the button only, once, and with the token that was mailed for it', async () => {
  const email = newEmail('confirm');
  await ask(email);
  const token = tokenIn(await waitForMail(email, /confirm/i), '/free-resources/confirm');
  const confirm = (with_: string) => callFunction('confirm-subscription', { json: { token: with_ } });

  expect((await callFunction(`confirm-subscription?token=${token}`, { method: 'GET' })).status).toBe(405);
  for (const wrong of [
    `${token}A`,
    token.slice(1),
    token.split('.').reverse().join('.'),
    `${token}.${token}`,
  ]) {
    const answer = await confirm(wrong);
    expect([400, 401, 403, 410], wrong).toContain(answer.status);
    expect(refusalOf(answer).message).not.toBe('');
  }
  expect(await leadOf(email)).toMatchObject({ status: 'pending' });

  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await leadOf(email)).toMatchObject({ status: 'confirmed' });
  const first = await waitForMail(email, /^(?!Confirm).*starter pack/i);
  const queued = await rowsOf<{ template: string; send_after: string }>(
    `email_messages?to=eq.${email}&template=like.starter-pack-*&select=template,send_after&order=template`,
  );
  expect(queued.map(({ template }) => template)).toEqual(['starter-pack-1', 'starter-pack-2']);
  const hours =
    (Date.parse(queued[1]?.send_after ?? '') - Date.parse(queued[0]?.send_after ?? '')) / 3_600_000;
  expect(hours).toBeCloseTo(48, 1);

  // A token opens the one door that it was made for.
  const unsubscribe = tokenIn(first, '/unsubscribe');
  expect((await confirm(unsubscribe)).status).toBeGreaterThanOrEqual(400);
  expect((await callFunction('open-order', { json: { token } })).status).toBeGreaterThanOrEqual(400);
  expect((await callFunction('unsubscribe', { json: { token } })).status).toBeGreaterThanOrEqual(400);
  expect(await leadOf(email)).toMatchObject({ status: 'confirmed' });

  // As the mail program does it (RFC 8058): no key, no cookie, a form.
  const oneClick = await callFunction(`unsubscribe?token=${unsubscribe}`, {
    key: null,
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick.status).toBe(200);
  expect(await leadOf(email)).toMatchObject({ status: 'unsubscribed' });
  const ended = await rowsOf(`email_messages?to=eq.${email}&template=eq.starter-pack-2&select=status`);
  expect(ended).toEqual([{ status: 'cancelled' }]);
  expect((await confirm(token)).status).toBe(410);
  expect(await leadOf(email)).toMatchObject({ status: 'unsubscribed' });
});

it('sends mail 2 when its time has come, but not to somebody who has bought', async () => {
  const [curious, buyer] = [newEmail('curious'), newEmail('bought')];
  for (const email of [curious, buyer]) {
    await ask(email);
    const token = tokenIn(await waitForMail(email, /confirm/i), '/free-resources/confirm');
    await callFunction('confirm-subscription', { json: { token } });
  }
  await fetch(`${shop.apiUrl}/sandbox/checkout/micro-templates`, {
    method: 'POST',
    body: new URLSearchParams({ email: buyer }),
    redirect: 'manual',
  });
  await waitForMail(buyer, /receipt/i);
  // Nobody waits 48 hours in a test.
  const due = { send_after: new Date(Date.now() - 1000).toISOString() };
  for (const email of [curious, buyer]) {
    await shop.writeRows('PATCH', `email_messages?to=eq.${email}&template=eq.starter-pack-2`, due);
  }
  const secondMail = (email: string) =>
    rowsOf<{ status: string }>(`email_messages?to=eq.${email}&template=eq.starter-pack-2&select=status`);
  await waitUntil('mail 2 is sent', async () => (await secondMail(curious))[0]?.status === 'sent');
  expect(await secondMail(buyer)).toEqual([{ status: 'cancelled' }]);
});

// Attack catalog: 85
it('keeps what a visitor types out of the mail: no link, no second recipient, no template', async () => {
  const email = newEmail('hostile');
  const name = '<a href="https://evil.example">Win {{email}} ${1}</a>\r\nBcc: x@evil.example';
  await ask(email, { name, utm_source: `<script>${'x'.repeat(5000)}`, utm_campaign: 'line\r\nbreak' });
  const mail = await waitForMail(email, /confirm/i);
  expect(mail.HTML).not.toMatch(/<a [^>]*evil\.example/);
  expect(mail.Subject).not.toMatch(/[\r\n]/);
  expect(await mailsTo('x@evil.example')).toEqual([]);
  const [lead] = await rowsOf<{ utm: Record<string, string> }>(`leads?email=eq.${email}&select=utm`);
  expect(lead?.utm['utm_source']).toHaveLength(200);
  expect(lead?.utm['utm_campaign']).toBe('line break');
});
