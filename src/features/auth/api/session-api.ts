import { AppError, errorFromStatus } from '@/lib/app-error';
import { getSupabase } from '@/lib/supabase-client';

function check(error: { readonly message: string; readonly status?: number | undefined } | null): void {
  if (error) {
    throw error.status === undefined || error.status === 0
      ? new AppError('offline', 'The shop cannot be reached. Please check your connection and try again.')
      : errorFromStatus(error.status, error.message);
  }
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { auth } = await getSupabase();
  check((await auth.signInWithPassword({ email, password })).error);
}

/** Answers whether a session is there at once, or a confirmation mail has to be opened first. */
export async function signUp(
  input: { readonly email: string; readonly password: string; readonly fullName: string },
  callbackUrl: string,
): Promise<'signed-in' | 'confirm-email'> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.signUp({
    email: input.email,
    password: input.password,
    options: {
      emailRedirectTo: callbackUrl,
      ...(input.fullName ? { data: { full_name: input.fullName } } : {}),
    },
  });
  check(error);
  return data.session ? 'signed-in' : 'confirm-email';
}

export async function sendMagicLink(email: string, callbackUrl: string): Promise<void> {
  const { auth } = await getSupabase();
  check((await auth.signInWithOtp({ email, options: { emailRedirectTo: callbackUrl } })).error);
}

export async function signInWithProvider(provider: 'google' | 'azure', callbackUrl: string): Promise<void> {
  const { auth } = await getSupabase();
  check((await auth.signInWithOAuth({ provider, options: { redirectTo: callbackUrl } })).error);
}

export async function signOut(scope: 'local' | 'global'): Promise<void> {
  const { auth } = await getSupabase();
  check((await auth.signOut({ scope })).error);
}

/** Whether a session is there, once supabase-js has read the address. */
export async function hasSession(): Promise<boolean> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.getSession();
  check(error);
  return data.session !== null;
}

export const emailLinkTypes = ['signup', 'magiclink', 'recovery', 'email_change', 'invite'] as const;
export type EmailLinkType = (typeof emailLinkTypes)[number];

/** Turns the token of a mailed link into a session. Called by a button, because mail scanners open links. */
export async function verifyEmailLink(tokenHash: string, type: EmailLinkType): Promise<void> {
  const { auth } = await getSupabase();
  check((await auth.verifyOtp({ token_hash: tokenHash, type })).error);
}

/** The six digits of the same mail, typed in. A magic link for an address without an account is a sign-up. */
export async function verifyEmailCode(email: string, token: string, kind: 'email' | 'signup'): Promise<void> {
  const { auth } = await getSupabase();
  const first = await auth.verifyOtp({ email, token, type: kind === 'signup' ? 'signup' : 'magiclink' });
  if (first.error && kind === 'email') {
    check((await auth.verifyOtp({ email, token, type: 'signup' })).error);
    return;
  }
  check(first.error);
}

/** The database decides who is admin; both calls may fail without keeping anybody from their account. */
export async function afterSignIn(): Promise<boolean> {
  const client = await getSupabase();
  const claim = await client.rpc('claim_purchases_for_user');
  if (claim.error) {
    console.error('Purchases could not be claimed', claim.error.message);
  }
  const admin = await client.rpc('ensure_admin_role');
  if (admin.error) {
    console.error('The role could not be read', admin.error.message);
  }
  return admin.data === true;
}
