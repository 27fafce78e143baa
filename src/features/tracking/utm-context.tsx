import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { forgetUtm, loadUtm, saveUtm, utmFromAddress, type UtmRecord } from './model/utm-record';

interface UtmState {
  readonly record: UtmRecord | null;
  forget(): void;
}

const UtmContext = createContext<UtmState | null>(null);

/** Keeps the campaign that brought the visitor, for forms and for the checkout link. */
export function UtmProvider({ children }: { readonly children: ReactNode }) {
  const [record, setRecord] = useState<UtmRecord | null>(null);

  useEffect(() => {
    const params = utmFromAddress(window.location.search);
    setRecord(params ? saveUtm(params, Date.now()) : loadUtm(Date.now()));
  }, []);

  const state = useMemo(
    () => ({
      record,
      forget() {
        forgetUtm();
        setRecord(null);
      },
    }),
    [record],
  );
  return <UtmContext value={state}>{children}</UtmContext>;
}

export function useUtm(): UtmState {
  const state = use(UtmContext);
  if (!state) {
    throw new Error('useUtm must be used within UtmProvider');
  }
  return state;
}
