import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCallers, readProxies } from './caller';

const proxies = ['10.0.0.2', '172.16.0.0/12', 'fd00::/8'];
const callerOf = (peer: string, forwarded?: string, trusted: readonly string[] = proxies) =>
  readCallers(trusted)(
    new Request('http://127.0.0.1/', {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }),
    peer,
  );

describe('the caller', () => {
  it('is who opened the socket, whatever the header says, where no proxy is trusted', () => {
    for (const peer of ['127.0.0.1', '203.0.113.5', '::1', '10.0.0.2']) {
      expect(callerOf(peer, '198.51.100.7', [])).toBe(peer);
    }
  });

  // Attack catalog: 108
  it('is who opened the socket, whatever the header says, where that is none of the proxies', () => {
    for (const peer of ['10.0.0.3', '127.0.0.1', '203.0.113.5', 'fe80::1%eth0', '']) {
      expect(callerOf(peer, '198.51.100.7')).toBe(peer);
      expect(callerOf(peer, '198.51.100.7, 10.0.0.2')).toBe(peer);
    }
  });

  it.each([
    ['10.0.0.2', '198.51.100.7', '198.51.100.7'],
    ['::ffff:10.0.0.2', '198.51.100.7', '198.51.100.7'],
    ['172.17.0.1', '198.51.100.7', '198.51.100.7'],
    ['fd12::9', '2001:db8::7', '2001:db8::7'],
    ['10.0.0.2', '::ffff:198.51.100.7', '198.51.100.7'],
    ['10.0.0.2', '198.51.100.7:50123', '198.51.100.7'],
    ['10.0.0.2', '[2001:db8::7]:50123', '2001:db8::7'],
    ['10.0.0.2', '198.51.100.7, 172.20.0.5', '198.51.100.7'],
  ])('behind the proxy %s that says "%s" is %s', (peer, forwarded, caller) => {
    expect(callerOf(peer, forwarded)).toBe(caller);
  });

  // Attack catalog: 108
  it('is never what the caller wrote before the hop of the last proxy', () => {
    expect(callerOf('10.0.0.2', '127.0.0.1, 198.51.100.7')).toBe('198.51.100.7');
    expect(callerOf('10.0.0.2', '1.1.1.1, 2.2.2.2, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7');
    expect(callerOf('10.0.0.2', '1.1.1.1, unknown')).toBe('10.0.0.2');
    expect(callerOf('10.0.0.2', '1.1.1.1, ')).toBe('10.0.0.2');
  });

  it('is the proxy itself where it names nobody but proxies', () => {
    expect(callerOf('10.0.0.2')).toBe('10.0.0.2');
    expect(callerOf('10.0.0.2', '172.16.0.9, fd00::1')).toBe('10.0.0.2');
  });
});

it('takes addresses and networks for proxies, and nothing else', () => {
  expect(readProxies('')).toEqual([]);
  expect(readProxies(' 127.0.0.1, 10.0.0.0/8 ,::1,fd00::/8,')).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ]);
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', 'fd00::/129', '*']) {
    expect(readProxies(wrong), wrong).toBeUndefined();
  }
  // Everybody would be believed.
  for (const all of ['0.0.0.0/0', '::/0']) expect(readProxies(all), all).toBeUndefined();
});

it('has one door: only the listener knows who is at the other end of a socket, and nobody else reads the header', () => {
  const readers = readdirSync('supabase/local', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `supabase/local/${file}`)
    .filter((file) => /remoteAddr|get\('x-forwarded-for'\)/.test(readFileSync(file, 'utf8')));
  expect(readers.sort()).toEqual([
    'supabase/local/common/caller.ts',
    'supabase/local/guard/network-server.ts',
    'supabase/local/host/listen.ts',
  ]);
});
