import { useEffect, useRef, type ReactNode } from 'react';
import { useConsent } from '../consent-context';
import { isConsentType } from '../model/consent-record';
import { hasPrivacySignal } from '../model/privacy-signal';

/** What any link of the site carries that opens the banner again. */
const opener = '[data-opens="privacy-choices"]';

/** Asks once, and again whenever somebody follows "Privacy choices". Its words are the still part given as children. */
export function ConsentBanner({ children }: { readonly children: ReactNode }) {
  const { isAsking, choose, reopen } = useConsent();
  const banner = useRef<HTMLDivElement>(null);
  const openedBy = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLElement>(opener);
      if (link) {
        event.preventDefault();
        openedBy.current = link;
        reopen();
        requestAnimationFrame(() =>
          banner.current?.querySelector<HTMLElement>('#consent-title')?.focus({ preventScroll: true }),
        );
        return;
      }
      const button = target?.closest<HTMLElement>('[data-consent]');
      const type = button?.dataset['consent'];
      if (isConsentType(type)) {
        choose(type);
        openedBy.current?.focus();
        openedBy.current = null;
      }
    };
    // Before the router hears of it, because the link leads to the privacy page where there is no JavaScript.
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, [choose, reopen]);

  return (
    <div
      ref={banner}
      hidden={!isAsking}
      data-signal={(isAsking && hasPrivacySignal()) || undefined}
      className="group/consent"
    >
      {children}
    </div>
  );
}
