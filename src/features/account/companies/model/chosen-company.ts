import { useState, useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/external-store';
import { readStored, writeStored } from '@/lib/browser/safe-storage';
import type { Company } from '../api/companies-api';

const key = 'chosen_company';
const read = () => readStored(key, (value) => (typeof value === 'string' ? value : null));
const store = createExternalStore<string | null>(key, null, read);

/** The company that this browser works for: the chosen one, else the first; null without any. The same in all tabs. */
export function useChosenCompany(companies: readonly Company[]): Company | null {
  const chosen = useSyncExternalStore(store.subscribe, store.state, () => null);
  return companies.find(({ id }) => id === chosen) ?? companies[0] ?? null;
}

export function chooseCompany(id: string): void {
  writeStored(key, id);
  store.set(id);
}

/**
 * A key for what is shown of a company: another one for another company, so that nothing typed for one is saved for the other,
 * also when another tab switches. The account's first company goes on with what was there before it.
 */
export function useScreenKey(company: Company | null): number {
  const id = company?.id ?? null;
  const [screen, setScreen] = useState({ id, key: 0 });
  if (screen.id !== id) {
    setScreen({ id, key: screen.id === null ? screen.key : screen.key + 1 });
  }
  return screen.key;
}
