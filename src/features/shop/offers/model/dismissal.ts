import { readStored, writeStored } from '@/lib/browser/safe-storage';

const dayMs = 24 * 60 * 60 * 1000;
export const dismissedForDays = 7;

/** Whether the visitor has closed it within the last seven days. */
export function isDismissed(key: string, now: number): boolean {
  const at = readStored(key, (value) => (typeof value === 'number' ? value : null));
  const age = at === null ? Number.NaN : now - at;
  return age >= 0 && age < dismissedForDays * dayMs;
}

export function dismiss(key: string, now: number): void {
  writeStored(key, now);
}
