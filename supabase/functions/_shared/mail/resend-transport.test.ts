import { describe, expect, it, vi } from 'vitest';
import { createResendTransport, type ResendOptions } from './resend-transport.ts';
import { buildMail } from './test-support/build-mail.ts';

type Fetch = ResendOptions['fetch'];

function answering(status: number, body: unknown): Fetch {
  return () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
}
function transport(fetch: Fetch, overrides: Partial<ResendOptions> = {}) {
  return createResendTransport({ apiKey: 're_secret', fetch, ...overrides });
}

describe('the request', () => {
  it('is Resend’s POST /emails, with the key of the mail', async () => {
    const fetch = vi.fn<Fetch>(answering(200, { id: 'email-1' }));
    const mail = buildMail({ headers: { 'X-Note': 'ok' }, replyTo: 'ada@example.com' });
    await expect(transport(fetch).send(mail, 'receipt:sandbox:1')).resolves.toEqual({
      providerMessageId: 'email-1',
    });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('https://api.resend.com/emails');
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
    expect(Object.fromEntries(new Headers(init.headers))).toEqual({
      authorization: 'Bearer re_secret',
      'content-type': 'application/json',
      'idempotency-key': 'receipt:sandbox:1',
    });
    expect(JSON.parse(init.body as string)).toEqual({
      from: mail.from,
      to: ['ada@example.com'],
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: { 'X-Note': 'ok' },
      reply_to: 'ada@example.com',
    });
  });

  it.each(['http://127.0.0.1:54324', 'http://127.0.0.1:54324/'])(
    'goes to another address: %s',
    async (baseUrl) => {
      const fetch = vi.fn<Fetch>(answering(200, { id: 'x' }));
      await transport(fetch, { baseUrl }).send(buildMail(), 'k');
      expect(fetch.mock.calls[0]?.[0]).toBe('http://127.0.0.1:54324/emails');
    },
  );

  it.each(['schlüssel', 'k'.repeat(257), 'two words'])(
    'sends the key %j, which fits no header, as its digest',
    async (key) => {
      const fetch = vi.fn<Fetch>(answering(200, { id: 'x' }));
      await transport(fetch).send(buildMail(), key);
      await transport(fetch).send(buildMail(), key);
      const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
      expect(sent[0]).toMatch(/^[0-9a-f]{64}$/);
      expect(sent[1]).toBe(sent[0]);
    },
  );

  it('is not made for a mail that cannot be sent', async () => {
    const fetch = vi.fn<Fetch>(answering(200, {}));
    await expect(transport(fetch).send(buildMail({ to: 'a@b.co, c@d.co' }), 'k')).rejects.toMatchObject({
      retryable: false,
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the answer', () => {
  it.each([
    [400, 'validation_error', false],
    [401, 'missing_api_key', true],
    [403, 'invalid_api_key', true],
    [404, 'not_found', false],
    [422, 'missing_required_field', false],
    [409, 'concurrent_idempotent_requests', true],
    [429, 'rate_limit_exceeded', true],
    [500, 'internal_server_error', true],
    [503, 'application_error', true],
  ])('%d %s: retryable is %s', async (status, name, retryable) => {
    const failing = transport(answering(status, { statusCode: status, name, message: 'Why.' })).send(
      buildMail(),
      'k',
    );
    await expect(failing).rejects.toMatchObject({
      retryable,
      message: `Resend answered ${status} (${name}: Why.).`,
    });
  });

  it('takes another body under the same key for a mail that went out before', async () => {
    const sent = transport(answering(409, { name: 'invalid_idempotent_request' })).send(buildMail(), 'k');
    await expect(sent).resolves.toEqual({ providerMessageId: null });
  });

  it.each([
    ['an error page', answering(502, '<html>Bad gateway</html>'), 'Resend answered 502.'],
    ['a success that breaks off', answering(200, '{"id":"em'), 'Resend could not be reached.'],
    ['a network error', () => Promise.reject(new TypeError('fetch failed')), 'Resend could not be reached.'],
  ] satisfies [string, Fetch, string][])('%s is tried again', async (_, fetch, message) => {
    await expect(transport(fetch).send(buildMail(), 'k')).rejects.toMatchObject({ retryable: true, message });
  });

  it('is not waited for beyond the time-out, even if fetch ignores its signal', async () => {
    const never: Fetch = () => new Promise(() => undefined);
    await expect(transport(never, { timeoutMs: 30 }).send(buildMail(), 'k')).rejects.toMatchObject({
      retryable: true,
      message: 'Resend did not answer within 0.03 seconds.',
    });
  });

  it('never puts the key of the account into the reason', async () => {
    const failing = transport(() => Promise.reject(new Error('Bearer re_secret')));
    await expect(failing.send(buildMail(), 'k')).rejects.not.toThrow('re_secret');
  });
});
