/** Google's queue: its script reads what was pushed before it loaded, and everything after. */
declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

type Signal = 'granted' | 'denied';

/** The four signals of Consent Mode v2. */
function signals(value: Signal) {
  return {
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
    analytics_storage: value,
  };
}

export function gtag(...command: unknown[]): void {
  window.gtag?.(...command);
}

/**
 * Basic Consent Mode: nothing from Google is loaded before consent. Then one `default` (denied) is sent first, and the
 * visitor's choice as an `update` after it.
 */
export function grantGoogleConsent(): void {
  if (!window.gtag) {
    const layer = (window.dataLayer ??= []);
    // Google's script recognizes commands by their type: an arguments object.
    window.gtag = function push() {
      // oxlint-disable-next-line prefer-rest-params
      layer.push(arguments);
    };
    gtag('consent', 'default', signals('denied'));
  }
  gtag('consent', 'update', signals('granted'));
}

export function withdrawGoogleConsent(): void {
  gtag('consent', 'update', signals('denied'));
}
