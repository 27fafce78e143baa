import type { Answer } from './answer.ts';
import { HttpError } from '../../functions/_shared/http/http-error.ts';
import { parseJson } from '../../functions/_shared/http/read-body.ts';
import { isEmailAddress } from '../../functions/_shared/mail/mail-address.ts';
import { inventAccount } from './invented-account.ts';
import { TokenBuckets } from './token-bucket.ts';

export interface AuthFrontOptions {
  /** The bcrypt hash of the account with this address. */
  passwordHash(email: string): Promise<string | undefined>;
}

interface AuthBody {
  readonly email?: unknown;
  readonly password?: unknown;
  readonly data?: unknown;
  readonly create_user?: unknown;
  readonly type?: unknown;
}

const sendsMail = /^\/auth\/v1\/(signup|otp|recover|resend|magiclink)$/;
const texts = ['email', 'password', 'token', 'token_hash', 'type', 'refresh_token', 'auth_code', 'nonce'];
const mailsPerAddress = { most: 5, perSeconds: 300 };

/**
 * Stands before lite's auth service and takes away what tells a stranger who has an account: lite 0.10 answers a sign-up, a
 * magic link and a sign-in otherwise for addresses it knows. It also refuses bodies that lite stores and then fails on.
 */
export function createAuthFront(answer: Answer, options: AuthFrontOptions): Answer {
  const mails = new TokenBuckets(mailsPerAddress.most, mailsPerAddress.perSeconds);

  return async (request, peerAddress) => {
    const path = new URL(request.url).pathname;
    if (request.method !== 'POST' && request.method !== 'PUT') {
      return answer(request, peerAddress);
    }
    const body = await readAuthBody(request);
    const email = typeof body.email === 'string' ? body.email.toLowerCase() : '';
    if (sendsMail.test(path) && email !== '') {
      takeMail(mails, email);
    }
    const response = await answer(request, peerAddress);
    const code = response.headers.get('x-sb-error-code');
    const again = () => sendSignInLink(answer, request, email, peerAddress);
    if (path.endsWith('/signup') && code === 'over_email_send_rate_limit') {
      await again();
      return like(response, inventAccount(email, body.data), 200);
    }
    if (path.endsWith('/resend') && code === 'over_email_send_rate_limit') {
      await again();
      return like(response, {}, 200);
    }
    if (path.endsWith('/otp') && code === 'otp_disabled') {
      return like(response, {}, 200);
    }
    const isWrongPassword =
      path.endsWith('/token') &&
      code === 'email_not_confirmed' &&
      !(await knows(options, email, String(body.password)));
    return isWrongPassword ? invalidCredentials(response) : response;
  };
}

/** Refuses what lite would answer with a fault, some of it after the account was stored. */
async function readAuthBody(request: Request): Promise<AuthBody> {
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  if (bytes.length === 0) {
    return {};
  }
  const body = parseJson(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refused('The body must be a JSON object');
  }
  const fields = body as Record<string, unknown>;
  const odd = texts.find((name) => fields[name] !== undefined && typeof fields[name] !== 'string');
  if (odd !== undefined) {
    throw refused(`The field ${odd} must be text`);
  }
  if (typeof fields['email'] === 'string' && !isEmailAddress(fields['email'])) {
    throw refused('Unable to validate email address: invalid format');
  }
  const { data = {} } = fields;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw refused('The field data must be an object');
  }
  if (JSON.stringify(body).includes('\\u0000')) {
    throw refused('The body has a character that cannot be stored');
  }
  return fields;
}

function refused(message: string): HttpError {
  return new HttpError(400, 'validation_failed', message);
}

/** Counted for every address alike, whether it has an account or not. */
function takeMail(mails: TokenBuckets, email: string): void {
  const wait = mails.take(email);
  if (wait > 0) {
    throw new HttpError(
      429,
      'over_email_send_rate_limit',
      `Too many mails to this address. Please wait ${wait} seconds.`,
      { retryAfterSeconds: wait },
    );
  }
}

/**
 * Who signs up again gets a mail, too: a link that signs in, and that confirms an account which is still waiting. lite
 * itself would never send that one again.
 */
async function sendSignInLink(
  answer: Answer,
  request: Request,
  email: string,
  peerAddress: string,
): Promise<void> {
  const sent = await answer(
    new Request(new URL('/auth/v1/otp', request.url), {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ email, create_user: false }),
    }),
    peerAddress,
  );
  await sent.body?.cancel();
}

async function knows(options: AuthFrontOptions, email: string, password: string): Promise<boolean> {
  const hash = await options.passwordHash(email);
  const { compare } = await import('bcryptjs');
  return hash !== undefined && (await compare(password, hash));
}

/** lite's own answer in everything but the body and the status. */
function like(response: Response, body: unknown, status: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('x-sb-error-code');
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}

function invalidCredentials(response: Response): Response {
  const code = 'invalid_credentials';
  const answer = like(response, { code: 400, error_code: code, msg: 'Invalid login credentials' }, 400);
  answer.headers.set('x-sb-error-code', code);
  return answer;
}
