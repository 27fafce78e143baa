import { describe, expect, it } from 'vitest';
import { checkoutProviders, type CheckoutProvider } from '../contracts/buy-link.ts';
import { liveSecrets } from '../http/live-secrets.ts';
import { bytesOf } from './__fixtures__/fixtures.ts';
import { checkoutAdapters } from './providers.ts';
import { signLemonSqueezy, signPaddle, signStandardWebhook, signStripe } from './signing.ts';

const now = new Date('2026-11-29T12:00:00Z');
const body = '{"type":"order.paid"}';
const secretNamed = (name: string) => `whsec_${btoa(`the ${name} secret of the provider`)}`;
const [old, made, wrong] = ['old', 'new', 'wrong'].map(secretNamed) as [string, string, string];

type Sign = (secret: string) => Promise<Record<string, string>>;
const sign: Readonly<Record<CheckoutProvider, Sign>> = {
  stripe: (secret) => signStripe({ body, secret, at: now }),
  lemonsqueezy: (secret) => signLemonSqueezy({ body, secret }),
  paddle: (secret) => signPaddle({ body, secret, at: now }),
  sandbox: (secret) => signStandardWebhook({ id: 'msg_1', body, secret, at: now }),
  gumroad: () => Promise.resolve({}),
};

async function verdict(provider: CheckoutProvider, signedWith: string, setting: string, at = now) {
  const token = provider === 'gumroad' ? `/${encodeURIComponent(signedWith)}` : '';
  const { status } = await checkoutAdapters[provider].verify({
    rawBody: bytesOf(body),
    headers: new Headers(await sign[provider](signedWith)),
    path: `/checkout-webhook/${provider}${token}`,
    query: new URLSearchParams(),
    secret: setting,
    now: at,
  });
  return status;
}

describe.each(checkoutProviders)('%s, while its secret is rolled', (provider) => {
  it.each([`${made},${old}`, `${made} ${old}`, ` ${old}, ${made}\n`])(
    'accepts the old and the new secret, and no other (%#)',
    async (setting) => {
      expect(await verdict(provider, old, setting)).toBe('verified');
      expect(await verdict(provider, made, setting)).toBe('verified');
      expect(await verdict(provider, wrong, setting)).toBe('invalid');
    },
  );

  it('accepts the old one no more once it is taken out', async () => {
    expect(await verdict(provider, made, made)).toBe('verified');
    expect(await verdict(provider, old, made)).toBe('invalid');
  });

  it.skipIf(['lemonsqueezy', 'gumroad'].includes(provider))(
    'calls an old message old with each',
    async () => {
      const later = new Date(now.getTime() + 301_000);
      expect(await verdict(provider, old, `${made},${old}`, later)).toBe('stale');
      expect(await verdict(provider, made, `${made},${old}`, later)).toBe('stale');
    },
  );
});

describe('the secrets of a setting', () => {
  it('are one, or two with a mark between them', () => {
    expect(liveSecrets(' one-secret ')).toEqual(['one-secret']);
    expect(liveSecrets('first-secret, second-secret').slice(0, 2)).toEqual(['first-secret', 'second-secret']);
    for (const empty of [null, undefined, '', '  ', ' \n']) expect(liveSecrets(empty)).toEqual([]);
  });

  it('are never the words of one that is a sentence', () => {
    expect(liveSecrets('a dog, a cat')).toEqual(['a dog, a cat']);
    expect(liveSecrets('long-secret, ')).toEqual(['long-secret,']);
  });

  it('sign with the first', async () => {
    const both = await signStandardWebhook({ id: 'msg_1', body, secret: `${made},${old}`, at: now });
    expect(both).toEqual(await signStandardWebhook({ id: 'msg_1', body, secret: made, at: now }));
  });
});
