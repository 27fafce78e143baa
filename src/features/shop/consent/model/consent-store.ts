import { createExternalStore, type ExternalStore } from '@/lib/browser/external-store';
import { consentKey, forgetConsent, loadConsent, saveConsent, type ConsentType } from './consent-record';
import { hasPrivacySignal } from './privacy-signal';

export interface ConsentState {
  /** Null while undecided: only essential features run. */
  readonly choice: ConsentType | null;
  /** Whether the banner is open. */
  readonly isAsking: boolean;
}

export interface ConsentStore extends Omit<ExternalStore<ConsentState>, 'set'> {
  readonly choose: (type: ConsentType) => void;
  /** Reopens the banner. The choice stays in effect. */
  readonly reopen: () => void;
  /** Deletes the record and asks again. */
  readonly forget: () => void;
}

/** The state in prerendered HTML, and until browser storage has been read. */
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

/** The visitor's choice, the same in all tabs. If storage is blocked it lasts until the page is left. */
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
