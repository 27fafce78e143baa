import { sha256Hex } from '../links/crypto.ts';
import { parseMailbox } from './mail-address.ts';
import { assertSendable, isElsewhere, MailDeliveryError, type MailTransport } from './outgoing-mail.ts';

export interface SmtpOptions {
  readonly host: string;
  /** 465 unless said otherwise: hosted functions cannot open 25 and 587. */
  readonly port?: number | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** `implicit`: TLS from the first byte (RFC 8314). `starttls`: refused if the server offers none. `none`: for tests. */
  readonly security?: 'implicit' | 'starttls' | 'none' | undefined;
  readonly timeoutMs?: number | undefined;
}

/** Errors of nodemailer that a retry cannot fix: the mail itself is wrong. */
const permanentCodes = new Set(['EENVELOPE', 'EMESSAGE', 'ECONFIG', 'ENOAUTH', 'EMAXRECIPIENTS']);

/** Any mail server. nodemailer is loaded with the first mail, so functions that send none do not carry it. */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { host, port = 465, user, password, timeoutMs = 10_000 } = options;
  const security = options.security ?? (port === 465 ? 'implicit' : 'starttls');

  return {
    name: 'smtp',
    reachesPeople: isElsewhere(host),
    async send(mail, idempotencyKey) {
      assertSendable(mail);
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        host,
        port,
        secure: security === 'implicit',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        dnsTimeout: timeoutMs,
        // A mail is text from us: no part of it is ever a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const messageId = await messageIdFor(idempotencyKey, mail.from);
      try {
        await transport.sendMail({
          from: mail.from,
          to: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: { ...mail.headers },
          messageId,
          ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
        });
        return { providerMessageId: messageId };
      } catch (error) {
        throw toDeliveryError(error);
      } finally {
        transport.close();
      }
    },
  };
}

/**
 * The same for every try of a mail: SMTP has no idempotency, and after an answer that was lost the receiving side can only
 * recognize the repetition by its Message-ID.
 */
export async function messageIdFor(idempotencyKey: string, from: string): Promise<string> {
  const domain = parseMailbox(from)?.address.split('@')[1] ?? 'localhost';
  return `<${(await sha256Hex(idempotencyKey)).slice(0, 32)}@${domain}>`;
}

/** RFC 4954, 6: the server wants another sign-in. The owner fixes it while the mail waits. */
const signInRefusals = new Set([530, 534, 535, 538]);

function toDeliveryError(error: unknown): MailDeliveryError {
  const details = typeof error === 'object' && error !== null ? error : {};
  const status =
    'responseCode' in details && typeof details.responseCode === 'number' ? details.responseCode : null;
  const code = 'code' in details && typeof details.code === 'string' ? details.code : 'unknown error';
  const response = 'response' in details && typeof details.response === 'string' ? details.response : '';
  // RFC 5321, 4.2.1: 4yz asks for another try, 5yz refuses for good.
  if (status !== null) {
    return new MailDeliveryError(`The mail server answered ${response === '' ? status : response}`, {
      retryable: status < 500 || signInRefusals.has(status),
      cause: error,
    });
  }
  return new MailDeliveryError(`The mail server could not take the mail (${code}).`, {
    retryable: !permanentCodes.has(code),
    cause: error,
  });
}
