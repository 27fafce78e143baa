import { describe, expect, it } from 'vitest';
import { starterPackSlugs } from '../../supabase/functions/_shared/contracts/starter-pack';
import { newCaller, send } from '../support/http';
import { apiUrl, newEmail, publishableKey, rowsOf, shopUrl } from '../../scripts/support/shop';

describe('the site', () => {
  // Attack catalog: 115
  it('serves its own files and nothing around them', async () => {
    for (const path of [
      '/.env',
      '/.git/HEAD',
      '/.data/secrets.json',
      '/supabase/config.toml',
      '/package.json',
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cpackage.json',
      '/....//....//etc/passwd',
      '/assets/../../package.json',
      '//etc/passwd',
      '/index.html%00.js',
    ]) {
      const answer = await send(`${shopUrl}${path}`);
      expect([400, 404], path).toContain(answer.status);
      expect(answer.text, path).not.toMatch(/root:|"dependencies"|refs\/heads|linkSigningKey/);
    }
  });

  it('never sends a visitor to another host, however many slashes an address begins with', async () => {
    for (const path of ['//pricing/', '///pricing//', '/%2fpricing/', '//%2F/pricing/']) {
      const answer = await send(`${shopUrl}${path}`);
      expect(answer.status, path).toBe(301);
      expect(answer.headers.location, path).toBe('/pricing');
    }
    for (const path of ['//evil.example/', '//evil.example/%2e%2e', '/%2f/evil.example/']) {
      const answer = await send(`${shopUrl}${path}`);
      expect(answer.headers.location, path).toBeUndefined();
    }
  });

  // Attack catalog: 112
  it('lets no other site put a page into a frame', async () => {
    const paths = [
      '/',
      '/admin',
      '/admin/orders',
      '/account',
      '/auth/callback',
      '/thank-you',
      '/no-such-page',
    ];
    for (const path of paths) {
      const { headers } = await send(`${shopUrl}${path}`);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options'], path).toBe('SAMEORIGIN');
    }
  });

  // Attack catalog: 70
  it('names a free download itself, whatever its address says', async () => {
    const download = (name: string) =>
      send(`${shopUrl}/api/download-template/${name}`, { from: newCaller() });
    const real = await download(`${starterPackSlugs[0]}.pdf`);
    expect(real.status).toBe(200);
    expect(real.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
    expect(real.headers['x-content-type-options']).toBe('nosniff');
    for (const odd of [
      `${starterPackSlugs[0]}%0d%0aset-cookie:%20a=b.pdf`,
      `${starterPackSlugs[0]}.pdf%0d%0aset-cookie:%20a=b`,
      `${starterPackSlugs[0]}%22;filename=evil.exe;.pdf`,
      `..%2f${starterPackSlugs[0]}.pdf`,
      '__proto__.pdf',
      `${starterPackSlugs[0]}.exe`,
    ]) {
      const answer = await download(odd);
      expect([400, 404], odd).toContain(answer.status);
      expect(answer.headers['set-cookie'], odd).toBeUndefined();
      expect(answer.headers['content-disposition'], odd).toBeUndefined();
    }
  });

  it('is no way around the limits of the functions', async () => {
    const answer = await send(`${shopUrl}/api/download-template/nothing`, { method: 'DELETE' });
    expect([404, 405]).toContain(answer.status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('an address that could leave its header', () => {
  const rowsOfAddress = async (email: string) => [
    ...(await rowsOf(`profiles?email=eq.${encodeURIComponent(email)}&select=email`)),
    ...(await rowsOf(`leads?email=eq.${encodeURIComponent(email)}&select=email`)),
  ];
  /** At the functions, then at the auth service and the sandbox, which take an address as it is. */
  const giveEverywhere = async (email: string) => {
    const key = { apikey: publishableKey, 'content-type': 'application/json' };
    const post = (path: string, body: unknown) =>
      send(`${apiUrl}${path}`, {
        method: 'POST',
        from: newCaller(),
        headers: key,
        body: JSON.stringify(body),
      });
    const contact = { name: 'Mallory', email, subject: 'Hello', message: 'Hello there.' };
    const answers = await Promise.all([
      post('/functions/v1/send-starter-pack', { name: 'Mallory', email }),
      post('/functions/v1/find-order', { email }),
      post('/functions/v1/submit-contact', { ...contact, request_id: crypto.randomUUID() }),
      post('/auth/v1/signup', { email, password: 'a-long-password-of-somebody' }),
      post('/auth/v1/otp', { email }),
      post('/auth/v1/recover', { email }),
      post('/sandbox/checkout/core-hr', { email }),
    ]);
    return answers.map(({ status }) => status);
  };

  it.each([
    'a"b@example.com',
    'x@example.com>',
    'a,b@example.com',
    'Ann <x@example.com>, Bo <y@example.com>',
    'x@example.com\r\nBcc: <y@example.com>',
  ])('is refused wherever somebody gives one: %j', async (email) => {
    expect(await giveEverywhere(email)).toEqual(Array(7).fill(400));
    expect(await rowsOfAddress(email)).toEqual([]);
    expect(await rowsOfAddress('y@example.com')).toEqual([]);
  });

  it.each([
    ['brackets', (email: string) => `<${email}>`],
    ['a name and brackets', (email: string) => `"Mallory" <${email}>`],
  ])('is kept without its %s', async (_what, around) => {
    const email = newEmail('around');
    expect(await giveEverywhere(around(email))).toEqual([200, 200, 200, 400, 400, 400, 400]);
    expect(await rowsOfAddress(around(email))).toEqual([]);
    expect(await rowsOfAddress(email)).toEqual([{ email }]);
  });
});
