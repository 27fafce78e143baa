import { AppError } from '@/lib/errors/app-error';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { checkAuth } from './check-auth';
import { proveSignUp } from './prove-sign-up';

export const emailLinkTypes = ['signup', 'magiclink', 'recovery', 'email_change', 'invite'] as const;
export type EmailLinkType = (typeof emailLinkTypes)[number];

/** The purpose of a code in an email. `email` is a magic link, which signs up an address without an account. */
export type MailedCodeKind = 'email' | 'signup' | 'recovery' | 'email_change';

/**
 * A change of address takes two confirmations: after the first one it is `half` done. After the second only the reader of the new
 * mailbox is signed in; a confirmation from the former one leaves its reader `signed-out`.
 */
export type Verified = 'session' | 'half' | 'signed-out';

/** Exchanges the token of a link in an email for a session. A button calls it, because mail scanners open links. */
export async function verifyEmailLink(tokenHash: string, type: EmailLinkType): Promise<Verified> {
  const { auth } = await getSupabase();
  if (type === 'signup') {
    await proveSignUp(tokenHash);
  }
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  checkAuth(error);
  return outcomeOf(data.session !== null, type);
}

/** The service answers a change of address with a session that may have ended by then. */
async function outcomeOf(hasSession: boolean, type: EmailLinkType | MailedCodeKind): Promise<Verified> {
  if (!hasSession || type !== 'email_change') {
    return hasSession ? 'session' : 'half';
  }
  const { auth } = await getSupabase();
  const { error } = await auth.getUser();
  if (!error) {
    return 'session';
  }
  await auth.signOut({ scope: 'local' });
  return 'signed-out';
}

/** The same with the eight digits of the email. */
export async function verifyEmailCode(email: string, token: string, kind: MailedCodeKind): Promise<Verified> {
  const { auth } = await getSupabase();
  const first = await auth.verifyOtp({ email, token, type: kind === 'email' ? 'magiclink' : kind });
  const answer =
    first.error && kind === 'email' ? await auth.verifyOtp({ email, token, type: 'signup' }) : first;
  checkAuth(answer.error);
  return outcomeOf(answer.data.session !== null, kind);
}

export async function sendMagicLink(email: string, callbackUrl: string): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.signInWithOtp({ email, options: { emailRedirectTo: callbackUrl } })).error);
}

export async function sendPasswordReset(email: string, callbackUrl: string): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.resetPasswordForEmail(email, { redirectTo: callbackUrl })).error);
}

export async function resendMail(
  type: 'signup' | 'email_change',
  email: string,
  callbackUrl: string,
): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.resend({ type, email, options: { emailRedirectTo: callbackUrl } })).error);
}

/** Requests a change of address. Both mailboxes then get a code. Returns the address as the service stores it. */
export async function requestEmailChange(email: string, callbackUrl: string): Promise<string> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.updateUser({ email }, { emailRedirectTo: callbackUrl });
  checkAuth(error);
  return data.user?.new_email ?? email;
}

/** The new address of a pending change, or null. */
export async function readPendingEmail(): Promise<string | null> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.getUser();
  checkAuth(error);
  return data.user?.new_email || null;
}

/** If the session is older than a day, a new password requires a code from the mailbox. */
export async function changePassword(password: string, code?: string): Promise<'changed' | 'needs-code'> {
  const { auth } = await getSupabase();
  const { error } = await auth.updateUser({ password, ...(code ? { nonce: code } : {}) });
  if (error?.code === 'reauthentication_needed') {
    checkAuth((await auth.reauthenticate()).error);
    return 'needs-code';
  }
  checkAuth(error);
  return 'changed';
}

/** The auth service's error codes for a code that is wrong, used or too old. */
export function isWrongCode(error: unknown): boolean {
  return (
    error instanceof AppError && ['otp_expired', 'reauthentication_not_valid'].includes(error.reason ?? '')
  );
}
