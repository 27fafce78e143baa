import { describe, expect, it } from 'vitest';
import { bytesOf } from './__fixtures__/fixtures.ts';
import {
  type SignedRequest,
  type Verification,
  verifyLemonSqueezySignature,
  verifyPaddleSignature,
  verifyStandardWebhook,
  verifyStripeSignature,
} from './signatures.ts';
import { signLemonSqueezy, signPaddle, signStandardWebhook, signStripe } from './signing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const body = '{"type":"order.paid","data":{"name":"Zoë ✓"}}';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

interface Scheme {
  readonly name: string;
  readonly header: string;
  readonly verify: (request: SignedRequest) => Promise<Verification>;
  readonly sign: (at: Date, key?: string) => Promise<Record<string, string>>;
}

const schemes: readonly Scheme[] = [
  {
    name: 'Standard Webhooks',
    header: 'webhook-signature',
    verify: verifyStandardWebhook,
    sign: (at, key = secret) => signStandardWebhook({ id: 'msg_1', body, secret: key, at }),
  },
  {
    name: 'Stripe',
    header: 'stripe-signature',
    verify: verifyStripeSignature,
    sign: (at, key = secret) => signStripe({ body, secret: key, at }),
  },
  {
    name: 'Lemon Squeezy',
    header: 'x-signature',
    verify: verifyLemonSqueezySignature,
    sign: (_at, key = secret) => signLemonSqueezy({ body, secret: key }),
  },
  {
    name: 'Paddle',
    header: 'paddle-signature',
    verify: verifyPaddleSignature,
    sign: (at, key = secret) => signPaddle({ body, secret: key, at }),
  },
];

function request(headers: HeadersInit, overrides: Partial<SignedRequest> = {}): SignedRequest {
  return { rawBody: bytesOf(body), headers: new Headers(headers), secret, now, ...overrides };
}

const seconds = (count: number) => new Date(now.getTime() + count * 1000);

describe.each(schemes)('$name', ({ header, verify, sign }) => {
  it('accepts what its sender signed', async () => {
    expect(await verify(request(await sign(now)))).toEqual({ status: 'verified' });
  });

  it('accepts a secret with white space around it, as pasted into a settings form', async () => {
    expect(await verify(request(await sign(now), { secret: ` ${secret}\n` }))).toEqual({
      status: 'verified',
    });
  });

  it.each([null, undefined, '', '   '])(
    'is not configured with the secret %j, whatever is sent',
    async (missing) => {
      const signed = await sign(now);
      expect(await verify(request(signed, { secret: missing }))).toMatchObject({ status: 'not-configured' });
      expect(await verify(request({}, { secret: missing }))).toMatchObject({ status: 'not-configured' });
    },
  );

  it('refuses every body that differs by one byte', async () => {
    const headers = await sign(now);
    const rawBody = bytesOf(body);
    for (const index of rawBody.keys()) {
      const altered = rawBody.slice();
      altered[index]! ^= 1;
      expect(await verify(request(headers, { rawBody: altered }))).toMatchObject({ status: 'invalid' });
    }
  });

  it('refuses the signature of another body, of another secret, an empty body and none at all', async () => {
    const headers = await sign(now);
    const other = await sign(now, 'whsec_b3RoZXIgc2VjcmV0IG90aGVyIHNlY3JldA==');
    expect(await verify(request(headers, { rawBody: bytesOf(`${body} `) }))).toMatchObject({
      status: 'invalid',
    });
    expect(await verify(request(headers, { rawBody: new Uint8Array() }))).toMatchObject({
      status: 'invalid',
    });
    expect(await verify(request(other))).toMatchObject({ status: 'invalid' });
    expect(await verify(request({}))).toMatchObject({ status: 'invalid' });
  });

  it('refuses odd headers', async () => {
    const signed = await sign(now);
    const good = signed[header] ?? '';
    const odd = [
      '',
      ' ',
      '=',
      ',',
      ';',
      good.slice(0, -1),
      good.slice(0, -8),
      `${good}a`,
      `${good}==`,
      `${good},`,
      `${good}, ${good}`,
      good.toUpperCase(),
      good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      'a'.repeat(5000),
      `${good} ${'v1,'.repeat(3000)}`,
      '💥',
    ];
    for (const value of odd) {
      const headers = new Headers(signed);
      // Headers takes Latin-1 only; anything else could not arrive.
      headers.set(header, encodeURI(value) === value ? value : encodeURIComponent(value));
      expect(await verify(request(headers)), value.slice(0, 80)).toMatchObject({ status: 'invalid' });
    }
  });

  it('looks at every character of the signature', async () => {
    const signed = await sign(now);
    const [, start = '', signature = ''] =
      /^(.*(?:v1,|=))?([0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/.exec(signed[header] ?? '') ?? [];
    expect(signature.length).toBeGreaterThan(43);
    for (const [index, char] of Array.from(signature).entries()) {
      if (char === '=') continue;
      const altered = `${signature.slice(0, index)}${char === '0' ? '1' : '0'}${signature.slice(index + 1)}`;
      const headers = { ...signed, [header]: `${start}${altered}` };
      expect(await verify(request(headers))).toMatchObject({ status: 'invalid' });
    }
  });

  it('refuses the header sent twice', async () => {
    const signed = await sign(now);
    const headers = new Headers(signed);
    headers.append(header, signed[header] ?? '');
    expect(await verify(request(headers))).toMatchObject({ status: 'invalid' });
  });
});

describe.each(schemes.filter(({ name }) => name !== 'Lemon Squeezy'))('$name, age', ({ verify, sign }) => {
  it.each([0, -299, -300, 299, 300])('accepts a message signed %i s away', async (offset) => {
    expect(await verify(request(await sign(seconds(offset))))).toEqual({ status: 'verified' });
  });

  it.each([-301, -360, -86_400, 301, 360, 86_400])('refuses a message signed %i s away', async (offset) => {
    expect(await verify(request(await sign(seconds(offset))))).toMatchObject({ status: 'stale' });
  });

  it('calls a wrong signature wrong, not old', async () => {
    const headers = await sign(seconds(-9999), 'another');
    expect(await verify(request(headers))).toMatchObject({ status: 'invalid' });
  });
});
