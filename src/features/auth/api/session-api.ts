import { AppError } from '@/lib/app-error';
import { siteConfig } from '@/lib/site-config';
import { getSupabase } from '@/lib/supabase-client';
import { checkAuth } from './check-auth';

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.signInWithPassword({ email, password })).error);
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
  checkAuth(error);
  return data.session ? 'signed-in' : 'confirm-email';
}

const providerNames = { google: 'Google', azure: 'Microsoft' } as const;
export type OAuthProvider = keyof typeof providerNames;

/** Leaves for the provider. The auth service answers an unknown one with a page of JSON, so it is asked before. */
export async function signInWithProvider(provider: OAuthProvider, callbackUrl: string): Promise<void> {
  if (!(await isProviderReady(provider))) {
    throw new AppError(
      'invalid',
      `Sign-in with ${providerNames[provider]} is not available right now. Please use your e-mail address.`,
    );
  }
  const { auth } = await getSupabase();
  checkAuth((await auth.signInWithOAuth({ provider, options: { redirectTo: callbackUrl } })).error);
}

async function isProviderReady(provider: OAuthProvider): Promise<boolean> {
  const { supabaseUrl, publishableKey } = siteConfig();
  const response = await fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: publishableKey } });
  const { external } = (await response.json()) as { external?: Readonly<Record<string, boolean>> };
  return external?.[provider] === true;
}

export async function signOut(scope: 'local' | 'global' | 'others'): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.signOut({ scope })).error);
}

/** Whether a session is there, once supabase-js has read the address. */
export async function hasSession(): Promise<boolean> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.getSession();
  checkAuth(error);
  return data.session !== null;
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
