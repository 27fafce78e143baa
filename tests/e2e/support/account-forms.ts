import type { Page } from '@playwright/test';
import {
  api,
  codeTo,
  customerPassword,
  newCustomer,
  openSession,
  waitForMailCount,
  type Session,
} from './customer';
import { buyer, companyOwner, count, customer, offline, type ShopForm } from './form-table';
import { mailsTo, rowsOf } from './shop';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const signInDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
};
const valuesOf = async (session: Session | undefined) => {
  const member = `company_members!inner(user_id)&company_members.user_id=eq.${session?.user.id ?? ''}`;
  const query = `companies?select=values,${member}`;
  return (await rowsOf<{ values: Record<string, string> }>(query)).map(({ values }) => values);
};
const newPassword = 'another horse battery staple';

export const accountForms: readonly ShopForm[] = [
  {
    source: 'src/features/all/auth/components/sign-in-form.tsx',
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
    // The one of the sign-up, the one whose answer was lost, the one of ten presses, and the one that looks.
    held: async ({ email }) => {
      const { access_token: token } = await openSession(email);
      return ((await (await api('/rest/v1/rpc/list_my_sessions', {}, token)).json()) as object[]).length;
    },
    expected: 4,
    inTwoTabs: { notTriedAs: 'the tabs share their session: sessions.spec.ts signs in beside a second tab' },
    countsFrom: 2,
  },
  {
    source: 'src/features/all/auth/components/sign-in-form.tsx',
    name: 'a link by mail',
    writer: async () => ({ email: await newCustomer('form') }),
    path: '/pricing',
    open: signInDialog,
    inDialog: true,
    fill: (place, { email }) => place.getByLabel('Email').fill(email),
    button: 'Email me a magic link',
    sends: '/auth/v1/otp',
    words: offline,
    done: 'Magic Link Sent',
    held: async ({ email }) => (await mailsTo(email)).length,
    // The one of the sign-up, the one whose answer was lost, and the one of ten presses.
    expected: 3,
    inTwoTabs: { notTriedAs: 'who asks in two tabs asks for two mails, and the later one counts' },
    countsFrom: 1,
  },
  {
    source: 'src/features/all/auth/components/mail-code-form.tsx',
    name: 'the code of a mail',
    writer: async () => ({ email: await newCustomer('form') }),
    path: '/pricing',
    open: async (page, { email }) => {
      await signInDialog(page);
      await page.getByRole('dialog').getByLabel('Email').fill(email);
      await press(page, 'Email me a magic link');
    },
    inDialog: true,
    fill: async (place, { email }) => {
      // The one of the sign-up has a code as well.
      await waitForMailCount(email, 2);
      await place.getByLabel('Eight-digit code').fill(await codeTo(email, /./));
    },
    button: 'Continue',
    sends: '/auth/v1/verify',
    words: offline,
    done: /^Account of /,
    held: ({ email }) => count(`profiles?email=eq.${email}&select=id`),
    expected: 1,
    worksOnce: true,
    inTwoTabs: { notTriedAs: 'a code works once, and a second tab asks for a code of its own' },
  },
  {
    source: 'src/features/all/auth/components/sign-up-form.tsx',
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
    button: 'Create account',
    sends: '/auth/v1/signup',
    words: offline,
    done: 'Check Your Email',
    held: ({ email }) => count(`profiles?email=eq.${email}&select=id`),
    expected: 1,
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/all/auth/components/password-reset-request.tsx',
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
    inTwoTabs: { notTriedAs: 'who asks in two tabs asks for two mails, and the later one counts' },
    countsFrom: 1,
  },
  {
    source: 'src/features/all/auth/components/password-form.tsx',
    name: 'a new password',
    writer: customer,
    path: '/account?tab=security',
    fill: (place) => place.getByLabel('New password', { exact: true }).fill(newPassword),
    button: 'Save new password',
    sends: '/auth/v1/user',
    words: offline,
    done: 'Password updated',
    held: async ({ email }) =>
      (await api('/auth/v1/token?grant_type=password', { email, password: newPassword })).status,
    expected: 200,
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/all/auth/components/email-change-form.tsx',
    name: 'another address',
    writer: customer,
    path: '/account?tab=security',
    fill: (place, { email }) => place.getByLabel('New email address').fill(`new-${email}`),
    button: 'Change email address',
    sends: '/auth/v1/user',
    words: offline,
    done: /Your address changes to/,
    held: async ({ email }) => [
      await count(`profiles?email=eq.${email}&select=id`),
      await count(`profiles?email=eq.new-${email}&select=id`),
    ],
    expected: [1, 0],
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/account/account/components/profile-panel.tsx',
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
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/all/library/components/interview/interview-form.tsx',
    name: 'the company profile',
    writer: buyer,
    path: '/account?tab=downloads',
    open: (page) =>
      page.getByLabel('How the files come').first().selectOption('Filled in for my company').then(),
    fill: async (place) => {
      await place
        .getByRole('button', { name: /^Your company/ })
        .first()
        .click();
      await place.getByLabel('Company name').first().fill('Björk & Daughters');
    },
    button: 'Save and continue',
    sends: '/rest/v1/rpc/save_company_values',
    words: 'The company profile was not saved',
    done: 'Company profile saved',
    held: ({ session }) => valuesOf(session),
    expected: [{ company_name: 'Björk & Daughters' }],
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/account/companies/components/create-company-form.tsx',
    name: 'a new company',
    writer: customer,
    path: '/account?tab=company',
    fill: (place) => place.getByLabel('Name of the company').fill('Prairie Windows'),
    button: 'Add company',
    sends: '/rest/v1/rpc/create_company',
    words: offline,
    done: 'Company added',
    held: ({ session }) => count(`company_members?user_id=eq.${session?.user.id ?? ''}&select=role`),
    expected: 1,
    inTwoTabs: { notTriedAs: 'who adds one in each of two tabs wants two' },
  },
  {
    source: 'src/features/account/companies/components/invite-form.tsx',
    name: 'an invitation to a company',
    writer: companyOwner,
    path: '/account?tab=company',
    fill: (place, { email }) => place.getByLabel('Email address to invite').fill(`guest-of-${email}`),
    button: 'Invite',
    sends: '/rest/v1/rpc/invite_to_company',
    words: offline,
    done: 'Invitation sent',
    held: async ({ email }) => [
      await count(`company_invitations?email=eq.guest-of-${email}&select=id`),
      await count(`email_messages?to=eq.guest-of-${email}&select=id`),
    ],
    expected: [1, 1],
    inTwoTabs: 'one',
  },
  {
    source: 'src/features/all/library/components/handbook/handbook-form.tsx',
    name: 'the handbook',
    writer: buyer,
    path: '/account?tab=downloads',
    open: (page) => press(page, 'Put my handbook together'),
    fill: (place) => place.getByLabel('Title on the cover').fill('Our ways'),
    button: 'Save for later',
    sends: '/rest/v1/rpc/save_company_values',
    words: 'The handbook was not made',
    done: 'Handbook saved',
    held: async ({ session }) => (await valuesOf(session)).map((values) => values['handbook/title']),
    expected: ['Our ways'],
    inTwoTabs: 'one',
  },
];
