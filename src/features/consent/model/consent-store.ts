import { createExternalStore, type ExternalStore } from '@/lib/external-store';
import { consentKey, forgetConsent, loadConsent, saveConsent, type ConsentType } from './consent-record';
import { hasPrivacySignal } from './privacy-signal';

export interface ConsentState {
  /** Null while undecided; nothing but the essential happens then. */
  readonly choice: ConsentType | null;
  /** Whether the banner is open. */
  readonly isAsking: boolean;
}

export interface ConsentStore extends Omit<ExternalStore<ConsentState>, 'set'> {
  readonly choose: (type: ConsentType) => void;
  /** The banner again, with the choice still in force. */
  readonly reopen: () => void;
  /** As if nobody had chosen: deletes the record and asks. */
  readonly forget: () => void;
}

/** In rendered HTML, and until the browser's storage has been looked at. */
export const unknownConsent: ConsentState = { choice: null, isAsking: false };

function readConsent(): ConsentState {
  const stored = loadConsent(Date.now());
  if (stored) {
    return { choice: stored, isAsking: false };
  }
  if (hasPrivacySignal()) {
    saveConsent('essential', Date.now());
    return { choice: 'essential', isAsking: false };
  }
  return { choice: null, isAsking: true };
}

/** The visitor's choice, the same in all tabs. Where storage is blocked it holds until the page is left. */
export function createConsentStore(): ConsentStore {
  const { subscribe, state, set } = createExternalStore(consentKey, unknownConsent, readConsent);
  return {
    subscribe,
    state,
    choose(type) {
      saveConsent(type, Date.now());
      set({ choice: type, isAsking: false });
    },
    reopen: () => set({ ...state(), isAsking: true }),
    forget() {
      forgetConsent();
      set({ choice: null, isAsking: true });
    },
  };
}
