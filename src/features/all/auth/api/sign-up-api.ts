import { randomId } from '@/lib/browser/random-id';
import { sha256 } from '@/lib/browser/sha256';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { keepSignUpWord } from '../model/sign-up-word';
import { checkAuth } from './check-auth';

/** A word and its hash, which alone is sent with the sign-up; null where the browser has no hash. */
async function newSignUpWord(): Promise<{ readonly word: string; readonly hash: string } | null> {
  const word = randomId() + randomId();
  const hash = await sha256(word);
  return hash === null ? null : { word, hash };
}

/** Returns whether there is a session at once or the email address has to be confirmed first. */
export async function signUp(
  input: { readonly email: string; readonly password: string; readonly fullName: string },
  callbackUrl: string,
): Promise<'signed-in' | 'confirm-email'> {
  const { auth } = await getSupabase();
  const made = await newSignUpWord();
  const { data, error } = await auth.signUp({
    email: input.email,
    password: input.password,
    options: {
      emailRedirectTo: callbackUrl,
      data: {
        ...(input.fullName ? { full_name: input.fullName } : {}),
        ...(made ? { sign_up_word_hash: made.hash } : {}),
      },
    },
  });
  checkAuth(error);
  if (made && data.user && !data.session) {
    keepSignUpWord({ account: data.user.id, word: made.word });
  }
  return data.session ? 'signed-in' : 'confirm-email';
}
