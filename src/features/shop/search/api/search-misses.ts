import { callRpc } from '@/lib/supabase/data-api';

/** Records a search without results for the owner. */
export async function recordSearchMiss(query: string): Promise<void> {
  await callRpc('record_search_miss', { query });
}
