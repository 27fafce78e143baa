import { sha256Hex } from '../links/crypto.ts';
import {
  assertSendable,
  isElsewhere,
  MailDeliveryError,
  type MailTransport,
  type OutgoingMail,
} from './outgoing-mail.ts';
import { retryAfterSeconds } from './retry-after.ts';

export interface ResendOptions {
  readonly apiKey: string;
  /** Where the API lives; the embedded shop's inbox speaks the same protocol. */
  readonly baseUrl?: string | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutMs?: number | undefined;
}

interface Answer {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
}

/** Resend's `POST /emails` (resend.com/docs/api-reference/emails/send-email). */
export function createResendTransport(options: ResendOptions): MailTransport {
  const { apiKey, fetch, timeoutMs = 10_000 } = options;
  const endpoint = `${(options.baseUrl ?? 'https://api.resend.com').replace(/\/+$/, '')}/emails`;

  return {
    name: 'resend',
    reachesPeople: isElsewhere(new URL(endpoint).hostname),
    async send(mail, idempotencyKey) {
      assertSendable(mail);
      const key = await headerSafeKey(idempotencyKey);
      const timeout = AbortSignal.timeout(timeoutMs);
      const request: RequestInit = {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(toPayload(mail)),
        // A redirect would carry the key to another host.
        redirect: 'error',
        signal: timeout,
      };
      const answered = async () => {
        const response = await fetch(endpoint, request);
        return { response, answer: await readAnswer(response) };
      };
      try {
        const { response, answer } = await Promise.race([answered(), rejectOnAbort(timeout)]);
        return readOutcome(response, answer);
      } catch (cause) {
        if (cause instanceof MailDeliveryError) throw cause;
        const reason = timeout.aborted
          ? `Resend did not answer within ${timeoutMs / 1000} seconds.`
          : 'Resend could not be reached.';
        throw new MailDeliveryError(reason, { retryable: true, cause });
      }
    },
  };
}

function toPayload(mail: OutgoingMail) {
  return {
    from: mail.from,
    to: [mail.to],
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
    ...(mail.replyTo === undefined ? {} : { reply_to: mail.replyTo }),
  };
}

/** A success whose body breaks off is a network error like any other; the key makes the next try harmless. */
async function readAnswer(response: Response): Promise<Answer> {
  const body = await response.text();
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch (cause) {
    if (response.ok) throw cause;
    return {};
  }
}

function readOutcome(
  { status, headers }: Response,
  { id, name, message }: Answer,
): { providerMessageId: string | null } {
  if (status >= 200 && status < 300) {
    return { providerMessageId: typeof id === 'string' ? id : null };
  }
  // The key belongs to one mail, so another body under it means that an earlier try was accepted and its answer lost.
  if (status === 409 && name === 'invalid_idempotent_request') {
    return { providerMessageId: null };
  }
  const details = [name, message].filter((part) => typeof part === 'string').join(': ');
  throw new MailDeliveryError(`Resend answered ${status}${details === '' ? '' : ` (${details})`}.`, {
    retryable: isWorthRetrying(status) || name === 'concurrent_idempotent_requests',
    waitSeconds: status === 429 ? retryAfterSeconds(headers.get('retry-after'), new Date()) : undefined,
  });
}

/** A wrong key (401, 403) is the account's fault and not the mail's: the owner fixes it while the mail waits. */
function isWorthRetrying(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
  });
}

/** Keys may have 256 characters and travel in a header; what does not fit goes as its digest. */
async function headerSafeKey(key: string): Promise<string> {
  return /^[\x21-\x7e]{1,256}$/.test(key) ? key : sha256Hex(key);
}
