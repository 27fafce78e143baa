import type { Browser, BrowserContext } from '@playwright/test';
import { apiUrl, mailsTo, newEmail, publishableKey, shopUrl, waitForMail } from './shop';

export const customerPassword = 'correct horse battery staple';

export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string; readonly email: string };
}

/** Calls the API like a browser, without one. */
export async function api(path: string, body?: unknown, token?: string): Promise<Response> {
  return fetch(`${apiUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export async function signUp(email: string): Promise<void> {
  await api('/auth/v1/signup', { email, password: customerPassword });
}

/** The eight digits of the newest email with a matching subject. */
export async function codeTo(email: string, subject: RegExp): Promise<string> {
  const code = /\b\d{8}\b/.exec((await waitForMail(email, subject)).Text)?.[0];
  if (!code) {
    throw new Error(`The mail to ${email} has no code`);
  }
  return code;
}

/** The confirmation invalidated the password of the sign-up. */
async function choosePassword(token: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: publishableKey, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: customerPassword }),
  });
  if (!answer.ok) {
    throw new Error(`The password could not be chosen: ${await answer.text()}`);
  }
}

/** A customer with a confirmed account and a password. */
export async function newCustomer(name: string): Promise<string> {
  const email = newEmail(name);
  await signUp(email);
  const token = await codeTo(email, /confirm your/i);
  const answer = await api('/auth/v1/verify', { type: 'signup', email, token });
  if (!answer.ok) {
    throw new Error(`${email} could not be confirmed: ${await answer.text()}`);
  }
  await choosePassword(((await answer.json()) as Session).access_token);
  return email;
}

export async function openSession(email: string, password = customerPassword): Promise<Session> {
  const answer = await api('/auth/v1/token?grant_type=password', { email, password });
  if (!answer.ok) {
    throw new Error(`${email} could not sign in: ${await answer.text()}`);
  }
  return (await answer.json()) as Session;
}

/** A separate browser that already has the session. */
export function browserWith(browser: Browser, session: object): Promise<BrowserContext> {
  return browser.newContext({
    storageState: {
      cookies: [],
      origins: [
        {
          origin: shopUrl,
          localStorage: [{ name: 'northstar-session', value: JSON.stringify(session) }],
        },
      ],
    },
  });
}

/** Waits until this many emails have arrived at the address, and returns the newest. */
export async function waitForMailCount(email: string, count: number): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  while ((await mailsTo(email)).length < count) {
    if (Date.now() > giveUpAt) {
      throw new Error(`Fewer than ${count} mails to ${email}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
