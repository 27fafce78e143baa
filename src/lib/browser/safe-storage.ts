/**
 * Browser storage that never throws: in private mode, with blocked storage or a full disk it forgets instead. Callers check
 * what they read, because anyone can write to browser storage.
 */
function open(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * The first read blocks until another process has delivered the stored data, and so does the first `storage` listener; on a
 * phone this takes longer than the work that follows. In a task of its own it delays nothing else. `followTyping` reads the other
 * storage.
 */
export function bringStored(): void {
  readStored('', String);
  addEventListener('storage', () => undefined);
}

export function readStored<T>(
  key: string,
  parse: (value: unknown) => T | null,
  kind: 'local' | 'session' = 'local',
): T | null {
  try {
    const text = open(kind)?.getItem(key);
    return text === null || text === undefined ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown, kind: 'local' | 'session' = 'local'): boolean {
  try {
    open(kind)?.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Could not store ${key}`, error);
    return false;
  }
}

export function removeStored(key: string, kind: 'local' | 'session' = 'local'): void {
  try {
    open(kind)?.removeItem(key);
  } catch (error) {
    console.warn(`Could not remove ${key}`, error);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
