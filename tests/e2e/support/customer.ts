import type { Browser, BrowserContext } from '@playwright/test';
import { apiUrl, mailsTo, newEmail, publishableKey, shopUrl, waitForMail } from './shop';

export const customerPassword = 'correct horse battery staple';

export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string; readonly email: string };
}

/** Calls the API as a browser would, without one. */
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

/** The six digits of the newest mail whose subject fits. */
export async function codeTo(email: string, subject: RegExp): Promise<string> {
  const code = /\b\d{6}\b/.exec((await waitForMail(email, subject)).Text)?.[0];
  if (!code) {
    throw new Error(`The mail to ${email} has no code`);
  }
  return code;
}

/** Somebody with a confirmed account. */
export async function newCustomer(name: string): Promise<string> {
  const email = newEmail(name);
  await signUp(email);
  const token = await codeTo(email, /confirm your/i);
  const answer = await api('/auth/v1/verify', { type: 'signup', email, token });
  if (!answer.ok) {
    throw new Error(`${email} could not be confirmed: ${await answer.text()}`);
  }
  return email;
}

export async function openSession(email: string, password = customerPassword): Promise<Session> {
  const answer = await api('/auth/v1/token?grant_type=password', { email, password });
  if (!answer.ok) {
    throw new Error(`${email} could not sign in: ${await answer.text()}`);
  }
  return (await answer.json()) as Session;
}

/** A browser of its own in which the session is there already. */
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

/** Waits until so many mails have come to the address; the newest one is then the last. */
export async function waitForMailCount(email: string, count: number): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  while ((await mailsTo(email)).length < count) {
    if (Date.now() > giveUpAt) {
      throw new Error(`Fewer than ${count} mails to ${email}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
