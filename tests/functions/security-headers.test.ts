import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { send, type Answer } from '../support/http';
import { apiUrl, inboxUrl, shopUrl } from '../../scripts/support/shop';

/** What every answer of the site has beside its policy. */
const siteHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const [fontFile = ''] = /\/fonts\/[\w-]+\.woff2/.exec(readFileSync('index.html', 'utf8')) ?? [];

type Policy = Readonly<Record<string, readonly string[]>>;

function policyOf({ headers }: Answer): Policy {
  const policy = headers['content-security-policy'];
  return Object.fromEntries(
    String(policy ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

/** The scripts that are in the page itself and are run; JSON for search engines is none. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => code);

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Hosts that the owner's settings add are allowed; words and schemes that let anything in are not. */
function expectSitePolicy(answer: Answer): void {
  const policy = policyOf(answer);
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'manifest-src': ["'self'"],
  });
  expect(Object.keys(policy).filter((name) => /^script-src-|^worker-src|^child-src/.test(name))).toEqual([]);
  const scripts = policy['script-src'] ?? [];
  expect(scripts[0]).toBe("'self'");
  for (const source of scripts.slice(1)) {
    expect(source).toMatch(/^'sha256-[\w+/]{43}='$|^https:\/\/[\w-]+(?:\.[\w-]+)+$/);
  }
  for (const name of ['img-src', 'connect-src', 'frame-src', 'form-action']) {
    const sources = policy[name] ?? [];
    expect(sources[0], name).toBe("'self'");
    expect(
      sources.filter((source) => /^\*|^https?:$|^blob:|^'unsafe/.test(source)),
      name,
    ).toEqual([]);
    expect(sources.includes('data:'), name).toBe(name === 'img-src');
  }
  for (const name of ['img-src', 'connect-src']) {
    expect(policy[name]).toContain(apiUrl);
  }
}

async function expectSiteHeaders(path: string, status: number): Promise<Answer> {
  const answer = await send(shopUrl + path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(siteHeaders);
  expectSitePolicy(answer);
  return answer;
}

describe('the headers of the site', () => {
  it.each([
    ['the home page', '/', 200],
    ['a product', '/templates/core-hr-pack', 200],
    ['an article', '/knowledge-base/policy-rollout-7-steps', 200],
    ['a page with a form', '/contact?subject=Hello', 200],
    ['the account', '/account', 200],
    ['the account below', '/account/anything', 200],
    ['the dashboard', '/admin', 200],
    ['an admin page', '/admin/orders', 200],
    ['a page that there is not', '/no-such-page', 404],
    ['a file that there is not', '/assets/no-such-file.js', 404],
  ])('%s, and each script in it has its sum in the policy', async (_name, path, status) => {
    const answer = await expectSiteHeaders(path, status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<script');
    expect(policyOf(answer)['script-src']).toEqual(
      expect.arrayContaining(inlineScripts(answer.text).map(hashOf)),
    );
    expect(answer.text).not.toMatch(/<[a-z][^>]*\son[a-z]+=|(?:href|src|action)="\s*javascript:/i);
  });

  it.each([
    ['a page', '/', 'no-cache'],
    ['the dashboard', '/admin', 'no-cache'],
    ['a font', fontFile, 'public, max-age=31536000, immutable'],
    ['a picture', '/pictures/onboarding-checklist-lite-180.webp', 'public, max-age=86400'],
  ])('%s, and how long it is kept', async (_name, path, kept) => {
    const answer = await expectSiteHeaders(path, 200);
    expect(answer.headers['cache-control']).toBe(kept);
  });

  it('each script and style that the home page names, beside its script of its own', async () => {
    const { text } = await send(`${shopUrl}/`);
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
    expect(files.length).toBeGreaterThan(2);
    expect(inlineScripts(text).length).toBeGreaterThan(0);
    for (const file of files) {
      const answer = await expectSiteHeaders(file, 200);
      expect(answer.headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type'], file).toMatch(/^text\/(?:javascript|css)/);
    }
  });

  it.each([
    ['a redirect', '/kb', 301],
    ['the favicon', '/favicon.svg', 200],
    ['the sitemap', '/sitemap.xml', 200],
    ['the robots file', '/robots.txt', 200],
  ])('%s', async (_name, path, status) => {
    await expectSiteHeaders(path, status);
  });
});

describe('the headers of pages beside the site', () => {
  it.each([
    ['the sandbox checkout', '/sandbox/checkout/core-hr', 200],
    ['a checkout of nothing', '/sandbox/checkout/nothing', 404],
  ])('%s: no script at all, in no frame, kept nowhere', async (_name, path, status) => {
    const answer = await send(apiUrl + path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(policyOf(answer)).toEqual({
      'default-src': ["'none'"],
      'style-src': ["'unsafe-inline'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(answer.text).not.toMatch(/<script|\son[a-z]+=/i);
  });

  it('the inbox: no script at all, in no frame, kept nowhere', async () => {
    const answer = await send(`${inboxUrl}/`);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(policyOf(answer)).toEqual({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'frame-src': ["'self'"],
      'img-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });
});
