import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  createConsentStore,
  unknownConsent,
  type ConsentState,
  type ConsentStore,
} from './model/consent-store';

const ConsentContext = createContext<ConsentStore | null>(null);

export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createConsentStore);
  return <ConsentContext value={store}>{children}</ConsentContext>;
}

export function useConsent(): ConsentState & Pick<ConsentStore, 'choose' | 'reopen' | 'forget'> {
  const store = use(ConsentContext);
  if (!store) {
    throw new Error('useConsent must be used within ConsentProvider');
  }
  const { choose, reopen, forget } = store;
  const state = useSyncExternalStore(store.subscribe, store.state, () => unknownConsent);
  return { ...state, choose, reopen, forget };
}
