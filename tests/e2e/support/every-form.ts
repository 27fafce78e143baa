import type { Locator, Page } from '@playwright/test';
import { api, customerPassword, newCustomer, openSession, type Session } from './customer';
import { apiUrl, mailsTo, newEmail, rowsOf, waitForMail } from './shop';

/** Somebody who fills a form in, and who they are to the shop. */
interface Writer {
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
  readonly open?: (page: Page) => Promise<void>;
  /** Where it stands when it is not a part of the page itself. */
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
}

export async function stranger(): Promise<Writer> {
  return Promise.resolve({ email: newEmail('form') });
}
const customer = async (): Promise<Writer> => {
  const email = await newCustomer('form');
  return { email, session: await openSession(email) };
};
const buyer = async (): Promise<Writer> => {
  const writer = await customer();
  const form = new URLSearchParams({ email: writer.email });
  await fetch(`${apiUrl}/sandbox/checkout/core-hr`, { method: 'POST', body: form, redirect: 'manual' });
  await waitForMail(writer.email, /order/i);
  return writer;
};

const oops = 'Oops! Something went wrong. Please try again or contact support.';
const offline = 'The shop cannot be reached. Please check your connection and try again.';
const count = async (query: string) => (await rowsOf(query)).length;
const leadsAndMails = async ({ email }: Writer) => [
  await count(`leads?email=eq.${email}&select=id`),
  (await mailsTo(email)).length,
];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const signInDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
};
const newPassword = 'another horse battery staple';

