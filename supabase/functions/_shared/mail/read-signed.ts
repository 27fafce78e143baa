import { verifyStandardWebhook, type Verification } from '../checkout/signatures.ts';
import type { FunctionContext } from '../http/context.ts';
import { limitCaller, type RateLimit } from '../http/define-function.ts';
import { HttpError } from '../http/http-error.ts';
import { contentTypeOf, parseJson, readBody } from '../http/read-body.ts';

interface SignedMessage {
  readonly headers: Headers;
  readonly secret: string | undefined;
  /** Who signs, as the refusal says it. */
  readonly sender: string;
  /** Of those who sign wrongly. */
  readonly strangers: RateLimit;
}

const maxBytes = 64 * 1024;

/** Only that it is JSON, and how long: the secret is asked for after that. */
export async function readRawMessage(request: Request): Promise<Uint8Array> {
  if (contentTypeOf(request) !== 'application/json') {
    throw new HttpError(415, 'unsupported_media_type', 'Send the event as application/json.');
  }
  return readBody(request, maxBytes);
}

/** What a message signed as Standard Webhooks ask says. Nothing of it is read before its signature has been verified. */
export async function readSigned(
  rawBody: Uint8Array,
  { headers, secret, sender, strangers }: SignedMessage,
  context: FunctionContext,
): Promise<unknown> {
  const verification = await verifyStandardWebhook({ rawBody, headers, secret, now: context.now() });
  if (verification.status !== 'verified') {
    await limitCaller(context, strangers);
    throw refusalOf(verification, sender);
  }
  return parseJson(rawBody);
}

function refusalOf({ status }: Exclude<Verification, { status: 'verified' }>, sender: string): HttpError {
  switch (status) {
    case 'not-configured':
      return new HttpError(503, 'not_configured', `The webhook secret of ${sender} is not set.`);
    case 'stale':
      return new HttpError(401, 'stale_timestamp', 'The message is too old or from the future.');
    case 'invalid':
      return new HttpError(401, 'invalid_signature', 'The signature does not match.');
  }
}
