import type { Mailbox } from '../../functions/_shared/mail/mail-address.ts';

/** A mail as it came in, before it has a number. */
export interface IncomingMail {
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly bcc: readonly Mailbox[];
  readonly replyTo: readonly Mailbox[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Mailpit's form of an address. */
export interface MessageAddress {
  readonly Name: string;
  readonly Address: string;
}

/** One entry of Mailpit's lists (mailpit.axllent.org, API v1, MessageSummary). */
export interface MessageSummary {
  readonly ID: string;
  readonly MessageID: string;
  readonly Read: boolean;
  readonly From: MessageAddress;
  readonly To: readonly MessageAddress[];
  readonly Cc: readonly MessageAddress[];
  readonly Bcc: readonly MessageAddress[];
  readonly ReplyTo: readonly MessageAddress[];
  readonly Subject: string;
  readonly Created: string;
  readonly Username: string;
  readonly Tags: readonly string[];
  readonly Size: number;
  readonly Attachments: number;
  readonly Snippet: string;
}

/** What stays as it was when the message came in: everything but whether it was read. */
export type MessageFacts = Omit<MessageSummary, 'Read'>;

export interface StoredMessage {
  readonly facts: MessageFacts;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, readonly string[]>>;
}

const snippetLength = 200;

export function toStoredMessage(mail: IncomingMail, id: string, received: Date): StoredMessage {
  const messageId = `${id}@inbox.localhost`;
  const addresses = (list: readonly Mailbox[]) =>
    list.map(({ name, address }) => ({ Name: name, Address: address }));
  const words = (mail.text === '' ? mail.html.replace(/<[^>]*>/g, ' ') : mail.text)
    .replace(/\s+/g, ' ')
    .trim();
  const facts: MessageFacts = {
    ID: id,
    MessageID: messageId,
    From: { Name: mail.from.name, Address: mail.from.address },
    To: addresses(mail.to),
    Cc: addresses(mail.cc),
    Bcc: addresses(mail.bcc),
    ReplyTo: addresses(mail.replyTo),
    Subject: mail.subject,
    Created: received.toISOString(),
    Username: '',
    Tags: [],
    Size: new TextEncoder().encode(mail.subject + mail.html + mail.text).length,
    Attachments: 0,
    Snippet: words.length > snippetLength ? `${words.slice(0, snippetLength)}...` : words,
  };
  return { facts, text: mail.text, html: mail.html, headers: toHeaders(mail, messageId, received) };
}

export function addressText({ Name, Address }: MessageAddress): string {
  return Name === '' ? Address : `"${Name.replace(/["\\]/g, '\\$&')}" <${Address}>`;
}

/** The header block as Mailpit tells it: names in canonical case, every value a list. */
function toHeaders(mail: IncomingMail, messageId: string, received: Date): Record<string, string[]> {
  const list = (mailboxes: readonly Mailbox[]) =>
    mailboxes.map(({ name, address }) => addressText({ Name: name, Address: address })).join(', ');
  const entries: [string, string][] = [
    ['From', list([mail.from])],
    ['To', list(mail.to)],
    ['Cc', list(mail.cc)],
    ['Reply-To', list(mail.replyTo)],
    ['Subject', mail.subject],
    ['Date', received.toUTCString()],
    ['Message-Id', `<${messageId}>`],
    ['Mime-Version', '1.0'],
    ...Object.entries(mail.headers).map(([name, value]): [string, string] => [canonicalName(name), value]),
  ];
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== '')
      .sort(([left], [right]) => left.localeCompare(right))
      .map(([name, value]) => [name, [value]]),
  );
}

function canonicalName(name: string): string {
  return name.toLowerCase().replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
