import { cutText, oneLine } from '@contracts/text';
import { utmKeys, type UtmKey } from '@contracts/utm';
import { isRecord, readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

export const utmKey = 'utm_tracking_data';
const keepMs = 90 * 24 * 60 * 60 * 1000;
const maxLength = 200;

export type UtmParams = Partial<Record<UtmKey, string>>;

export interface UtmRecord {
  readonly params: UtmParams;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

const clean = (value: unknown) => (typeof value === 'string' ? cutText(oneLine(value), maxLength) : '');

function pick(read: (key: UtmKey) => unknown): UtmParams {
  return Object.fromEntries(
    utmKeys.flatMap((key) => {
      const value = clean(read(key));
      return value ? [[key, value]] : [];
    }),
  );
}

/** The campaign parameters of a URL. Null if it has none. */
export function utmFromAddress(search: string): UtmParams | null {
  const query = new URLSearchParams(search);
  const params = pick((key) => query.get(key));
  return Object.keys(params).length > 0 ? params : null;
}

/** The campaign of the last 90 days. */
export function loadUtm(now: number): UtmRecord | null {
  const record = readStored(utmKey, (value) => {
    if (!isRecord(value) || typeof value['timestamp'] !== 'number' || !isRecord(value['params'])) {
      return null;
    }
    const params = value['params'];
    return { params: pick((key) => params[key]), timestamp: value['timestamp'] };
  });
  const age = record ? now - record.timestamp : Number.NaN;
  if (!record || !(age >= 0 && age <= keepMs)) {
    removeStored(utmKey);
    return null;
  }
  return record;
}

export function saveUtm(params: UtmParams, now: number): UtmRecord {
  const record = { params, timestamp: now };
  writeStored(utmKey, record);
  return record;
}

export function forgetUtm(): void {
  removeStored(utmKey);
}
