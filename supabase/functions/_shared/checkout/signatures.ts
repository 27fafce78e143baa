import { liveSecrets } from '../http/live-secrets.ts';
import { equalBytes, equalSecrets, fromBase64, hmacSha256, sha256FromHex, utf8 } from './hmac.ts';

/** Older or newer than this is refused. Stripe's default; Standard Webhooks leaves the number to the receiver. */
export const toleranceSeconds = 300;

const maxHeaderLength = 4096;

/** `not-configured` is the shop's fault (503), the others are the sender's (401). `detail` is for the log only. */
export type Verification =
  | { readonly status: 'verified' }
  | { readonly status: 'not-configured' | 'invalid' | 'stale'; readonly detail: string };

export interface SignedRequest {
  /** The bytes as received: parsing and writing JSON again would change them. */
  readonly rawBody: Uint8Array;
  readonly headers: Headers;
  readonly secret: string | null | undefined;
  readonly now: Date;
}

const verified: Verification = { status: 'verified' };
const notConfigured: Verification = { status: 'not-configured', detail: 'No usable secret is set' };

function invalid(detail: string): Verification {
  return { status: 'invalid', detail };
}

const severity = ['verified', 'stale', 'invalid', 'not-configured'] as const;

/**
 * Every check goes through here: while a secret is rolled the old and the new one both count. Each is tried, whichever fits, so that
 * the time tells nothing; the best answer is given.
 */
async function withAnySecret(
  setting: string | null | undefined,
  verify: (secret: string) => Promise<Verification>,
): Promise<Verification> {
  const answers = await Promise.all(liveSecrets(setting).map(verify));
  const best = severity.flatMap((status) => answers.filter((answer) => answer.status === status));
  return best[0] ?? notConfigured;
}

function readHeader(headers: Headers, name: string): string | null {
  const value = headers.get(name);
  return value !== null && value !== '' && value.length <= maxHeaderLength ? value : null;
}

/** Compares with every candidate, without stopping at the first match. */
function anyEqual(candidates: readonly Uint8Array[], expected: Uint8Array): boolean {
  let found = false;
  for (const candidate of candidates) found = equalBytes(candidate, expected) || found;
  return found;
}

function checkAge(seconds: string, now: Date): Verification {
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return age <= toleranceSeconds
    ? verified
    : { status: 'stale', detail: `Signed ${Math.round(age)} s away from now` };
}

/**
 * The key that signs, of a Standard Webhooks secret: base64 after `whsec_`; a secret without the prefix counts as plain text.
 * Null when there is nothing to sign with.
 */
export function standardWebhookKey(secret: string | null | undefined): Uint8Array<ArrayBuffer> | null {
  const [first] = liveSecrets(secret);
  return first === undefined ? null : keyOf(first);
}

function keyOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith('whsec_')) return utf8(text);
  const encoded = text.slice('whsec_'.length).replace(/=+$/, '');
  return fromBase64(encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '='));
}

/**
 * Standard Webhooks, "Verifying webhook authenticity": HMAC-SHA256 over `id.timestamp.body`, a list of signatures
 * `v1,<base64>` separated by spaces; other versions in the list are passed over.
 */
export function verifyStandardWebhook(request: SignedRequest): Promise<Verification> {
  return withAnySecret(request.secret, (secret) => verifyStandard(request, secret));
}

async function verifyStandard(request: SignedRequest, secret: string): Promise<Verification> {
  const key = keyOf(secret);
  if (key === null) return notConfigured;
  const id = readHeader(request.headers, 'webhook-id');
  const timestamp = readHeader(request.headers, 'webhook-timestamp');
  const list = readHeader(request.headers, 'webhook-signature');
  if (id === null || timestamp === null || list === null) return invalid('A webhook-* header is missing');
  // A dot would blur where the id ends; a comma means that the header came twice.
  if (!/^[A-Za-z0-9_:-]{1,128}$/.test(id)) return invalid('Odd webhook-id');
  if (!/^\d{1,12}$/.test(timestamp)) return invalid('Odd webhook-timestamp');
  const candidates: Uint8Array[] = [];
  for (const entry of list.split(' ')) {
    const [, version, signature = ''] = /^(v\d+[a-z]?),([A-Za-z0-9+/]+={0,2})$/.exec(entry) ?? [];
    if (version === undefined) return invalid('Odd webhook-signature');
    const bytes = version === 'v1' ? fromBase64(signature) : null;
    if (bytes !== null) candidates.push(bytes);
  }
  const expected = await hmacSha256(key, utf8(`${id}.${timestamp}.`), request.rawBody);
  return anyEqual(candidates, expected) ? checkAge(timestamp, request.now) : invalid('No signature matches');
}

