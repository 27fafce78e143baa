import { getSupabase } from '@/lib/supabase/supabase-client';
import { keptSignUpWord } from '../model/sign-up-word';

/**
 * Shows the word of this browser's sign-up with the token of the mail, before the token is used up: the password typed here is kept
 * then. Without a word, or if the call fails, a password is asked for after the confirmation.
 */
export async function proveSignUp(token: string): Promise<void> {
  const kept = keptSignUpWord();
  if (kept) {
    const client = await getSupabase();
    await client.rpc('prove_sign_up', { ...kept, token });
  }
}
