import { isRecord, readStored } from './safe-storage';
import { sessionStorageKey } from './supabase-client';

const readSession = () => readStored(sessionStorageKey, (value) => (isRecord(value) ? value : null));

/** Whether a session may be there, without loading supabase-js. */
export function hasStoredSession(): boolean {
  return readSession() !== null;
}

/** Whose session is stored. */
export function storedUserId(): string | null {
  const user = readSession()?.['user'];
  return isRecord(user) && typeof user['id'] === 'string' ? user['id'] : null;
}
