import { isRecord, readStored } from '@/lib/safe-storage';
import { sessionStorageKey } from '@/lib/supabase-client';

/** Whether a session may be there, without loading supabase-js. */
export function hasStoredSession(): boolean {
  return readStored(sessionStorageKey, (value) => (isRecord(value) ? value : null)) !== null;
}
