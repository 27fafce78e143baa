import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOf } from './__fixtures__/fixtures.ts';
import {
  type SignedRequest,
  verifyPaddleSignature,
  verifySharedToken,
  verifyStandardWebhook,
  verifyStripeSignature,
} from './signatures.ts';
import { signStandardWebhook } from './signing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const unix = String(now.getTime() / 1000);
const body = '{"type":"order.paid"}';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

function hmac(key: string | Buffer, text: string, algorithm = 'sha256') {
  return createHmac(algorithm, key).update(text);
}

function request(headers: HeadersInit, overrides: Partial<SignedRequest> = {}): SignedRequest {
  return { rawBody: bytesOf(body), headers: new Headers(headers), secret, now, ...overrides };
}

describe('Standard Webhooks in detail', () => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const headersWith = (signature: string, id = 'msg_1', time = unix) => ({
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': signature,
  });
  const mac = (text: string, with_: string | Buffer = key) => hmac(with_, text).digest('base64');
  const good = mac(`msg_1.${unix}.${body}`);

  it('agrees with an independent computation', async () => {
    expect(await signStandardWebhook({ id: 'msg_1', body, secret, at: now })).toEqual(
      headersWith(`v1,${good}`),
    );
  });

  it('finds the right one among several signatures and ignores other versions', async () => {
    const wrong = mac('something else');
    for (const list of [`v1,${wrong} v1,${good}`, `v1,${good} v1,${wrong}`, `v1a,${wrong} v1,${good}`]) {
      expect(await verifyStandardWebhook(request(headersWith(list)))).toEqual({ status: 'verified' });
    }
  });

  it('refuses the right value under another version or algorithm', async () => {
    const sha512 = hmac(key, `msg_1.${unix}.${body}`, 'sha512').digest('base64');
    const sha1 = hmac(key, `msg_1.${unix}.${body}`, 'sha1').digest('base64');
    const hex = hmac(key, `msg_1.${unix}.${body}`).digest('hex');
    for (const list of [
      `v2,${good}`,
      `v1a,${good}`,
      good,
      `v1=${good}`,
      `v1,${sha512}`,
      `v1,${sha1}`,
      `v1,${hex}`,
    ]) {
      expect(await verifyStandardWebhook(request(headersWith(list)))).toMatchObject({ status: 'invalid' });
    }
  });

  it('refuses base64 that decodes to the same bytes but is spelled otherwise', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const last = good.at(-2) ?? '';
    const respelled = `${good.slice(0, -2)}${alphabet.charAt(alphabet.indexOf(last) + 1)}=`;
    expect(Buffer.from(respelled, 'base64')).toEqual(Buffer.from(good, 'base64'));
    expect(await verifyStandardWebhook(request(headersWith(`v1,${respelled}`)))).toMatchObject({
      status: 'invalid',
    });
  });

  it('signs over id and time: neither can be changed, and neither may be odd', async () => {
    const later = String(Number(unix) + 1);
    expect(await verifyStandardWebhook(request(headersWith(`v1,${good}`, 'msg_2')))).toMatchObject({
      status: 'invalid',
    });
    expect(await verifyStandardWebhook(request(headersWith(`v1,${good}`, 'msg_1', later)))).toMatchObject({
      status: 'invalid',
    });
    for (const [id, time] of [
      ['msg.1', unix],
      ['msg_1, msg_1', unix],
      ['', unix],
      ['msg_1', '-1'],
      ['msg_1', `${unix}.0`],
      ['msg_1', '1e9'],
      ['msg_1', 'NaN'],
      ['msg_1', `${unix}, ${unix}`],
      ['msg_1', '9'.repeat(13)],
    ] as const) {
      const signature = `v1,${mac(`${id}.${time}.${body}`)}`;
      expect(await verifyStandardWebhook(request(headersWith(signature, id, time)))).toMatchObject({
        status: 'invalid',
      });
    }
  });

  it('takes a secret without the prefix as plain text', async () => {
    const plain = 'correct horse battery staple';
    const signature = `v1,${mac(`msg_1.${unix}.${body}`, plain)}`;
    expect(await verifyStandardWebhook(request(headersWith(signature), { secret: plain }))).toEqual({
      status: 'verified',
    });
  });

  it.each(['whsec_', 'whsec_===', 'whsec_not base64', 'whsec_a'])(
    'is not configured with %j',
    async (broken) => {
      expect(
        await verifyStandardWebhook(request(headersWith(`v1,${good}`), { secret: broken })),
      ).toMatchObject({
        status: 'not-configured',
      });
      await expect(signStandardWebhook({ id: 'msg_1', body, secret: broken, at: now })).rejects.toThrow(
        'secret',
      );
    },
  );
});

describe.each([
  {
    name: 'Stripe',
    verify: verifyStripeSignature,
    header: 'stripe-signature',
    time: 't',
    mark: 'v1',
    sep: ',',
    joint: '.',
  },
  {
    name: 'Paddle',
    verify: verifyPaddleSignature,
    header: 'paddle-signature',
    time: 'ts',
    mark: 'h1',
    sep: ';',
    joint: ':',
  },
])('$name in detail', ({ verify, header, time, mark, sep, joint }) => {
  const good = hmac(secret, `${unix}${joint}${body}`).digest('hex');
  const wrong = 'ab'.repeat(32);
  const check = (...parts: string[]) => verify(request({ [header]: parts.join(sep) }));
  const at = `${time}=${unix}`;

  it('agrees with an independent computation, and checks every signature of a rotation', async () => {
    expect(await check(at, `${mark}=${good}`)).toEqual({ status: 'verified' });
    expect(await check(at, `${mark}=${wrong}`, `${mark}=${good}`)).toEqual({ status: 'verified' });
    expect(await check(at, `${mark}=${good}`, `${mark}=${wrong}`)).toEqual({ status: 'verified' });
    expect(await check(at, `v0=${wrong}`, `${mark}=${good}`)).toEqual({ status: 'verified' });
  });

  it.each([
    ['another version', [at, `v0=${good}`]],
    ['no time', [`${mark}=${good}`]],
    ['two times', [at, at, `${mark}=${good}`]],
    ['a time that is none', [`${time}=abc`, `${mark}=${good}`]],
    ['no signature', [at]],
    ['short', [at, `${mark}=${good.slice(0, 62)}`]],
    ['long', [at, `${mark}=${good}00`]],
    ['uppercase', [at, `${mark}=${good.toUpperCase()}`]],
    ['another algorithm', [at, `${mark}=${hmac(secret, `${unix}${joint}${body}`, 'sha512').digest('hex')}`]],
    ['signed without the time', [at, `${mark}=${hmac(secret, body).digest('hex')}`]],
    ['spaces', [at, ` ${mark}=${good}`]],
  ])('refuses %s', async (_, parts) => {
    expect(await check(...parts)).toMatchObject({ status: 'invalid' });
  });
});

describe('a token in the address', () => {
  it('is compared whole', async () => {
    expect(await verifySharedToken('s3cret-token', 's3cret-token')).toEqual({ status: 'verified' });
    for (const token of [null, '', 's3cret', 's3cret-token ', 'S3CRET-TOKEN', 'x'.repeat(9999)]) {
      expect(await verifySharedToken(token, 's3cret-token')).toMatchObject({ status: 'invalid' });
    }
    for (const secret_ of [null, undefined, '', ' ']) {
      expect(await verifySharedToken('', secret_)).toMatchObject({ status: 'not-configured' });
    }
  });
});
