import { afterEach, expect, it, vi } from 'vitest';
import { manglings } from '../../../tests/support/mangled-links';
import { leadOn } from './lead-on';
import { looksMangled } from './looks-mangled';

/** A static host that has only this page, in lower case. */
function visit(address: string, existing = '/orders') {
  const { pathname, search, hash, origin } = new URL(address, 'https://shop.example');
  const replace = vi.fn<(url: string) => void>();
  const fetched = vi.fn<(path: string) => Promise<Response>>((path) =>
    Promise.resolve(new Response(null, { status: path === existing ? 200 : 404 })),
  );
  vi.stubGlobal('fetch', fetched);
  return { replace, fetched, here: { pathname, search, hash, origin, replace } as unknown as Location };
}

afterEach(() => vi.unstubAllGlobals());

it.each(Object.entries(manglings))('goes on to the page that a link with %s means', async (_, mangle) => {
  const { here, replace } = visit(mangle('https://shop.example/orders#token=eyJ0.abc'));
  // The router takes the slash at the end as it is.
  if (/^\/orders\/?$/.test(here.pathname)) return;
  expect(looksMangled(here)).toBe(true);
  expect(await leadOn(here)).toBe(true);
  expect(replace.mock.calls[0]?.[0]).toMatch(/^\/orders(?:\?[^#]*)?#token=eyJ0\.abc/);
});

it.each([
  '/no-such-page',
  '/No-Such-Page',
  '/blog/%',
  '/templates/%E0%A4%A',
  '/%5Cevil.example',
  '//evil.example/a',
])('stays on %s, which means no page', async (path) => {
  const { here, replace } = visit(`https://shop.example${path}`);
  expect(await leadOn(here)).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

it('asks nobody where nothing is odd, and stays where the shop cannot be asked', async () => {
  const plain = visit('/account?tab=security');
  expect(looksMangled(plain.here)).toBe(false);
  expect(await leadOn(plain.here)).toBe(false);
  expect(plain.fetched).not.toHaveBeenCalled();
  const { here } = visit('/Orders');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await leadOn(here)).toBe(false);
});

it('cleans the end of a query where it is', async () => {
  const { here, fetched } = visit('/account?tab=security)');
  expect(looksMangled(here)).toBe(true);
  expect(await leadOn(here)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(window.location.pathname + window.location.search).toBe('/account?tab=security');
});
