import process from 'node:process';
import { waitUntil } from './wait-until.ts';

interface MailSummary {
  readonly ID: string;
  readonly Subject: string;
  readonly To: readonly { readonly Address: string }[];
}

export interface Mail {
  readonly ID: string;
  readonly Subject: string;
  readonly Text: string;
  readonly HTML: string;
}

/** A running shop, as its environment describes it, seen from outside: its addresses, its inbox and its rows. */
export function shopAt(environment: Readonly<Record<string, string | undefined>>) {
  const addressOf = (variable: string, port: string) => `http://127.0.0.1:${environment[variable] ?? port}`;
  const apiUrl = addressOf('API_PORT', '54321');
  const inboxUrl = addressOf('INBOX_PORT', '54324');
  const secretKey = environment['SUPABASE_SECRET_KEY'] ?? '';

  const service = async (method: string, query: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${apiUrl}/rest/v1/${query}`, {
      method,
      headers: {
        apikey: secretKey,
        'content-type': 'application/json',
        prefer: 'return=representation,resolution=merge-duplicates',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      throw new Error(`${method} ${query}: ${response.status} ${await response.text()}`);
    }
    return response;
  };

  const mailsTo = async (address: string): Promise<MailSummary[]> => {
    const query = encodeURIComponent(`to:${address}`);
    const answer = await fetch(`${inboxUrl}/api/v1/search?query=${query}&limit=200`);
    const { messages } = (await answer.json()) as { messages: MailSummary[] };
    return messages.filter(({ To }) =>
      To.some(({ Address }) => Address.toLowerCase() === address.toLowerCase()),
    );
  };

  return {
    shopUrl: addressOf('SHOP_PORT', '4173'),
    apiUrl,
    inboxUrl,
    publishableKey: environment['SUPABASE_PUBLISHABLE_KEY'] ?? '',
    secretKey,
    owner: {
      email: environment['ADMIN_EMAIL'] ?? 'admin@example.com',
      password: environment['ADMIN_PASSWORD'] ?? '',
    },
    mailsTo,

    /** The newest mail to the address whose subject fits, waiting until it is there. */
    waitForMail: async (address: string, subject: RegExp): Promise<Mail> => {
      const found = await waitUntil(`a mail to ${address} with a subject like ${String(subject)}`, async () =>
        (await mailsTo(address)).find(({ Subject }) => subject.test(Subject)),
      );
      return (await (await fetch(`${inboxUrl}/api/v1/message/${found.ID}`)).json()) as Mail;
    },

    /** Rows as the service sees them, for looking behind what a page or an answer says. */
    rowsOf: async <Row>(query: string): Promise<Row[]> =>
      (await (await service('GET', query)).json()) as Row[],

    /** Writes as the service: to set the scene, or to move a clock that a test cannot wait for. */
    async writeRows(method: 'POST' | 'PATCH' | 'DELETE', query: string, body?: unknown): Promise<void> {
      await (await service(method, query, body)).text();
    },

    /** How the inbox treats the next mails (`ALLOW_FAULTS=1`). */
    async breakMail(mode: string, count: number): Promise<void> {
      const answer = await fetch(`${inboxUrl}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode, count }),
      });
      if (!answer.ok) {
        throw new Error(`/faults answered ${answer.status}; start the shop with ALLOW_FAULTS=1`);
      }
    },
  };
}

/** The shop under test, as `npm test` describes it in the environment. */
export const shop = shopAt(process.env);
export const { shopUrl, apiUrl, inboxUrl, publishableKey, secretKey, owner } = shop;
export const { mailsTo, waitForMail, rowsOf } = shop;

let counter = 0;

/** An address that no other test uses. */
export function newEmail(name: string): string {
  counter += 1;
  return `${name}-${process.pid}-${Date.now()}-${counter}@example.com`;
}

/** The first address in the mail's text that contains the words. */
export function linkIn(mail: Mail, part: string): string {
  const link = mail.Text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
  if (!link) {
    throw new Error(`The mail "${mail.Subject}" has no link with ${part}`);
  }
  return link.replace(/[).>]+$/, '');
}

/** The token of a mailed link, which is in the fragment of a page's address. */
export function tokenIn(mail: Mail, part: string): string {
  const token = /[#?&]token=([^&\s]+)/.exec(linkIn(mail, part))?.[1];
  if (!token) {
    throw new Error(`The link ${part} of "${mail.Subject}" carries no token`);
  }
  return token;
}
