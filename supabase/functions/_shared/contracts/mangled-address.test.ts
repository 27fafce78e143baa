import { describe, expect, it } from 'vitest';
import { mailedPages, manglings } from '../../../../tests/support/mangled-links';
import { straightAddress } from './mangled-address';
import { valueInAddress } from './value-in-address';

const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

describe.each(Object.entries(manglings))('a link with %s', (_, mangle) => {
  it.each(mailedPages)('still means its page and holds its values: %s', (link) => {
    const { origin, pathname, search, hash } = new URL(mangle(`https://shop.example${link}`));
    expect(origin).toBe('https://shop.example');
    const meant = straightAddress(pathname + search + hash);
    expect(pathOf(meant ?? '')).toBe(pathOf(link));
    for (const name of ['token', 'token_hash', 'type', 'tab']) {
      const value = valueInAddress(link, name);
      expect(valueInAddress(meant ?? '', name)).toBe(value);
      expect(valueInAddress(pathname + search + hash, name)).toBe(value);
    }
    expect(straightAddress(meant ?? '')).toBe(meant);
  });
});

it('leaves every plain address as it is', () => {
  for (const link of [
    ...mailedPages,
    '/',
    '/templates/core-hr-pack',
    '/knowledge-base?q=a%23b',
    '/feed.xml',
  ]) {
    expect(straightAddress(link)).toBe(link);
  }
  expect(straightAddress('/verify/NSHR-7K2MD-9QXTF-4WPAH-2JCVB')).toBe(
    '/verify/NSHR-7K2MD-9QXTF-4WPAH-2JCVB',
  );
});

it.each([
  ['/%5Cevil.example', null],
  ['/%2F%2Fevil.example', '/evil.example'],
  ['//evil.example/orders', '/evil.example/orders'],
  ['/..%2f..%2fetc/passwd', null],
  ['/a/%252e%252e/b', null],
  ['/orders%00', '/orders'],
  ['/%', null],
  ['/templates/%E0%A4%A', null],
  ['https://evil.example/', null],
])('never leads out of the site: %s', (address, meant) => {
  expect(straightAddress(address)).toBe(meant);
});
