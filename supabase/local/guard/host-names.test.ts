import { describe, expect, it } from 'vitest';
import { allowedHosts, refuseForeignHost } from './host-names';

const here = {
  host: '127.0.0.1',
  port: 4173,
  siteUrl: 'http://127.0.0.1:4173',
  apiUrl: 'http://127.0.0.1:54321',
};
const under = (host: string, place = here) =>
  refuseForeignHost({ headers: new Headers(host === '' ? {} : { host }) } as Request, allowedHosts(place));

describe('the names of this shop', () => {
  it.each(['127.0.0.1:4173', 'localhost:4173', 'LOCALHOST:4173', '[::1]:4173'])('takes %s', (host) => {
    expect(under(host)).toBeNull();
  });

  it.each([
    '',
    'localhost',
    'localhost:80',
    'evil.example:4173',
    'localhost.evil.example:4173',
    '127.0.0.1:41730',
  ])('refuses "%s"', (host) => {
    expect(under(host)?.status).toBe(421);
  });

  it('takes the name that the owner gave it, with its port and, behind a proxy, without', () => {
    const named = {
      host: '0.0.0.0',
      port: 4173,
      siteUrl: 'https://shop.example',
      apiUrl: 'https://api.shop.example',
    };
    expect(under('shop.example', named)).toBeNull();
    expect(under('shop.example:4173', named)).toBeNull();
    expect(under('api.shop.example', named)).toBeNull();
    expect(under('other.shop.example', named)?.status).toBe(421);
    expect(under('0.0.0.0:4173', named)?.status).toBe(421);
    expect(under('192.168.1.7:4173', { ...here, host: '192.168.1.7' })).toBeNull();
    expect(under('[fd00::7]:4173', { ...here, host: 'fd00::7' })).toBeNull();
  });
});
