import { cutText } from '@contracts/text';
import { createExternalStore } from '@/lib/browser/external-store';
import { readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

const key = 'company-name';

export const longestCompanyName = 80;

const read = () =>
  readStored(
    key,
    (value) => (typeof value === 'string' ? cutText(value, longestCompanyName) : null),
    'session',
  ) ?? '';

/** What the visitor typed as the company's name in this tab. It never leaves the browser. */
export const companyName = createExternalStore(key, '', read);

export function keepCompanyName(name: string): void {
  if (name) {
    writeStored(key, name, 'session');
  } else {
    removeStored(key, 'session');
  }
  companyName.set(name);
}
