import { describe, expect, it } from 'vitest';
import { shopUrl } from '../../scripts/support/shop';
import { valueInAddress } from '../../supabase/functions/_shared/contracts/value-in-address';
import { send } from '../support/http';
import { mailedPages, manglings } from '../support/mangled-links';

/** Of posts and the like the samples name some that there are not. */
const pages = mailedPages.filter((link) => !/^\/(?:blog|law-changes)\//.test(link));
const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** As a browser asks: without the fragment, which it keeps over a redirect that has none. */
async function follow(link: string): Promise<{ status: number; address: string }> {
  let address = new URL(link, shopUrl);
  for (let hops = 0; hops < 3; hops += 1) {
    const { status, headers } = await send(`${shopUrl}${address.pathname}${address.search}`);
    if (headers.location === undefined)
      return { status, address: address.pathname + address.search + address.hash };
    const next = new URL(headers.location, shopUrl);
    expect(next.origin).toBe(new URL(shopUrl).origin);
    next.hash ||= address.hash;
    address = next;
  }
  throw new Error(`${link} leads on without an end`);
}

describe.each(Object.entries(manglings))('every link of every mail with %s', (_, mangle) => {
  it('opens its page, with what it brings', async () => {
    for (const link of pages) {
      const { status, address } = await follow(mangle(`${shopUrl}${link}`));
      // The pages of the account and the admin are one empty page, which goes on by the same rules (src/lib/url/lead-on.ts).
      expect([link, status]).toEqual([link, 200]);
      if (!/^\/(?:account|admin)\b/.test(link)) expect(pathOf(address)).toBe(pathOf(link));
      for (const name of ['token', 'token_hash', 'type']) {
        expect([link, name, valueInAddress(address, name)]).toEqual([link, name, valueInAddress(link, name)]);
      }
    }
  });
});

describe('odd addresses', () => {
  it.each([
    '/blog/%',
    '/templates/%E0%A4%A',
    '/verify/%',
    '/%00',
    '/a%5Cb',
    '/No-Such-Page',
    '/blog/unknown)',
  ])("gets the shop's own page: %s", async (path) => {
    const { status, text, headers } = await send(`${shopUrl}${path}`);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toBeDefined();
    expect(text).toContain('Oops! Page not found');
  });

  it.each([
    ['//templates', '/templates'],
    ['/Templates', '/templates'],
    ['/TEMPLATES/Core-HR-Pack', '/templates/core-hr-pack'],
    ['/templates.', '/templates'],
    ['/templates)?utm_source=mail', '/templates?utm_source=mail'],
    ['/Orders%23token=abc', '/orders#token=abc'],
  ])('goes on from %s to %s', async (path, location) => {
    const { status, headers } = await send(`${shopUrl}${path}`);
    expect([301, 302]).toContain(status);
    expect(headers.location).toBe(location);
  });
});

describe('the address at which password managers look for the form', () => {
  it('leads to it, and what should not be there is not', async () => {
    const { status, headers } = await send(`${shopUrl}/.well-known/change-password`);
    expect([status, headers.location]).toEqual([302, '/account?tab=security']);
    const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await send(`${shopUrl}${probe}`)).status).toBe(404);
  });
});
