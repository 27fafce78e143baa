import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { AuthDialog } from './auth-dialog';

const api = startFakeApi();
const user = {
  id: '6f3a2f7e-8f4c-4f3b-9d0a-1c1d6e1c2b3a',
  aud: 'authenticated',
  email: 'ann@example.com',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
};
const session = {
  access_token: `e30.${btoa(JSON.stringify({ sub: user.id, exp: 4_000_000_000 }))}.c2ln`,
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  user,
};

// The first toast loads the toast code, and the first call loads supabase-js.
const patience = { timeout: 15_000 };
const shows = (text: string | RegExp) => screen.findByText(text);
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(providers = { google: false, microsoft: false }) {
  const onSignedIn = vi.fn();
  render(
    <AuthDialog
      target="/account"
      providers={providers}
      callbackUrl="http://127.0.0.1/auth/callback"
      onClose={vi.fn()}
      onSignedIn={onSignedIn}
    />,
  );
  return onSignedIn;
}

async function signIn(): Promise<void> {
  await userEvent.type(field(/^Email/), 'ann@example.com');
  await userEvent.type(field(/^Password/), 'a long password');
  await press('Sign In');
}

describe('signing in', () => {
  it('begins in the field for the address', () => {
    open();
    expect(document.activeElement).toBe(field(/^Email/));
  });

  it('requires address and password before it calls the service', async () => {
    open();
    await press('Sign In');
    expect(await shows('Please enter your email address.')).toBeDefined();
    expect(await shows('Please enter your password.')).toBeDefined();
    expect(api.received).toEqual([]);
  });

  it('tells password managers which field is which, and takes what they fill in without a key press', async () => {
    api.answer('/auth/v1/token', 200, session);
    const onSignedIn = open();
    expect([field(/^Email/).autocomplete, field(/^Password/).autocomplete]).toEqual([
      'email',
      'current-password',
    ]);
    field(/^Email/).value = 'ann@example.com';
    field(/^Password/).value = 'a long password';
    await press('Sign In');
    expect(await shows('Welcome Back')).toBeDefined();
    expect(onSignedIn).toHaveBeenCalledWith('/account');
  });

  it('goes to the page that the visitor wanted', async () => {
    api.answer('/auth/v1/token', 200, session);
    const onSignedIn = open();
    await signIn();
    expect(await shows('Welcome Back')).toBeDefined();
    expect(await shows("You've successfully signed in.")).toBeDefined();
    expect(onSignedIn).toHaveBeenCalledWith('/account');
  });

  it("shows the service's message on a refusal, and keeps the address", async () => {
    api.answer('/auth/v1/token', 400, {
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    const onSignedIn = open();
    await signIn();
    expect(await shows('Authentication Error')).toBeDefined();
    expect(await shows('Invalid login credentials')).toBeDefined();
    expect(field(/^Email/).value).toBe('ann@example.com');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows a general sentence when the service fails', async () => {
    api.answer('/auth/v1/token', 500, { msg: 'pq: deadlock detected' });
    open();
    await signIn();
    expect(await shows('Something went wrong. Please try again.')).toBeDefined();
    expect(screen.queryByText(/deadlock/)).toBeNull();
  });

  it('sends a new code to an account that is not confirmed yet', async () => {
    api.answer('/auth/v1/token', 400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' });
    open();
    await signIn();
    expect(await shows(/This account is not confirmed yet/)).toBeDefined();
    expect(api.received.map(({ path }) => path)).toEqual(['/auth/v1/token', '/auth/v1/resend']);
  });
});

describe('the magic link', () => {
  it('requires an address', async () => {
    open();
    await press('Email me a magic link');
    expect(await shows('Email Required')).toBeDefined();
    expect(await shows('Please enter your email address first.')).toBeDefined();
    expect(document.activeElement).toBe(field(/^Email/));
    expect(api.received).toEqual([]);
  });

  it('is sent, and its code can be entered', async () => {
    open();
    await userEvent.type(field(/^Email/), 'ann@example.com');
    await press('Email me a magic link');
    expect(await shows('Magic Link Sent')).toBeDefined();
    expect(await shows('Check your email for a sign-in link.')).toBeDefined();
    await userEvent.type(field(/^Eight-digit code/), '12');
    await press('Continue');
    expect(await shows('The code has eight digits.')).toBeDefined();
    expect(window.localStorage.getItem('post_login_redirect')).toContain('/account');
  });
});

describe('signing up', () => {
  async function fillIn(): Promise<void> {
    await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await userEvent.type(field(/^Email/), 'ann@example.com');
    await userEvent.type(field(/^Password/), 'a long password');
  }

  it('requires the terms, and says so on Enter', async () => {
    open();
    await fillIn();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' }).disabled).toBe(true);
    await userEvent.type(field(/^Password/), '{Enter}');
    expect(await shows('Terms Required')).toBeDefined();
    expect(await shows('Please accept the Terms of Service and Privacy Policy to continue.')).toBeDefined();
    expect(api.received).toEqual([]);
  });

  it('asks the visitor to check the mailbox', async () => {
    api.answer('/auth/v1/signup', 200, user);
    const onSignedIn = open();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    expect(await shows('Check Your Email')).toBeDefined();
    expect(await shows("We've sent you a confirmation link to complete your registration.")).toBeDefined();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('continues at once if the backend needs no confirmation', async () => {
    api.answer('/auth/v1/signup', 200, session);
    const onSignedIn = open();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/account'), patience);
  });
});

describe('other providers', () => {
  it('are offered if the owner switched them on', () => {
    open({ google: true, microsoft: false });
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue with Microsoft' })).toBeNull();
  });

  it('show an error if the service does not support them', async () => {
    api.answer('/auth/v1/settings', 200, { external: { google: false } });
    open({ google: true, microsoft: false });
    await press('Continue with Google');
    expect(await shows('OAuth Error')).toBeDefined();
    expect(await shows(/Sign-in with Google is not available right now/)).toBeDefined();
  });
});
