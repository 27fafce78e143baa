import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { createExternalStore } from '@/lib/browser/external-store';
import { forgetUtm, loadUtm, saveUtm, utmFromAddress, utmKey, type UtmRecord } from './model/utm-record';

interface UtmState {
  readonly record: UtmRecord | null;
  readonly forget: () => void;
}

const UtmContext = createContext<UtmState | null>(null);

const createUtmStore = () => createExternalStore<UtmRecord | null>(utmKey, null, () => loadUtm(Date.now()));

/** Stores the visitor's campaign for forms and for the checkout link. Links within the site can name one too. */
export function UtmProvider({ children }: { readonly children: ReactNode }) {
  const [{ subscribe, state, set }] = useState(createUtmStore);
  const record = useSyncExternalStore(subscribe, state, () => null);
  const { search } = useLocation();

  useEffect(() => {
    const params = utmFromAddress(search);
    if (params) {
      set(saveUtm(params, Date.now()));
    }
  }, [search, set]);

  const forget = () => {
    forgetUtm();
    set(null);
  };
  return <UtmContext value={{ record, forget }}>{children}</UtmContext>;
}

export function useUtm(): UtmState {
  const state = use(UtmContext);
  if (!state) {
    throw new Error('useUtm must be used within UtmProvider');
  }
  return state;
}
