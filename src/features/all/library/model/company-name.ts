import { useSyncExternalStore } from 'react';
import { cutText } from '@contracts/text';
import { createExternalStore } from '@/lib/browser/external-store';
import { readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';
import { companyNameKey } from '@/lib/browser/stored-keys';

export const longestCompanyName = 80;

/** The company of the documents’ example values. */
export const exampleCompany = 'Lakeside Dental LLC';

const read = () =>
  readStored(
    companyNameKey,
    (value) => (typeof value === 'string' ? cutText(value, longestCompanyName) : null),
    'session',
  ) ?? '';

/** What the visitor typed as the company's name in this tab. It never leaves the browser. */
export const companyName = createExternalStore(companyNameKey, '', read);

/** For React; also before anything follows the store. */
export const useCompanyName = (): string =>
  useSyncExternalStore(companyName.subscribe, () => companyName.state() || read());

export function keepCompanyName(name: string): void {
  if (name) {
    writeStored(companyNameKey, name, 'session');
  } else {
    removeStored(companyNameKey, 'session');
  }
  companyName.set(name);
}
