import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseTimeout } from '../vendor-workarounds/time-limit';
import type { Answer } from '../common/answer';
import { guard } from './guard';

const origin = 'http://127.0.0.1:54321';
const log = vi.fn();
const isDatabaseAlive = vi.fn<() => Promise<boolean>>();
beforeEach(() => {
  log.mockClear();
  isDatabaseAlive.mockReset().mockResolvedValue(true);
});

const guarded = (answer: Answer, authTriesPer5Minutes = 30) => {
  const answerGuarded = guard(answer, { authTriesPer5Minutes, isDatabaseAlive, log });
  return (path: string, init: RequestInit = {}, peer = '10.0.0.1') =>
    answerGuarded(new Request(`${origin}${path}`, init), peer);
};
const ok: Answer = () => Promise.resolve(new Response('{}'));
const failing =
  (status: number, body: string): Answer =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe('the guard', () => {
  it('asks the database about an unclear failure, and answers 503 when it is unreachable', async () => {
    isDatabaseAlive.mockResolvedValue(false);
    const silent = guarded(failing(500, '{"code":"unexpected_failure","message":"Sign-in failed"}'));
    const body = JSON.stringify({ email: 'ann@example.com', password: 'x' });
    const answer = await silent('/auth/v1/token?grant_type=password', { method: 'POST', body });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(log).not.toHaveBeenCalled();
  });

  it('answers 503 where the call was given up because the database does not answer', async () => {
    const given = guarded(() => Promise.reject(new DatabaseTimeout()));
    expect((await given('/rest/v1/leads')).status).toBe(503);
    expect((await given('/auth/v1/user')).status).toBe(503);
  });

  it('refuses lists deep in each other before the database sees the query', async () => {
    const seen = vi.fn(ok);
    const answer = await guarded(seen)('/rest/v1/template_packages?select=id,a(b(c(d(e(id)))))');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'too_complex',
      message: 'The query asks for too many things at once.',
    });
    expect(seen).not.toHaveBeenCalled();
    expect((await guarded(seen)('/rest/v1/template_packages?select=id,a(b(c(d(id))))')).status).toBe(200);
  });

  it('tells the caller its own address, whatever the request says', async () => {
    const seen: (string | null)[] = [];
    const call = guarded((request) => {
      seen.push(request.headers.get('x-forwarded-for'), request.headers.get('cf-connecting-ip'));
      return ok(request, '');
    });
    const headers = { 'x-forwarded-for': '1.2.3.4', 'cf-connecting-ip': '1.2.3.4' };
    await call('/rest/v1/leads', { headers });
    await call('/functions/v1/x', { method: 'POST', body: '{}', headers });
    expect(seen).toEqual(['10.0.0.1', null, '10.0.0.1', null]);
  });

  it.each([
    ['53100', 503, 'unavailable'],
    ['08006', 503, 'unavailable'],
    ['57P01', 503, 'unavailable'],
    ['54001', 413, 'too_complex'],
    ['23505', 400, 'refused'],
    ['XX000', 500, 'internal'],
  ])('words the database fault %s as %i, without a word of its own', async (code, status, word) => {
    const call = guarded(
      failing(500, `{"code":"${code}","message":"relation private.secrets at 127.0.0.1"}`),
    );
    const answer = await call('/rest/v1/leads');
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({ code: word });
    expect(text).not.toMatch(/private|127\.0\.0\.1/);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '30' : null);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });

  it('knows a connection that broke by the words of the driver', async () => {
    const call = guarded(
      failing(500, '{"code":"SUP","message":"Error: connect ECONNREFUSED 10.0.0.9:5432"}'),
    );
    const answer = await call('/rest/v1/leads');
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('10.0.0.9');
  });

  it.each([
    'Error: Invalid input for string type',
    'error: insufficient data left in message',
    'error: invalid message format',
    'error: new row for relation \\"leads\\" violates check constraint \\"leads_status_check\\"',
    'error: schema \\"leads\\" does not exist',
    'error: cannot accept a value of type trigger',
    'error: input of anonymous composite types is not implemented',
    'error: failed to find conversion function from unknown to text',
  ])('knows by the words of the driver that a value does not fit: %s', async (message) => {
    const answer = await guarded(failing(500, `{"code":"SUP","message":"${message}"}`))('/rest/v1/leads');
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('leads');
  });

  it('learns why a question for the head alone failed', async () => {
    const call = guarded((request) =>
      Promise.resolve(
        new Response(
          request.method === 'HEAD' ? null : '{"code":"22P02","message":"x violates check constraint"}',
          {
            status: 500,
          },
        ),
      ),
    );
    expect((await call('/rest/v1/leads', { method: 'HEAD' })).status).toBe(400);
  });

  it('keeps the words of a fault, which may be the visitor’s own, out of its log', async () => {
    const answer = await guarded(
      failing(500, '{"code":"PGRST999","message":"cannot read visitor@private.example"}'),
    )('/rest/v1/leads?email=eq.visitor@private.example');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(log.mock.calls)).toContain('500 PGRST999');
    expect(JSON.stringify(log.mock.calls)).not.toContain('private.example');
  });

  it.each([
    ['a token that nobody has signed', '/storage/v1/object/sign/exports/a?token=e30.e30.e30', {}],
    ['a name with a NUL', '/storage/v1/object/public/site-images/a%00.png', {}],
    [
      'a list that is asked for in half a JSON',
      '/storage/v1/object/list/exports',
      { method: 'POST', body: '{"prefix":', headers: { 'content-type': 'application/json' } },
    ],
    [
      'parts without a boundary',
      '/storage/v1/object/exports/a',
      { method: 'POST', body: 'a', headers: { 'content-type': 'multipart/form-data' } },
    ],
  ])('refuses what storage takes for its own fault: %s', async (_what, path, init) => {
    const asked = vi.fn(ok);
    expect((await guarded(asked)(path, init)).status).toBe(400);
    expect(asked).not.toHaveBeenCalled();
  });

  it('gives a fault that it does not know a number, and the log the reason', async () => {
    const call = guarded(() => Promise.reject(new Error('the pipe burst')));
    const answer = await call('/functions/v1/x');
    const { error } = (await answer.json()) as { error: { requestId: string; message: string } };
    expect(answer.status).toBe(500);
    expect(error.message).not.toContain('pipe');
    expect(log).toHaveBeenCalledWith({ at: 'guard', requestId: error.requestId, error: 'the pipe burst' });
  });

  it('95 counts wrong passwords only, each caller alone', async () => {
    const wrong = guarded(failing(400, '{}'), 3);
    const signIn = (call: ReturnType<typeof guarded>, peer?: string) =>
      call('/auth/v1/token?grant_type=password', { method: 'POST', body: '{}' }, peer);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await signIn(wrong)).status));
    expect(statuses.sort()).toEqual([400, 400, 400, 429]);
    expect((await signIn(wrong, '10.0.0.2')).status).toBe(400);
    const refused = await signIn(wrong);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    const right = guarded(ok, 2);
    for (let round = 0; round < 4; round++) {
      expect((await signIn(right)).status).toBe(200);
    }
  });

  it('95 counts guessed codes like passwords, and lets a session be renewed without counting', async () => {
    const call = guarded(failing(403, '{}'), 1);
    const verify = () => call('/auth/v1/verify', { method: 'POST', body: '{}' });
    const refresh = () => call('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: '{}' });
    expect((await verify()).status).toBe(403);
    expect((await verify()).status).toBe(429);
    expect((await refresh()).status).toBe(403);
  });

  it('takes larger bodies for uploads than for rows', async () => {
    const body = 'x'.repeat(300 * 1024);
    const call = guarded(ok);
    expect((await call('/rest/v1/leads', { method: 'POST', body })).status).toBe(413);
    expect((await call('/storage/v1/object/templates/a', { method: 'POST', body })).status).toBe(200);
  });

  it('answers a question of the browser itself, and leaves a function its own', async () => {
    const asked = vi.fn(ok);
    const call = guarded(asked);
    const preflight = await call('/rest/v1/leads', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked).not.toHaveBeenCalled();
    await call('/functions/v1/x', { method: 'OPTIONS' });
    expect(asked).toHaveBeenCalledOnce();
  });
});
