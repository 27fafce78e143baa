import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';
import { forgetSignUpWord } from '../model/sign-up-word';

/** The password typed in this browser at sign-up. */
export interface TypedAtSignUp {
  readonly password: string;
  readonly fullName?: string | undefined;
}

/**
 * Called right after a confirmation. A password sent before it does not count, since anyone could have sent it, unless this browser
 * proved its sign-up; one typed in this page by the person who confirms does. Returns whether a password still has to be chosen.
 */
export async function finishConfirmation(typed?: TypedAtSignUp): Promise<'done' | 'needs-password'> {
  forgetSignUpWord();
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
    // The password is chosen, with or without it; the name can be typed again in My Account.
    await saveName(data.user.id, typed.fullName).catch(() => undefined);
  }
  return error ? 'needs-password' : 'done';
}

/** Whether the account has no name: what somebody typed at the sign-up was dropped when the address was proven. */
export async function lacksName(userId: string): Promise<boolean> {
  const client = await getSupabase();
  const { full_name } = requireData(
    await client.from('profiles').select('full_name').eq('id', userId).maybeSingle(),
  );
  return (full_name ?? '') === '';
}

export async function saveName(userId: string, fullName: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.from('profiles').update({ full_name: fullName }).eq('id', userId));
}
