import { isRecord, readStored } from '../browser/safe-storage';
import { sessionStorageKey } from './supabase-client';

const readSession = () => readStored(sessionStorageKey, (value) => (isRecord(value) ? value : null));

/** Whether a session may be stored, without loading supabase-js. */
export function hasStoredSession(): boolean {
  return readSession() !== null;
}

/** The user of the stored session. */
export function storedUserId(): string | null {
  const user = readSession()?.['user'];
  return isRecord(user) && typeof user['id'] === 'string' ? user['id'] : null;
}
