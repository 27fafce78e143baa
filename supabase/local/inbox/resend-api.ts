import { z } from 'zod';
import { HttpError } from '../../functions/_shared/http/http-error.ts';
import { readBody } from '../../functions/_shared/http/read-body.ts';
import { equalInConstantTime, sha256Hex } from '../../functions/_shared/links/crypto.ts';
import { parseMailbox, type Mailbox } from '../../functions/_shared/mail/mail-address.ts';
import type { IncomingMail } from './message.ts';
import { jsonResponse } from './responses.ts';
import { IdempotencyConflictError, type InboxStore } from './store.ts';

const bodyLimit = 5 * 1024 * 1024;
const mostRecipients = 50;

const addressFormat =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.';

function mailboxes(field: string) {
  return z
    .union([z.string(), z.array(z.string())], { error: `Invalid \`${field}\` field.` })
    .transform((value) => (Array.isArray(value) ? value : [value]))
    .pipe(
      z.array(
        z.string().transform((text, context): Mailbox => {
          const mailbox = parseMailbox(text);
          if (mailbox) return mailbox;
          context.addIssue({ code: 'custom', message: `Invalid \`${field}\` field. ${addressFormat}` });
          return z.NEVER;
        }),
      ),
    );
}

const emailSchema = z.object({
  from: mailboxes('from').refine((list) => list.length === 1, 'Invalid `from` field.'),
  to: mailboxes('to').refine(
    (list) => list.length > 0 && list.length <= mostRecipients,
    `The \`to\` field must have 1 to ${mostRecipients} addresses.`,
  ),
  cc: mailboxes('cc').default([]),
  bcc: mailboxes('bcc').default([]),
  reply_to: mailboxes('reply_to').default([]),
  subject: z.string({ error: 'Invalid `subject` field.' }),
  html: z.string({ error: 'Invalid `html` field.' }).optional(),
  text: z.string({ error: 'Invalid `text` field.' }).optional(),
  headers: z
    .record(
      z.string().regex(/^[A-Za-z0-9-]+$/, 'Invalid header name.'),
      z.string().regex(/^\P{Cc}*$/u, 'Invalid header value.'),
      { error: 'Invalid `headers` field.' },
    )
    .default({}),
  attachments: z.undefined({ error: 'Attachments are not supported here.' }).optional(),
});

/** An answer in the form of Resend's errors (resend.com/docs/api-reference/errors). */
export function resendError(statusCode: number, name: string, message: string, headers = {}): Response {
  return jsonResponse({ statusCode, name, message }, statusCode, headers);
}

/** `POST /emails`: stores the mail instead of sending it, and answers as Resend does. */
export async function handleResend(
  request: Request,
  store: InboxStore,
  apiKey: string | undefined,
): Promise<Response> {
  if (request.method !== 'POST') {
    return resendError(405, 'method_not_allowed', 'Method is not allowed for the requested path.', {
      allow: 'POST',
    });
  }
  const given = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (given === undefined) {
    return resendError(401, 'missing_api_key', 'Missing API key in the authorization header.');
  }
  if (apiKey !== undefined && !equalInConstantTime(given, apiKey)) {
    return resendError(403, 'invalid_api_key', 'API key is invalid.');
  }
  const key = request.headers.get('idempotency-key');
  if (key !== null && (key.length === 0 || key.length > 256)) {
    return resendError(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
  }
  try {
    const body = await readJson(request);
    const mail = toIncomingMail(body);
    if (mail instanceof Response) return mail;
    const idempotency = key === null ? undefined : { key, digest: await sha256Hex(JSON.stringify(body)) };
    return jsonResponse({ id: await store.add(mail, idempotency) });
  } catch (error) {
    if (error instanceof HttpError) return resendError(error.status, 'validation_error', error.message);
    if (error instanceof IdempotencyConflictError) {
      return resendError(
        409,
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      );
    }
    return resendError(500, 'application_error', 'The mail could not be stored. Try again later.');
  }
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request, bodyLimit);
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The request body is not valid JSON.');
  }
}

function toIncomingMail(body: unknown): IncomingMail | Response {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return resendError(422, 'validation_error', 'The request body must be an object.');
  }
  const missing = ['from', 'to', 'subject'].find((field) => !(field in body));
  if (missing !== undefined) {
    return resendError(422, 'missing_required_field', `Missing \`${missing}\` field.`);
  }
  const parsed = emailSchema.safeParse(body);
  if (!parsed.success) {
    return resendError(
      422,
      'validation_error',
      parsed.error.issues[0]?.message ?? 'The request is not valid.',
    );
  }
  const { from, to, cc, bcc, reply_to: replyTo, subject, html, text, headers } = parsed.data;
  const [sender] = from;
  if (sender === undefined || (html === undefined && text === undefined)) {
    return resendError(422, 'validation_error', 'Missing `html` or `text` field.');
  }
  return { from: sender, to, cc, bcc, replyTo, subject, html: html ?? '', text: text ?? '', headers };
}
