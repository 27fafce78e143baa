/** The shop under test, as `npm test` describes it in the environment. */
const port = (name: string, fallback: string) => process.env[name] ?? fallback;

export const shopUrl = `http://127.0.0.1:${port('SHOP_PORT', '4173')}`;
export const apiUrl = `http://127.0.0.1:${port('API_PORT', '54321')}`;
export const inboxUrl = `http://127.0.0.1:${port('INBOX_PORT', '54324')}`;
export const publishableKey = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
export const secretKey = process.env['SUPABASE_SECRET_KEY'] ?? '';
export const owner = {
  email: process.env['ADMIN_EMAIL'] ?? 'admin@example.com',
  password: process.env['ADMIN_PASSWORD'] ?? '',
};

let counter = 0;

/** An address that no other test uses. */
export function newEmail(name: string): string {
  counter += 1;
  return `${name}-${process.pid}-${Date.now()}-${counter}@example.com`;
}

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

const waitForMailMs = 20_000;

/** The newest mail to the address whose subject fits, waiting until it is there. */
export async function waitForMail(address: string, subject: RegExp): Promise<Mail> {
  const giveUpAt = Date.now() + waitForMailMs;
  while (Date.now() < giveUpAt) {
    const found = (await mailsTo(address)).find(({ Subject }) => subject.test(Subject));
    if (found) {
      return (await (await fetch(`${inboxUrl}/api/v1/message/${found.ID}`)).json()) as Mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${address} with a subject like ${String(subject)}`);
}

export async function mailsTo(address: string): Promise<MailSummary[]> {
  const query = encodeURIComponent(`to:${address}`);
  const answer = await fetch(`${inboxUrl}/api/v1/search?query=${query}&limit=200`);
  const { messages } = (await answer.json()) as { messages: MailSummary[] };
  return messages.filter(({ To }) =>
    To.some(({ Address }) => Address.toLowerCase() === address.toLowerCase()),
  );
}

/** The first address in the mail's text that contains the words. */
export function linkIn(mail: Mail, part: string): string {
  const link = mail.Text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
  if (!link) {
    throw new Error(`The mail "${mail.Subject}" has no link with ${part}`);
  }
  return link.replace(/[).>]+$/, '');
}

/** Rows as the service sees them, for looking behind what a page says. */
export async function rowsOf<Row>(query: string): Promise<Row[]> {
  const response = await fetch(`${apiUrl}/rest/v1/${query}`, { headers: { apikey: secretKey } });
  if (!response.ok) {
    throw new Error(`${query}: ${response.status} ${await response.text()}`);
  }
  return (await response.json()) as Row[];
}
