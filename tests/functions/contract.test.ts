import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCaller, send } from '../support/http';
import { apiUrl, newEmail, owner, publishableKey, secretKey } from '../../scripts/support/shop';
import { signIn, signUpAndIn } from './support/account';
import { callFunction, refusalOf, siteOrigin, type Call } from './support/call-function';
import type { FunctionFacts } from './support/facts';
import { functionFacts } from './support/function-facts';

const functionsFolder = fileURLToPath(new URL('../../supabase/functions/', import.meta.url));
const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

it('knows every function there is', () => {
  const deployed = readdirSync(functionsFolder).filter((name) =>
    existsSync(`${functionsFolder}${name}/index.ts`),
  );
  expect(Object.keys(functionFacts).sort()).toEqual(deployed.sort());
});

it('answers for a function that does not exist as for any other address that is wrong', async () => {
  for (const name of ['nothing', '__proto__', 'constructor', 'send-starter-pack%00', '..%2f..%2frest']) {
    const answer = await callFunction(name, { json: {} });
    expect([400, 404], name).toContain(answer.status);
    expect(refusalOf(answer).message).not.toBe('');
  }
});

const keyFor = ({ access }: FunctionFacts) => (access === 'secret-key' ? secretKey : publishableKey);

let customer = '';
let admin = '';
beforeAll(async () => {
  customer = (await signUpAndIn(newEmail('customer'))).access_token;
  admin = ((await signIn(owner.email, owner.password)).json() as { access_token: string }).access_token;
});

