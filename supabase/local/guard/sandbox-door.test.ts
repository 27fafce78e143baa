import { describe, expect, it } from 'vitest';
import { hasSandbox } from './on-network';
import { refuseSandbox } from './sandbox-door';

const paths = ['checkout/core-hr', 'refund/ord_1', 'ai/v1/chat/completions'];
const ask = (
  place: { siteUrl?: string; onNetwork?: boolean },
  caller: string,
  host: string,
  path = paths[0],
) =>
  refuseSandbox(
    { givenSiteUrl: place.siteUrl, sandboxOnNetwork: place.onNetwork ?? false },
    new Request(`http://127.0.0.1:54321/sandbox/${path}`, { headers: { host } }),
    caller,
  )?.status ?? 'open';

describe('the sandbox', () => {
  it.each([undefined, 'http://127.0.0.1:4173', 'http://localhost:4173', 'http://[::1]:4173'])(
    'is there for this machine while the site is at %s',
    (siteUrl) => {
      const place = siteUrl === undefined ? {} : { siteUrl };
      expect(ask(place, '127.0.0.1', '127.0.0.1:54321')).toBe('open');
      expect(ask(place, '203.0.113.5', '127.0.0.1:54321')).toBe(403);
      expect(ask({ ...place, onNetwork: true }, '203.0.113.5', '127.0.0.1:54321')).toBe('open');
    },
  );

  it.each(['https://www.example.com', 'http://192.168.1.5:4173', 'https://127.0.0.1.example.com'])(
    'is away while the site is at %s, for every caller and under every name',
    (siteUrl) => {
      for (const onNetwork of [false, true]) {
        for (const host of ['127.0.0.1:54321', 'localhost:54321', 'www.example.com']) {
          for (const path of paths) {
            expect(ask({ siteUrl, onNetwork }, '127.0.0.1', host, path)).toBe(404);
          }
        }
      }
      expect(hasSandbox({ givenSiteUrl: siteUrl })).toBe(false);
    },
  );

  it('says why it is away', async () => {
    const place = { givenSiteUrl: 'https://www.example.com', sandboxOnNetwork: false };
    const refused = refuseSandbox(place, new Request('http://127.0.0.1:54321/sandbox/'), '127.0.0.1');
    expect(await refused?.text()).toMatch(
      /no sandbox: its address \(SITE_URL\) is https:\/\/www\.example\.com/,
    );
  });
});
