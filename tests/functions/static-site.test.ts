import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { send } from '../support/http';
import type { Served } from '../support/serve-fetch';
import { apiUrl, publishableKey } from '../../scripts/support/shop';
import { startStaticHost } from '../support/static-host';

/** As a hosted shop publishes it: built for its addresses, and served by a host that knows nothing of the shop. */
const folder = mkdtempSync(join(tmpdir(), 'northstar-published-'));
const siteUrl = 'https://shop.test';
let host: Served | undefined;

beforeAll(async () => {
  await promisify(execFile)('npm', ['run', '--silent', 'build'], {
    env: {
      ...process.env,
      OUT_DIR: folder,
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SITE_URL: siteUrl,
    },
  });
  host = await startStaticHost(folder);
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string) => send(`${host?.url ?? ''}${path}`);

it.each([
  ['the home page', '/', 200, /<h1[\s>]/],
  ['a product', '/templates/core-hr-pack', 200, /<h1[^>]*>[^<]*Core HR/],
  ['a page of the law', '/mn-paid-leave-policy-template', 200, /<h1[^>]*>[^<]*Minnesota/],
  ['the account', '/account', 200, /<div id="root"><\/div>/],
  ['a page of the account', '/account/orders', 200, /<div id="root"><\/div>/],
  ['the dashboard', '/admin', 200, /<div id="root"><\/div>/],
  ['an admin page', '/admin/orders', 200, /<div id="root"><\/div>/],
  ['a page that there is not', '/no-such-page', 404, /<h1[\s>]/],
])('serves %s with its text and the headers of the site', async (_name, path, status, text) => {
  const answer = await open(path);
  expect(answer.status).toBe(status);
  expect(answer.text).toMatch(text);
  expect(answer.text).not.toMatch(/<!--(?:head|app|site-config|page-data)-->|\{\{[A-Z_]+\}\}/);
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-/,
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining(`connect-src 'self' ${apiUrl}`) as string,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

it.each(['/', '/account'])(
  'serves each script, style and font that %s names, to be kept for good',
  async (path) => {
    const { text } = await open(path);
    const files = [...new Set(text.match(/\/(?:assets|fonts)\/[\w.-]+\.(?:js|css|woff2)/g))];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const { status, headers } = await open(file);
      expect([file, status, headers['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  },
);

it('names the addresses that it was built for', async () => {
  const { text } = await open('/templates/core-hr-pack');
  expect(/rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(`${siteUrl}/templates/core-hr-pack`);
  expect(/"supabaseUrl":"([^"]*)"/.exec(text)?.[1]).toBe(apiUrl);
  expect((await open('/sitemap.xml')).text).toContain(`<loc>${siteUrl}/templates/core-hr-pack</loc>`);
});

it('leads a password manager to the form, and answers a mangled link with a page whose script goes on', async () => {
  const { status, headers } = await open('/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, '/account?tab=security']);
  const mangled = await open('/orders%23token=abc');
  expect(mangled.status).toBe(404);
  expect(mangled.text).toMatch(/<script[^>]* src="\/assets\/index-/);
});

it.each([
  ['/kb', '/knowledge-base'],
  ['/templates/core-hr', '/templates/core-hr-pack'],
])('sends the old address %s on to %s', async (from, to) => {
  const { status, headers } = await open(from);
  expect([status, headers.location]).toEqual([301, to]);
});