describe.each(Object.entries(functionFacts))('%s', (name, facts) => {
  const { methods, body, access, perMinute } = facts;
  const address = `${name}${facts.path ?? ''}`;
  const key = keyFor(facts);
  const needsSession = access === 'admin' || access === 'session';
  const session = () =>
    needsSession ? { authorization: `Bearer ${access === 'admin' ? admin : customer}` } : {};
  /** Each call as somebody else's, so that no limit answers for what is tested. */
  const call = ({ headers, ...options }: Call) =>
    callFunction(address, {
      key,
      from: newCaller(),
      headers: { ...session(), ...headers },
      ...options,
    });
  const postJson = (json: unknown) => call({ json });

  it('refuses methods that it has not, and says which it has', async () => {
    for (const method of everyMethod.filter((candidate) => !methods.includes(candidate))) {
      const answer = await call({ method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.allow, method).toBe([...methods, 'OPTIONS'].join(', '));
    }
  });

  it.runIf(body !== null)('takes its own content type only', async () => {
    const text = JSON.stringify(body!.valid());
    for (const type of ['text/plain', 'application/xml', 'application/jsonp', undefined]) {
      const headers = type === undefined ? {} : { 'content-type': type };
      const answer = await call({ body: text, headers });
      expect(answer.status, type).toBe(415);
      expect(refusalOf(answer).code).toBe('unsupported_media_type');
    }
  });

  // Attack catalog: 100
  it.runIf(body !== null)('refuses a body over its limit, whatever its length says', async () => {
    const padding = ' '.repeat(body!.maxBytes + 1);
    const declared = await postJson(padding);
    expect(declared.status).toBe(413);
    const chunked = await call({
      body: `${padding}{}`,
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    expect(chunked.status).toBe(413);
  });

  // Attack catalog: 101
  it.runIf(body !== null && access !== 'signature')('refuses what is no JSON', async () => {
    for (const text of ['', '{', '{"a":1,}', '\u0000', '[1', 'NaN', "{'a':1}"]) {
      const answer = await call({
        body: text,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status, text).toBe(400);
      expect(refusalOf(answer).code, text).toBe('invalid_json');
    }
    const notUtf8 = await call({
      body: Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d),
      headers: { 'content-type': 'application/json' },
    });
    expect(notUtf8.status).toBe(400);
    for (const json of [null, [], 'text', 5]) {
      expect((await postJson(json)).status, JSON.stringify(json)).toBe(400);
    }
  });

  it.runIf((body?.broken.length ?? 0) > 0)('names the field that breaks its contract', async () => {
    for (const [field, change] of body!.broken) {
      const answer = await postJson({ ...body!.valid(), ...change });
      expect(answer.status, JSON.stringify(change)).toBe(400);
      expect(refusalOf(answer), JSON.stringify(change)).toMatchObject({ field });
      expect(refusalOf(answer).message).toMatch(/\w/);
    }
  });

  it.runIf(access !== 'anybody' && !needsSession)('refuses who proves nothing', async () => {
    for (const wrong of [null, '', 'wrong', `${key} `, key.slice(0, -1), key.toUpperCase()].filter(
      (candidate) => candidate?.trim() !== key,
    )) {
      const answer = await call(
        body === null ? { method: methods[0] ?? '', key: wrong } : { json: body.valid(), key: wrong },
      );
      // An unsubscribe link must work without a key (RFC 8058): its token is what is wrong here.
      expect(answer.status, String(wrong)).toBe(name === 'unsubscribe' ? 400 : 401);
    }
  });

  // Attack catalog: 16
  it.runIf(access === 'secret-key')('refuses the key that every visitor has', async () => {
    const answer = await call({ json: body!.valid(), key: publishableKey });
    expect(answer.status).toBe(403);
    expect(refusalOf(answer).code).toBe('forbidden');
  });

  // Attack catalog: 15
  it.runIf(body !== null && (needsSession || access === 'secret-key'))(
    'asks who calls before it reads what they say',
    async () => {
      const json = { 'content-type': 'application/json' };
      const brokenBodies: readonly Pick<Call, 'body' | 'headers'>[] = [
        { body: '{', headers: json },
        { body: '{}', headers: json },
        { body: '{"everything":true}', headers: json },
        { body: Uint8Array.of(0xff), headers: json },
        { body: ' '.repeat(body!.maxBytes + 1), headers: json },
        { body: 'x', headers: { 'content-type': 'text/plain' } },
        {},
      ];
      for (const { headers, ...broken } of brokenBodies) {
        const as = (authorization: Record<string, string>, callersKey: string | null) =>
          callFunction(address, {
            key: callersKey,
            from: newCaller(),
            headers: { ...headers, ...authorization },
            ...broken,
          });
        const message = JSON.stringify(broken).slice(0, 80);
        expect((await as({}, null)).status, message).toBe(401);
        expect((await as({}, publishableKey)).status, message).toBe(access === 'secret-key' ? 403 : 401);
        const forged = await as({ authorization: 'Bearer x.y.z' }, publishableKey);
        expect([401, 403], message).toContain(forged.status);
        if (access !== 'session') {
          const stranger = await as({ authorization: `Bearer ${customer}` }, publishableKey);
          expect(stranger.status, message).toBe(403);
        }
      }
    },
  );

  // Attack catalog: 16
  it.runIf(access === 'admin')('is for the owner only', async () => {
    const method = body === null ? (methods[0] ?? '') : 'POST';
    const as = (authorization?: string, json: unknown = body?.valid()) =>
      callFunction(address, {
        method,
        from: newCaller(),
        ...(body === null ? {} : { json }),
        ...(authorization === undefined ? {} : { headers: { authorization } }),
      });
    for (const nobody of [
      undefined,
      '',
      'Bearer ',
      'Bearer x.y.z',
      `Bearer ${publishableKey}`,
      `Basic ${admin}`,
    ]) {
      expect([401, 403], nobody).toContain((await as(nobody)).status);
    }
    const answer = await as(`Bearer ${customer}`);
    expect(answer.status).toBe(403);
    expect(refusalOf(answer).code).toBe('forbidden');
    // A body that asks for nothing: what the owner may do is not done for it.
    expect([200, 400]).toContain((await as(`Bearer ${admin}`, {})).status);
  });

  // Attack catalog: 104
  it.runIf(perMinute !== null)(
    'lets nobody call it without end, and says when to come back',
    // More than a hundred calls each; the short tier has the functions that visitors call.
    { tags: access === 'admin' || access === 'session' ? ['full'] : [] },
    async () => {
      const impatient = newCaller();
      const json = body === null ? undefined : {};
      const method = body === null ? 'GET' : 'POST';
      let answered = 0;
      let last = await call({ json, method, from: impatient });
      // The minute may change under way; after two full ones' worth of calls there is no excuse.
      while (last.status !== 429 && answered < 2 * perMinute! + 2) {
        const calls = Array.from({ length: 10 }, () => call({ json, method, from: impatient }));
        const answers = await Promise.all(calls);
        answered += answers.length;
        last = answers.find(({ status }) => status === 429) ?? last;
      }
      expect(last.status).toBe(429);
      const seconds = Number(last.headers['retry-after']);
      expect(seconds).toBeGreaterThanOrEqual(1);
      // The window slides by twelfths.
      expect(seconds).toBeLessThanOrEqual(65);
      expect(answered).toBeGreaterThanOrEqual(perMinute! - 10);
      const somebodyElse = await call({ json, method });
      expect(somebodyElse.status).not.toBe(429);
      // What the caller says about its own address is not believed.
      const disguised = await call({
        json,
        method,
        from: impatient,
        headers: { 'x-forwarded-for': newCaller(), 'cf-connecting-ip': newCaller() },
      });
      expect(disguised.status).toBe(429);
    },
  );

  // Attack catalog: 107
  it('names the site as the only origin', async () => {
    const preflight = (origin: string) =>
      send(`${apiUrl}/functions/v1/${address}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': methods[0] },
      });
    const own = await preflight(siteOrigin);
    expect(own.status).toBe(204);
    expect(own.headers['access-control-allow-origin']).toBe(siteOrigin);
    expect(own.headers['access-control-allow-credentials']).toBeUndefined();
    for (const origin of ['https://evil.example', 'null', `${siteOrigin}.evil.example`, `${siteOrigin}/`]) {
      const refused = await preflight(origin);
      expect(refused.headers['access-control-allow-origin'], origin).toBeUndefined();
      const answer = await call({ json: {}, headers: { origin } });
      expect(answer.headers['access-control-allow-origin'], origin).toBeUndefined();
      expect(answer.headers.vary, origin).toMatch(/origin/i);
    }
    const refused = await call({ json: {}, headers: { origin: siteOrigin } });
    expect(refused.headers['access-control-allow-origin']).toBe(siteOrigin);
  });

  it('gives every answer a number, and no hint of what is behind it', async () => {
    const answer = await call({ json: { odd: true } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text).not.toMatch(/postgres|select |public\.|\/tmp|\.ts|stack|at .*:\d+/i);
  });
});
