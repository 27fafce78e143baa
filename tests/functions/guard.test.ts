import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { send } from '../support/http';
import { apiUrl, inboxUrl, newEmail, publishableKey, rowsOf, shopUrl } from '../../scripts/support/shop';

const portOf = (url: string) => new URL(url).port;

/** Announces a hundred bytes and sends one. */
function callSlowly(): Promise<{ readonly answer: string; readonly ms: number }> {
  const begun = Date.now();
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port: Number(portOf(apiUrl)) }, () => {
      socket.write(
        `POST /functions/v1/send-starter-pack HTTP/1.1\r\nHost: 127.0.0.1:${portOf(apiUrl)}\r\n` +
          `apikey: ${publishableKey}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      );
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, ms: Date.now() - begun }));
  });
}

let slow: ReturnType<typeof callSlowly>;
// It takes fifteen seconds, in which the rest of this file is done.
beforeAll(() => {
  slow = callSlowly();
});

const rest = (query: string, headers: Record<string, string> = {}) =>
  send(`${apiUrl}/rest/v1/${query}`, { headers: { apikey: publishableKey, ...headers } });

/** Ways to write a request whose end two servers behind each other find at different places. */
const splittable: Readonly<Record<string, readonly string[]>> = {
  'a length and chunks': ['Content-Length: 6', 'Transfer-Encoding: chunked'],
  'chunks and a length': ['Transfer-Encoding: chunked', 'Content-Length: 6'],
  'two lengths': ['Content-Length: 0', 'Content-Length: 5'],
  'a list of lengths': ['Content-Length: 0, 5'],
  'a length with a sign': ['Content-Length: +0'],
  'a length below nothing': ['Content-Length: -1'],
  'a length in hex': ['Content-Length: 0x0'],
  'an unknown encoding': ['Transfer-Encoding: xchunked'],
  'two encodings': ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  'a space before the colon': ['Transfer-Encoding : chunked', 'Content-Length: 5'],
  'a header behind a bare line feed': ['X-A: b\nTransfer-Encoding: chunked', 'Content-Length: 5'],
  'a header behind a bare carriage return': ['X-A: b\rTransfer-Encoding: chunked', 'Content-Length: 0'],
  'a folded header': ['X-A: b', ' Transfer-Encoding: chunked', 'Content-Length: 0'],
  'two hosts': ['Host: evil.example', 'Content-Length: 0'],
};

/** What an attacker would have read as the next request on the connection: a lead that can be looked for. */
function hiddenLead(url: string, email: string): string {
  const body = JSON.stringify({ name: 'Hidden', email });
  const lines = [
    'POST /functions/v1/send-starter-pack HTTP/1.1',
    `Host: 127.0.0.1:${portOf(url)}`,
    `apikey: ${publishableKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

describe.each([
  ['shop', shopUrl],
  ['API', apiUrl],
  ['inbox', inboxUrl],
])('the port of the %s', (_name, url) => {
  it('answers to its own names only, so that no other page can point its name at this machine', async () => {
    for (const host of [
      `evil.example:${portOf(url)}`,
      'evil.example',
      `127.0.0.1.evil.example:${portOf(url)}`,
      `localhost.evil.example:${portOf(url)}`,
      '127.0.0.1:1',
    ]) {
      const answer = await send(`${url}/`, { headers: { host } });
      expect(answer.status, host).toBe(421);
      expect(answer.text, host).not.toMatch(/<|data/);
    }
    for (const name of ['127.0.0.1', 'localhost', 'LocalHost', '[::1]']) {
      const answer = await send(`${url}/`, { headers: { host: `${name}:${portOf(url)}` } });
      expect(answer.status, name).not.toBe(421);
    }
  });

  // Attack catalog: 110
  it.each(Object.entries(splittable))(
    'hangs up on a request that two readers could read as two: %s',
    async (_what, headers) => {
      const email = newEmail('smuggled');
      const hidden = hiddenLead(url, email);
      for (const body of [`0\r\n\r\n${hidden}`, hidden]) {
        const lines = [`POST /rest/v1/leads HTTP/1.1`, `Host: 127.0.0.1:${portOf(url)}`, ...headers];
        const answer = await raw(url, `${lines.join('\r\n')}\r\n\r\n${body}`);
        expect(answer.match(/HTTP\/1\.\d \d+/g)).toEqual(['HTTP/1.1 400']);
      }
      expect(await rowsOf(`leads?email=eq.${email}&select=id`)).toEqual([]);
    },
  );

  // Attack catalog: 110
  it('takes a line that ends without a carriage return for a line, and nothing for a second request', async () => {
    const email = newEmail('smuggled');
    const hidden = hiddenLead(url, email);
    const lines = ['POST /rest/v1/leads HTTP/1.1', `Host: 127.0.0.1:${portOf(url)}`];
    const length = `Content-Length: ${hidden.length}`;
    const answer = await raw(url, `${[...lines, length].join('\n')}\n\n${hidden}`);
    expect(answer.match(/HTTP\/1\.\d \d+/g) ?? []).toHaveLength(1);
    expect(await rowsOf(`leads?email=eq.${email}&select=id`)).toEqual([]);
  });

  // Attack catalog: 110
  it('answers no request that names no host, also not one of HTTP/1.0', async () => {
    for (const version of ['1.0', '1.1']) {
      const answer = await raw(url, `GET / HTTP/${version}\r\n\r\n`);
      expect(answer, version).toMatch(/^HTTP\/1\.\d 4(?:00|21)/);
    }
  });
});

/** What comes back for these very bytes until the other side hangs up or falls silent. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port: Number(portOf(url)) }, () => socket.write(text));
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

describe('the Data API', () => {
  // Attack catalog: 13
  it('answers nobody without a key, and calls from this machine are no exception', async () => {
    for (const headers of [{}, { apikey: '' }, { apikey: 'wrong' }, { authorization: 'Bearer wrong' }]) {
      const answer = await send(`${apiUrl}/rest/v1/site_settings?select=key`, { headers });
      expect(answer.status, JSON.stringify(headers)).toBe(401);
    }
  });

  // Attack catalog: 10, 11
  it('believes no token that it did not sign', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { role: 'service_role', sub: crypto.randomUUID(), exp: 4_000_000_000 };
    const sample = 'super-secret-jwt-token-with-at-least-32-characters-long';
    const signed = async (secret: string, payload: object) => {
      const { hmacSha256, utf8 } = await import('../../supabase/functions/_shared/checkout/hmac');
      const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
      return `${text}.${Buffer.from(await hmacSha256(utf8(secret), utf8(text), new Uint8Array())).toString('base64url')}`;
    };
    const tokens = {
      'alg none': `${part({ alg: 'none' })}.${part(claims)}.`,
      'alg NONE': `${part({ alg: 'NONE' })}.${part({ ...claims, role: 'postgres' })}.`,
      'empty signature': `${part({ alg: 'HS256' })}.${part(claims)}.`,
      "the sample's secret": await signed(sample, claims),
      'the public key as secret': await signed(publishableKey, claims),
      'an empty secret': await signed(' ', claims),
    };
    for (const [what, token] of Object.entries(tokens)) {
      const answer = await rest('leads?select=*', { authorization: `Bearer ${token}` });
      expect(answer.status === 200 ? answer.text : 'refused', what).toMatch(/^(\[\]|refused)$/);
      const secrets = await rest('site_settings?select=key&is_public=is.false', {
        authorization: `Bearer ${token}`,
      });
      expect(secrets.status === 200 ? secrets.text : 'refused', what).toMatch(/^(\[\]|refused)$/);
    }
  });

  // Attack catalog: 100, 101
  it('keeps its size: address, body, depth, embeds, rows', async () => {
    expect((await rest(`site_settings?select=key&key=eq.${'x'.repeat(9000)}`)).status).toBe(414);
    const post = (body: string) =>
      send(`${apiUrl}/rest/v1/rpc/search_articles`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body,
      });
    expect((await post(`{"query":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
    expect((await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
    expect((await post(`{"query":${'{"a":'.repeat(70)}1${'}'.repeat(70)}}`)).status).toBe(400);
    const deep = `${'licenses(purchases('.repeat(10)}id${'))'.repeat(10)}`;
    expect((await rest(`licenses?select=${deep}`)).json()).toMatchObject({ code: 'too_complex' });
    const all = await rest('template_packages?select=*&limit=99999999&offset=0');
    expect((all.json() as unknown[]).length).toBeLessThanOrEqual(1000);
  });

  it('has no address but those it shows, and no method but the common ones', async () => {
    for (const path of ['/rest/v1/%6ceads', '/auth/v1/%74oken', '/%72est/v1/leads', '/rest%2fv1/leads']) {
      const answer = await send(`${apiUrl}${path}`, { headers: { apikey: publishableKey } });
      expect([400, 404], path).toContain(answer.status);
    }
    for (const method of ['TRACE', 'PROPFIND', 'MKCOL']) {
      const answer = await send(`${apiUrl}/rest/v1/leads`, { method });
      expect([400, 405, 501], method).toContain(answer.status);
    }
    const preferred = await rest('site_settings?select=key&limit=1', { prefer: 'tx=rollback, count=exact' });
    expect(preferred.status).toBe(206);
  });

  // Attack catalog: 119
  it('words a fault without telling what is behind it', async () => {
    for (const query of [
      'site_settings?select=nothing',
      'site_settings?order=key.sideways',
      'site_settings?select=key::nothing',
      'nothing?select=*',
      'rpc/pg_sleep?seconds=1',
      'site_settings?and=(key.eq.a,',
    ]) {
      const answer = await rest(query);
      expect(answer.status, query).toBeGreaterThanOrEqual(400);
      expect(answer.status, query).toBeLessThan(500);
      expect(answer.text, query).not.toMatch(/\/tmp|node_modules|\.ts\b|at .*:\d+|127\.0\.0\.1|private\./);
    }
  });
});

// Attack catalog: 100
it('does not wait for a caller that takes its time', async () => {
  const { answer, ms } = await slow;
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
  expect(ms).toBeGreaterThan(10_000);
});
