import { shortenText } from '../contracts/long-text.ts';
import { oneLine } from '../contracts/text.ts';
import { parseMailbox } from './mail-address.ts';

/** A mail that is ready to go out: what every transport sends, whatever its protocol. */
export interface OutgoingMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly replyTo?: string | undefined;
}

export interface MailTransport {
  readonly name: string;
  /** Whether a mail leaves this machine; the local inbox takes mails and delivers none. */
  readonly reachesPeople: boolean;
  /**
   * Hands the mail over. Sending again under the same key is safe: the receiving side takes it as the same mail. Throws
   * {@link MailDeliveryError}.
   */
  send(mail: OutgoingMail, idempotencyKey: string): Promise<{ readonly providerMessageId: string | null }>;
}

/** Whether a host is another machine. */
export function isElsewhere(host: string): boolean {
  return !/^(localhost|.*\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/i.test(host);
}

const longestReason = 300;

/** Why a mail did not go out. The message is one short line without addresses or keys, fit to be stored and shown. */
export class MailDeliveryError extends Error {
  override readonly name: string = 'MailDeliveryError';
  readonly retryable: boolean;
  /** The provider takes nothing from us for so long: that is no fault of this mail. */
  readonly waitSeconds: number | undefined;

  constructor(
    reason: string,
    options: {
      readonly retryable: boolean;
      readonly waitSeconds?: number | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(storableReason(reason), { cause: options.cause });
    this.retryable = options.retryable;
    this.waitSeconds = options.waitSeconds;
  }
}

/** What a provider answers may quote the recipient, and stored reasons outlive the mail: addresses are taken out. */
function storableReason(reason: string): string {
  const line = oneLine(reason).replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '[address]');
  return shortenText(line, longestReason);
}

/** Refuses what no try can deliver: an address that is not exactly one mailbox, or a header that breaks its line. */
export function assertSendable(mail: OutgoingMail): void {
  const fail = (reason: string) => new MailDeliveryError(reason, { retryable: false });
  if (!parseMailbox(mail.to)) throw fail('The recipient is not one email address.');
  if (!parseMailbox(mail.from)) throw fail('The sender is not one email address.');
  if (mail.replyTo !== undefined && !parseMailbox(mail.replyTo)) {
    throw fail('The reply address is not one email address.');
  }
  const headers = Object.entries(mail.headers);
  if (headers.some(([name]) => !/^[A-Za-z0-9-]+$/.test(name)))
    throw fail('A header has a name that is not allowed.');
  if ([mail.subject, ...headers.map(([, value]) => value)].some((value) => /\p{Cc}/u.test(value))) {
    throw fail('A header has a line break.');
  }
}