interface TimedHeader {
  readonly name: string;
  readonly separator: string;
  readonly timeKey: string;
  readonly signatureKey: string;
  /** What is between the time and the body in the signed text. */
  readonly joint: string;
}

/** Stripe's and Paddle's headers differ only in their marks: a time and one or more signatures in hex. */
function verifyTimedHeader(request: SignedRequest, format: TimedHeader): Promise<Verification> {
  return withAnySecret(request.secret, (secret) => verifyTimed(request, format, secret));
}

async function verifyTimed(
  request: SignedRequest,
  format: TimedHeader,
  secret: string,
): Promise<Verification> {
  const header = readHeader(request.headers, format.name);
  if (header === null) return invalid(`${format.name} is missing`);
  const times: string[] = [];
  const candidates: Uint8Array[] = [];
  for (const part of header.split(format.separator)) {
    const [, key, value = ''] = /^([a-z]+\d*)=([^\s,;=]+)$/.exec(part) ?? [];
    if (key === undefined) return invalid(`Odd ${format.name}`);
    if (key === format.timeKey) times.push(value);
    const bytes = key === format.signatureKey ? sha256FromHex(value) : null;
    if (bytes !== null) candidates.push(bytes);
  }
  const [time, ...moreTimes] = times;
  if (time === undefined || moreTimes.length > 0 || !/^\d{1,12}$/.test(time)) {
    return invalid(`Odd time in ${format.name}`);
  }
  const expected = await hmacSha256(utf8(secret), utf8(`${time}${format.joint}`), request.rawBody);
  return anyEqual(candidates, expected) ? checkAge(time, request.now) : invalid('No signature matches');
}

/** Stripe, "Webhooks: verify manually": `t=<unix>,v1=<hex>[,v1=…]` over `t.body`; `v0` and others do not count. */
export function verifyStripeSignature(request: SignedRequest): Promise<Verification> {
  return verifyTimedHeader(request, {
    name: 'stripe-signature',
    separator: ',',
    timeKey: 't',
    signatureKey: 'v1',
    joint: '.',
  });
}

/**
 * Paddle, "Signature verification": `ts=<unix>;h1=<hex>[;h1=…]` over `ts:body`; during a rotation every `h1` counts.
 * Paddle's SDK allows 5 seconds; the wider window keeps a slow delivery, and the event id stops repetitions.
 */
export function verifyPaddleSignature(request: SignedRequest): Promise<Verification> {
  return verifyTimedHeader(request, {
    name: 'paddle-signature',
    separator: ';',
    timeKey: 'ts',
    signatureKey: 'h1',
    joint: ':',
  });
}

/** Lemon Squeezy, "Signing requests": hex HMAC of the body. No time in it, so only the event id stops repetitions. */
export function verifyLemonSqueezySignature(request: SignedRequest): Promise<Verification> {
  return withAnySecret(request.secret, (secret) => verifyLemonSqueezy(request, secret));
}

async function verifyLemonSqueezy(request: SignedRequest, secret: string): Promise<Verification> {
  const header = readHeader(request.headers, 'x-signature');
  const candidate = header === null ? null : sha256FromHex(header);
  if (candidate === null) return invalid('x-signature is missing or odd');
  const expected = await hmacSha256(utf8(secret), request.rawBody);
  return equalBytes(candidate, expected) ? verified : invalid('The signature does not match');
}

/** For senders that sign nothing: a secret in the address. */
export function verifySharedToken(
  token: string | null,
  secret: string | null | undefined,
): Promise<Verification> {
  return withAnySecret(secret, async (expected) => {
    if (token === null || token === '' || token.length > maxHeaderLength)
      return invalid('The token is missing');
    return (await equalSecrets(token, expected)) ? verified : invalid('The token does not match');
  });
}
