import { hmacSha256, toBase64, toHex, utf8 } from './hmac.ts';
import { standardWebhookKey } from './signatures.ts';

export interface Signable {
  readonly body: string | Uint8Array;
  readonly secret: string;
  readonly at: Date;
}

function bytesOf(body: string | Uint8Array): Uint8Array {
  return typeof body === 'string' ? utf8(body) : body;
}

function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** The three headers of Standard Webhooks. The sandbox checkout signs with it; send exactly these bytes as the body. */
export async function signStandardWebhook(
  message: Signable & { readonly id: string },
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const key = standardWebhookKey(message.secret);
  if (key === null) throw new Error('The webhook secret is empty or not base64 after whsec_');
  const timestamp = String(unixSeconds(message.at));
  const mac = await hmacSha256(key, utf8(`${message.id}.${timestamp}.`), bytesOf(message.body));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${toBase64(mac)}`,
  };
}

/** Stripe's header, for tests and replays. */
export async function signStripe(message: Signable): Promise<Record<'stripe-signature', string>> {
  const time = unixSeconds(message.at);
  const mac = await hmacSha256(utf8(message.secret), utf8(`${time}.`), bytesOf(message.body));
  return { 'stripe-signature': `t=${time},v1=${toHex(mac)}` };
}

/** Lemon Squeezy's header, for tests and replays. */
export async function signLemonSqueezy(
  message: Omit<Signable, 'at'>,
): Promise<Record<'x-signature', string>> {
  return { 'x-signature': toHex(await hmacSha256(utf8(message.secret), bytesOf(message.body))) };
}

/** Paddle's header, for tests and replays. */
export async function signPaddle(message: Signable): Promise<Record<'paddle-signature', string>> {
  const time = unixSeconds(message.at);
  const mac = await hmacSha256(utf8(message.secret), utf8(`${time}:`), bytesOf(message.body));
  return { 'paddle-signature': `ts=${time};h1=${toHex(mac)}` };
}
