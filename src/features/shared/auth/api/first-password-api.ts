import { getSupabase } from '@/lib/supabase/supabase-client';

/** The password typed in this browser at sign-up. */
export interface TypedAtSignUp {
  readonly password: string;
  readonly fullName?: string | undefined;
}

/**
 * Called right after a confirmation. A password sent before it does not count, since anyone could have sent it; one typed
 * in this browser by the person who confirms does. Returns whether a password still has to be chosen.
 */
export async function finishConfirmation(typed?: TypedAtSignUp): Promise<'done' | 'needs-password'> {
  const client = await getSupabase();
  const { data: needsPassword } = await client.rpc('needs_password');
  if (needsPassword !== true) {
    return 'done';
  }
  if (!typed) {
    return 'needs-password';
  }
  const { data, error } = await client.auth.updateUser({ password: typed.password });
  if (data.user && typed.fullName) {
    await client.from('profiles').update({ full_name: typed.fullName }).eq('id', data.user.id);
  }
  return error ? 'needs-password' : 'done';
}
