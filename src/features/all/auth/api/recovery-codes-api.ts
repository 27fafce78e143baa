import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';
import { checkAuth } from './check-auth';

const listSchema = z.object({ left: z.number(), madeAt: z.string().nullable() });

const answerSchema = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('ok'), left: z.number() }),
  z.object({ answer: z.literal('wrong') }),
  z.object({ answer: z.literal('wait'), seconds: z.number() }),
]);

export async function readRecoveryCodes(): Promise<z.infer<typeof listSchema>> {
  const client = await getSupabase();
  return listSchema.parse(requireData(await client.rpc('my_recovery_codes')));
}

/** Makes ten codes and ends those from before. The answer is the only time that they are shown. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const client = await getSupabase();
  return z.array(z.string()).parse(requireData(await client.rpc('make_recovery_codes')));
}

/** Removes the lost app with one of the codes. Answers how many are left, or null for a wrong code. */
export async function tryRecoveryCode(code: string): Promise<number | null> {
  const client = await getSupabase();
  const answer = answerSchema.parse(requireData(await client.rpc('use_recovery_code', { code })));
  if (answer.answer === 'wait') {
    const { seconds } = answer;
    throw new AppError('too-many-requests', `Too many tries. Please try again in ${minutes(seconds)}.`, {
      retryAfterSeconds: seconds,
    });
  }
  if (answer.answer === 'wrong') {
    return null;
  }
  // The session still names the app.
  checkAuth((await client.auth.refreshSession()).error);
  return answer.left;
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}
