import type { Locator, Page } from '@playwright/test';
import { api, newCustomer, openSession, type Session } from './customer';
import { apiUrl, newEmail, rowsOf, waitForMail } from './shop';

/** The person who fills in a form. */
export interface Writer {
  readonly email: string;
  readonly session?: Session;
}

export interface ShopForm {
  /** The component that sends it. */
  readonly source: string;
  readonly name: string;
  /** The person who fills it in. A visitor by default. */
  readonly writer?: () => Promise<Writer>;
  readonly path: string;
  /** The clicks that open the form. */
  readonly open?: (page: Page, writer: Writer) => Promise<void>;
  /** Whether it is in a dialog. */
  readonly inDialog?: boolean;
  /** Whether it is folded when the page opens. */
  readonly isFolded?: boolean;
  readonly fill: (place: Locator, writer: Writer) => Promise<void>;
  readonly button: string;
  /** Part of the URL of its request. */
  readonly sends: string;
  /** The message when no request gets through. */
  readonly words: string;
  readonly done: string | RegExp;
  /** The stored rows at the end, and the expected ones. */
  readonly held: (writer: Writer) => Promise<unknown>;
  readonly expected: unknown;
  /** What the shop holds when it is sent from two tabs at the same moment: the same as from one, or why it is not tried. */
  readonly inTwoTabs: 'one' | { readonly notTriedAs: string };
  /** What each request that arrives is one more of: how many the shop holds before the first. */
  readonly countsFrom?: number;
  /** Its code works once: after a lost response the user requests a new one. */
  readonly worksOnce?: boolean;
}

export async function stranger(): Promise<Writer> {
  return Promise.resolve({ email: newEmail('form') });
}
export const customer = async (): Promise<Writer> => {
  const email = await newCustomer('form');
  return { email, session: await openSession(email) };
};
export const companyOwner = async (): Promise<Writer> => {
  const writer = await customer();
  const company = { new_id: crypto.randomUUID(), company_name: 'Lakeside Dental' };
  await api('/rest/v1/rpc/create_company', company, writer.session?.access_token);
  return writer;
};
export const buyer = async (): Promise<Writer> => {
  const writer = await customer();
  const form = new URLSearchParams({ email: writer.email });
  await fetch(`${apiUrl}/sandbox/checkout/core-hr`, { method: 'POST', body: form, redirect: 'manual' });
  await waitForMail(writer.email, /receipt/i);
  return writer;
};

export const oops = 'Oops! Something went wrong. Please try again or contact support.';
export const offline = 'The shop cannot be reached. Please check your connection and try again.';
export const count = async (query: string) => (await rowsOf(query)).length;
/** The mails of the outbox: each is there with the answer, and is sent in its own time. */
export const leadsAndMails = async ({ email }: Writer) => [
  await count(`leads?email=eq.${email}&select=id`),
  await count(`email_messages?to=eq.${email}&select=id`),
];
