import type { Locator, Page } from '@playwright/test';
import { newCustomer, openSession, type Session } from './customer';
import { apiUrl, newEmail, rowsOf, waitForMail } from './shop';

/** Somebody who fills a form in, and who they are to the shop. */
export interface Writer {
  readonly email: string;
  readonly session?: Session;
}

export interface ShopForm {
  /** The component that sends it. */
  readonly source: string;
  readonly name: string;
  /** Who fills it in; somebody whom nobody knows, where it is left out. */
  readonly writer?: () => Promise<Writer>;
  readonly path: string;
  /** What has to be pressed until the form is there. */
  readonly open?: (page: Page, writer: Writer) => Promise<void>;
  /** It lies over the page. */
  readonly inDialog?: boolean;
  readonly fill: (place: Locator, writer: Writer) => Promise<void>;
  readonly button: string;
  /** What is sent, by a part of its address. */
  readonly sends: string;
  /** What is said when nothing came through. */
  readonly words: string;
  readonly done: string | RegExp;
  /** What the shop holds in the end, and what that has to be. */
  readonly held: (writer: Writer) => Promise<unknown>;
  readonly expected: unknown;
  /** What the shop holds when it is sent from two tabs at the same moment: the same as from one, or why it is not tried. */
  readonly inTwoTabs: 'one' | { readonly notTriedAs: string };
  /** What each request that arrives is one more of: how many the shop holds before the first. */
  readonly countsFrom?: number;
  /** What it sends works once: whose answer was lost asks for a new code. */
  readonly worksOnce?: boolean;
}

export async function stranger(): Promise<Writer> {
  return Promise.resolve({ email: newEmail('form') });
}
export const customer = async (): Promise<Writer> => {
  const email = await newCustomer('form');
  return { email, session: await openSession(email) };
};
export const buyer = async (): Promise<Writer> => {
  const writer = await customer();
  const form = new URLSearchParams({ email: writer.email });
  await fetch(`${apiUrl}/sandbox/checkout/core-hr`, { method: 'POST', body: form, redirect: 'manual' });
  await waitForMail(writer.email, /order/i);
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
