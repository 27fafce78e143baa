import { afterEach, describe, expect, it } from 'vitest';
import { createResendTransport } from '../../functions/_shared/mail/resend-transport.ts';
import { sampleMail } from '../../functions/_shared/mail/template-descriptions.ts';
import { buildEmail, buildInbox, removeTemporaryFolders } from './test-support/build-inbox.ts';

afterEach(removeTemporaryFolders);

async function outcome(response: Response): Promise<[number, unknown]> {
  return [response.status, ((await response.json()) as { name?: unknown }).name];
}

describe('POST /emails', () => {
  it('stores the mail and answers with its id, which is Mailpit’s, too', async () => {
    const { send, get } = await buildInbox();
    const response = await send(
      'POST',
      '/emails',
      buildEmail({ reply_to: 'Bo <bo@example.org>', headers: { 'X-Note': 'ok' } }),
    );
    const { id } = (await response.json()) as { id: string };
    await expect((await get(`/api/v1/message/${id}`)).json()).resolves.toMatchObject({
      Subject: 'Your files',
      To: [{ Name: '', Address: 'ada@example.com' }],
      ReplyTo: [{ Name: 'Bo', Address: 'bo@example.org' }],
    });
    await expect((await get(`/api/v1/message/${id}/headers`)).json()).resolves.toMatchObject({
      'X-Note': ['ok'],
    });
  });

  it.each([
    ['no key', {}, 401, 'missing_api_key'],
    ['another scheme', { authorization: 'Basic key' }, 401, 'missing_api_key'],
    ['a wrong key', { authorization: 'Bearer other' }, 403, 'invalid_api_key'],
    [
      'an idempotency key that is too long',
      { authorization: 'Bearer key', 'idempotency-key': 'k'.repeat(257) },
      400,
      'invalid_idempotency_key',
    ],
  ])('refuses %s', async (_, headers, status, name) => {
    const { handler, store } = await buildInbox();
    const request = new Request('http://127.0.0.1/emails', {
      method: 'POST',
      headers,
      body: JSON.stringify(buildEmail()),
    });
    expect(await outcome(await handler(request))).toEqual([status, name]);
    expect(store.list()).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"from":', 400, 'validation_error'],
    ['a list', [], 422, 'validation_error'],
    ['no sender', buildEmail({ from: undefined }), 422, 'missing_required_field'],
    ['no recipient', { ...buildEmail(), to: [] }, 422, 'validation_error'],
    ['no subject', { from: 'a@b.co', to: 'c@d.co', text: 'x' }, 422, 'missing_required_field'],
    ['an address that is none', buildEmail({ to: 'nobody' }), 422, 'validation_error'],
    ['a list in one address', buildEmail({ to: 'a@b.co, c@d.co' }), 422, 'validation_error'],
    [
      '51 recipients',
      buildEmail({ to: Array.from({ length: 51 }, (_, n) => `a${n}@b.co`) }),
      422,
      'validation_error',
    ],
    ['no content', { from: 'a@b.co', to: 'c@d.co', subject: 'x' }, 422, 'validation_error'],
    [
      'a header with a line break',
      buildEmail({ headers: { 'X-Note': 'a\r\nBcc: b@c.co' } }),
      422,
      'validation_error',
    ],
    ['five megabytes', buildEmail({ text: 'x'.repeat(5 * 1024 * 1024) }), 413, 'validation_error'],
  ])('refuses %s', async (_, body, status, name) => {
    const { send, store } = await buildInbox();
    expect(await outcome(await send('POST', '/emails', body))).toEqual([status, name]);
    expect(store.list()).toEqual([]);
  });

  it('answers 405 to another method', async () => {
    const { get } = await buildInbox();
    expect(await outcome(await get('/emails'))).toEqual([405, 'method_not_allowed']);
  });

  it('takes the same key twice for the same mail, and refuses it for another', async () => {
    const { send, store } = await buildInbox();
    const key = { 'idempotency-key': 'receipt:1' };
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/emails', buildEmail(), key)));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    const other = await send('POST', '/emails', buildEmail({ subject: 'Other' }), key);
    expect(await outcome(other)).toEqual([409, 'invalid_idempotent_request']);
    expect(store.list()).toHaveLength(1);
  });
});

describe('the production transport, with the inbox at the other end', () => {
  async function connect(faults = false) {
    const inbox = await buildInbox({ faults });
    const transport = createResendTransport({
      apiKey: 'key',
      baseUrl: 'http://127.0.0.1:54324',
      fetch: (url, init) => inbox.handler(new Request(url, init)),
      timeoutMs: 2_000,
    });
    const mail = {
      from: 'Northstar HR <hello@northstarhr.example>',
      to: 'ada@example.com',
      ...sampleMail('starter-pack-1'),
    };
    return { ...inbox, deliverOnce: () => transport.send(mail, 'mail-1') };
  }

  it('delivers a mail of the shop with its unsubscribe headers', async () => {
    const { deliverOnce, get } = await connect();
    const { providerMessageId } = await deliverOnce();
    await expect((await get(`/api/v1/message/${providerMessageId}`)).json()).resolves.toMatchObject({
      Subject: 'Your Payroll & HR Starter Pack',
      ListUnsubscribe: { Errors: '', HeaderPost: 'List-Unsubscribe=One-Click' },
    });
  });

  it.each([
    ['error-500', 0],
    ['rate-limit', 0],
    ['hang', 0],
    ['accept-then-drop', 1],
  ])('after %s the next try leaves exactly one mail', async (mode, storedByFault) => {
    const { deliverOnce, send, store } = await connect(true);
    await send('POST', '/faults', { mode, count: 1 });
    await expect(deliverOnce()).rejects.toMatchObject({ retryable: true });
    expect(store.list()).toHaveLength(storedByFault);
    await expect(deliverOnce()).resolves.toMatchObject({ providerMessageId: expect.any(String) as string });
    expect(store.list()).toHaveLength(1);
  });
});

describe('/faults', () => {
  it('does not exist unless it is switched on', async () => {
    const { send } = await buildInbox();
    expect((await send('POST', '/faults', { mode: 'error-500' })).status).not.toBe(200);
    expect((await send('POST', '/emails', buildEmail())).status).toBe(200);
  });

  it('counts down, and none ends it', async () => {
    const { send, get } = await buildInbox({ faults: true });
    await send('POST', '/faults', { mode: 'error-500', count: 2 });
    expect((await send('POST', '/emails', buildEmail())).status).toBe(500);
    await expect((await get('/faults')).json()).resolves.toEqual({ mode: 'error-500', count: 1 });
    await send('POST', '/faults', { mode: 'none' });
    expect((await send('POST', '/emails', buildEmail())).status).toBe(200);
  });

  it.each([
    [{ mode: 'explode' }, {}, 400],
    ['nonsense', {}, 400],
    [{ mode: 'none' }, { 'content-type': 'text/plain' }, 415],
  ])('refuses %j', async (body, headers, status) => {
    const { send } = await buildInbox({ faults: true });
    expect((await send('POST', '/faults', body, headers)).status).toBe(status);
  });
});