export const shopForms: readonly ShopForm[] = [
  {
    source: 'src/features/leads/components/starter-pack-form.tsx',
    name: 'the starter pack',
    path: '/free-resources',
    fill: async (place, { email }) => {
      await place.getByLabel('Name').fill('Ann');
      await place.getByLabel('Email').fill(email);
    },
    button: 'Send me the free pack',
    sends: '/functions/v1/send-starter-pack',
    words: oops,
    done: 'Check your inbox',
    held: leadsAndMails,
    expected: [1, 1],
  },
  {
    source: 'src/features/leads/components/starter-pack-form.tsx',
    name: 'the newsletter beside the blog',
    path: '/blog',
    fill: (place, { email }) => place.getByLabel('Email').fill(email),
    button: 'Send me the free pack',
    sends: '/functions/v1/send-starter-pack',
    words: oops,
    done: 'Check your inbox',
    held: leadsAndMails,
    expected: [1, 1],
  },
  {
    source: 'src/features/offers/components/exit-dialog.tsx',
    name: 'the offer to somebody who leaves',
    path: '/templates/core-hr-pack',
    open: async (page) => {
      await page.mouse.move(400, 300);
      // The offer is made to nobody in their first three seconds.
      await page.waitForTimeout(3500);
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
      );
    },
    inDialog: true,
    fill: (place, { email }) => place.getByLabel('Email').fill(email),
    button: 'Download the free pack',
    sends: '/functions/v1/send-starter-pack',
    words: oops,
    done: 'Check your inbox',
    held: leadsAndMails,
    expected: [1, 1],
  },
  {
    source: 'src/features/contact/components/contact-form.tsx',
    name: 'a message',
    path: '/contact',
    fill: async (place, { email }) => {
      await place.getByLabel('Name').fill('Ann');
      await place.getByLabel('Email').fill(email);
      await place.getByLabel('Subject').fill('A question');
      await place.getByLabel('Message').fill('Three long\nlines of\ntext');
    },
    button: 'Send Message',
    sends: '/functions/v1/submit-contact',
    words: 'The message was not sent',
    done: 'Message sent',
    held: ({ email }) => count(`contact_messages?email=eq.${email}&select=id`),
    expected: 1,
  },
  {
    source: 'src/features/reviews/components/review-form.tsx',
    name: 'a review',
    path: '/templates/core-hr-pack',
    fill: async (place, { email }) => {
      const form = place.getByRole('form', { name: 'Write a review' });
      await form.getByLabel('First name').fill('Ann');
      await form.getByLabel('Email').fill(email);
      await form.getByRole('radio', { name: /^4 stars/ }).check({ force: true });
      await form.getByLabel('Review').fill('Clear words.');
    },
    button: 'Submit Review',
    sends: '/rest/v1/reviews',
    words: 'Failed to submit review. Please try again.',
    done: 'Thank you for your review',
    held: ({ email }) => count(`review_contacts?email=eq.${email}&select=review_id`),
    expected: 1,
  },
  {
    source: 'src/features/checkout/components/find-order-form.tsx',
    name: 'a lost order',
    writer: buyer,
    path: '/find-order',
    fill: (place, { email }) => place.getByLabel('E-mail address of the purchase').fill(email),
    button: 'Send me the link',
    sends: '/functions/v1/find-order',
    words: offline,
    done: 'Check your inbox',
    held: async ({ email }) =>
      (await mailsTo(email)).filter(({ Subject }) => /link to your order/i.test(Subject)).length,
    expected: 1,
  },
  {
    source: 'src/features/auth/components/sign-in-form.tsx',
    name: 'signing in with a password',
    writer: async () => ({ email: await newCustomer('form') }),
    path: '/pricing',
    open: signInDialog,
    inDialog: true,
    fill: async (place, { email }) => {
      await place.getByLabel('Email').fill(email);
      await place.getByLabel('Password', { exact: true }).fill(customerPassword);
    },
    button: 'Sign In',
    sends: '/auth/v1/token?grant_type=password',
    words: offline,
    done: 'Welcome Back',
    // Whose answer was lost has left a session that nobody holds; the ten presses made one more.
    held: async ({ email }) => {
      const { access_token: token } = await openSession(email);
      return ((await (await api('/rest/v1/rpc/list_my_sessions', {}, token)).json()) as object[]).length;
    },
    expected: 3,
  },
  {
    source: 'src/features/auth/components/sign-in-form.tsx',
    name: 'a link by mail',
    writer: async () => ({ email: await newCustomer('form') }),
    path: '/pricing',
    open: signInDialog,
    inDialog: true,
    fill: (place, { email }) => place.getByLabel('Email').fill(email),
    button: 'Email me a magic link',
    sends: '/functions/v1/send-sign-in-link',
    words: offline,
    done: 'Magic Link Sent',
    held: async ({ email }) => (await mailsTo(email)).length,
    // The one of the sign-up, the one whose answer was lost, and the one of ten presses.
    expected: 3,
  },
  {
    source: 'src/features/auth/components/sign-up-form.tsx',
    name: 'signing up',
    path: '/pricing',
    open: async (page) => {
      await signInDialog(page);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
    },
    inDialog: true,
    fill: async (place, { email }) => {
      await place.getByLabel('Full name').fill('Ann');
      await place.getByLabel('Email').fill(email);
      await place.getByLabel('Password', { exact: true }).fill(customerPassword);
      await place.getByRole('checkbox').check();
    },
    button: 'Create Account',
    sends: '/auth/v1/signup',
    words: offline,
    done: 'Check Your Email',
    held: ({ email }) => count(`profiles?email=eq.${email}&select=id`),
    expected: 1,
  },
  {
    source: 'src/features/auth/components/password-reset-request.tsx',
    name: 'a forgotten password',
    writer: async () => ({ email: await newCustomer('form') }),
    path: '/pricing',
    open: async (page) => {
      await signInDialog(page);
      await press(page, 'Forgot your password?');
    },
    inDialog: true,
    fill: (place, { email }) => place.getByLabel('Email').fill(email),
    button: 'Send the link',
    sends: '/auth/v1/recover',
    words: offline,
    done: 'Check Your Email',
    held: async ({ email }) => (await mailsTo(email)).length,
    expected: 3,
  },
  {
    source: 'src/features/auth/components/password-form.tsx',
    name: 'a new password',
    writer: customer,
    path: '/account?tab=security',
    fill: (place) => place.getByLabel('New password', { exact: true }).fill(newPassword),
    button: 'Save new password',
    sends: '/auth/v1/user',
    words: offline,
    done: 'Password Updated',
    held: async ({ email }) =>
      (await api('/auth/v1/token?grant_type=password', { email, password: newPassword })).status,
    expected: 200,
  },
  {
    source: 'src/features/auth/components/email-change-form.tsx',
    name: 'another address',
    writer: customer,
    path: '/account?tab=security',
    fill: (place, { email }) => place.getByLabel('New e-mail address').fill(`new-${email}`),
    button: 'Change e-mail address',
    sends: '/auth/v1/user',
    words: offline,
    done: /Your address changes to/,
    held: async ({ email }) => [
      await count(`profiles?email=eq.${email}&select=id`),
      await count(`profiles?email=eq.new-${email}&select=id`),
    ],
    expected: [1, 0],
  },
  {
    source: 'src/features/account/components/profile-panel.tsx',
    name: 'the profile',
    writer: customer,
    path: '/account',
    fill: async (place) => {
      await place.getByLabel('Full Name').fill('Ann Änderung');
      await place.getByLabel('Business Name').fill('Lakeside');
    },
    button: 'Update Profile',
    sends: '/rest/v1/profiles',
    words: 'Failed to update profile.',
    done: 'Your profile has been updated successfully.',
    held: ({ email }) => rowsOf(`profiles?email=eq.${email}&select=full_name,business_name`),
    expected: [{ full_name: 'Ann Änderung', business_name: 'Lakeside' }],
  },
  {
    source: 'src/features/library/components/company-profile-form.tsx',
    name: 'the company profile',
    writer: buyer,
    path: '/account?tab=downloads',
    open: (page) =>
      page.getByLabel('How the files come').first().selectOption('Filled in for my company').then(),
    fill: (place) => place.getByLabel('Company name').first().fill('Björk & Daughters'),
    button: 'Save company profile',
    sends: '/rest/v1/company_profiles',
    words: 'The company profile was not saved',
    done: 'Company profile saved',
    held: async ({ session }) =>
      (
        await rowsOf<{ values: object }>(
          `company_profiles?user_id=eq.${session?.user.id ?? ''}&select=values`,
        )
      ).map(({ values }) => values),
    expected: [{ company_name: 'Björk & Daughters' }],
  },
];
