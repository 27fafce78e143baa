import { expect, it } from 'vitest';
import { readConfig } from '../common/config';
import { isFromThisMachine, isLoopback, networkWarnings } from './on-network';

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['LOCALHOST', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
])('takes %s for an address of this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

it.each([
  ['127.0.0.1', '127.0.0.1:54321', true],
  ['::1', 'localhost:54321', true],
  ['192.168.1.5', '127.0.0.1:54321', false],
  ['192.168.1.5', 'shop.example.com', false],
  ['127.0.0.1', 'shop.example.com', false],
])('takes a call from %s to %s for one of this machine: %s', (peer, host, expected) => {
  const request = new Request('http://127.0.0.1:54321/sandbox/checkout/core-hr', { headers: { host } });
  expect(isFromThisMachine(request, peer)).toBe(expected);
});

const warningsOf = (environment: Record<string, string>) => networkWarnings(readConfig(environment, false));

// Attack catalog: 145
it('opens neither the inbox nor the sandbox checkout with the shop, and says so', () => {
  const { host, inboxHost, sandboxOnNetwork } = readConfig({ SHOP_HOST: '0.0.0.0' }, false);
  expect([host, inboxHost, sandboxOnNetwork]).toEqual(['0.0.0.0', '127.0.0.1', false]);
  expect(warningsOf({ SHOP_HOST: '0.0.0.0' })).toEqual([
    'The shop answers on the network (SHOP_HOST=0.0.0.0). The inbox answers on this machine only. The sandbox checkout answers on this machine only.',
  ]);
  expect(warningsOf({})).toEqual([]);
});

it('warns of a site with a name of its own that is not told of its proxy, and of no sandbox that is away', () => {
  const behind = { SITE_URL: 'https://shop.example', SANDBOX_ON_NETWORK: '1' };
  expect(warningsOf(behind)).toEqual([
    expect.stringMatching(/without API_URL .* port 54321 of its own machine/),
    expect.stringMatching(/TRUSTED_PROXIES is empty/),
  ]);
  expect(
    warningsOf({ ...behind, API_URL: 'https://api.shop.example', TRUSTED_PROXIES: '127.0.0.1' }),
  ).toEqual([]);
});

it('warns of each that was opened on purpose', () => {
  const said = warningsOf({ SHOP_HOST: '0.0.0.0', INBOX_HOST: '0.0.0.0', SANDBOX_ON_NETWORK: '1' });
  expect(said).toHaveLength(3);
  expect(said[0]).toBe('The shop answers on the network (SHOP_HOST=0.0.0.0).');
  expect(said[1]).toMatch(/inbox is open .* take over every account/);
  expect(said[2]).toMatch(/without paying/);
});
