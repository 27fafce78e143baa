import { z } from 'zod';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireSuccess } from '@/lib/supabase/supabase-error';

const addressChange = z.object({ from: z.string(), to: z.string(), isNew: z.boolean() });
/** `isNew`: the mail went to the new address. */
export type AddressChange = z.infer<typeof addressChange>;

/** The change that the link of a mail confirms. Null if it was confirmed already or the link is too old. */
export async function describeAddressChange(tokenHash: string): Promise<AddressChange | null> {
  const client = await getSupabase();
  const answer = await client.rpc('describe_address_change', { token_hash: tokenHash });
  requireSuccess(answer);
  return addressChange.nullable().parse(answer.data);
}
