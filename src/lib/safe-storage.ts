/**
 * Browser storage that never throws: private mode, blocked storage and full disks make it forget, not fail. What is read
 * back is checked by the caller, because anybody can write anything there.
 */
function open(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * The first look waits until another process has brought what is stored, and so does the first listener for what other tabs
 * store: on a phone that takes longer than whatever is then done with it. Taken in a task of its own, it holds nothing up.
 */
export function bringStored(): void {
  readStored('', String);
  readStored('', String, 'session');
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
