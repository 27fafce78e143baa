import { AppError } from '@/lib/errors/app-error';
import { keepEmployees } from '@/lib/browser/plan-answers';
import { forgetLeft } from '@/lib/forms/left-draft';
import { siteConfig } from '@/lib/site-config';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { checkAuth } from './check-auth';

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { auth } = await getSupabase();
  checkAuth((await auth.signInWithPassword({ email, password })).error);
}

const providerNames = { google: 'Google', azure: 'Microsoft' } as const;
export type OAuthProvider = keyof typeof providerNames;

/** Goes to the provider. The auth service answers an unknown one with a page of JSON, so check first. */
export async function signInWithProvider(provider: OAuthProvider, callbackUrl: string): Promise<void> {
  if (!(await isProviderReady(provider))) {
    throw new AppError(
      'invalid',
      `Sign-in with ${providerNames[provider]} is not available right now. Please use your email address.`,
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
  if (scope === 'others') return;
  // The finder may know it from the company's profile.
  keepEmployees(null);
  forgetLeft();
}

/** Whether there is a session after supabase-js has read the URL. */
export async function hasSession(): Promise<boolean> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.getSession();
  checkAuth(error);
  return data.session !== null;
}

/** An admin, no admin, or an admin without the second factor: the code is missing, or no app is set up. */
export type AdminAccess = 'none' | 'granted' | 'code' | 'enroll';

/** The database decides who is an admin. If either call fails, users can still use their account. */
export async function afterSignIn(): Promise<AdminAccess> {
  const client = await getSupabase();
  const claim = await client.rpc('claim_purchases_for_user');
  if (claim.error) {
    console.error('Purchases could not be claimed', claim.error.message);
  }
  const admin = await client.rpc('my_admin_access');
  if (admin.error) {
    console.error('The role could not be read', admin.error.message);
  }
  return admin.data === 'granted' || admin.data === 'code' || admin.data === 'enroll' ? admin.data : 'none';
}
