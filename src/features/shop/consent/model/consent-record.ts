import { isRecord, readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

export const consentKey = 'cookie_consent';
/** Increased when the question changes; every visitor is then asked again. */
export const consentVersion = '1.0';
const dayMs = 24 * 60 * 60 * 1000;
export const consentDays = 365;

export const consentTypes = ['all', 'essential'] as const;
export type ConsentType = (typeof consentTypes)[number];

interface ConsentRecord {
  readonly type: ConsentType;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly version: string;
}

export function isConsentType(value: unknown): value is ConsentType {
  return (consentTypes as readonly unknown[]).includes(value);
}

/** The valid choice. One that has expired, or answered another question, is deleted. */
export function loadConsent(now: number): ConsentType | null {
  const stored = readStored(consentKey, (value): ConsentRecord | null =>
    isRecord(value) &&
    isConsentType(value['type']) &&
    typeof value['timestamp'] === 'number' &&
    value['version'] === consentVersion
      ? { type: value['type'], timestamp: value['timestamp'], version: consentVersion }
      : null,
  );
  // Also rejects NaN and a time in the future.
  const age = stored ? now - stored.timestamp : Number.NaN;
  if (stored && age >= 0 && age < consentDays * dayMs) {
    return stored.type;
  }
  removeStored(consentKey);
  return null;
}

export function saveConsent(type: ConsentType, now: number): void {
  const record: ConsentRecord = { type, timestamp: now, version: consentVersion };
  writeStored(consentKey, record);
}

export function forgetConsent(): void {
  removeStored(consentKey);
}
