import { useEffect, useRef, type ReactNode } from 'react';
import { useConsent } from '../consent-context';
import { isConsentType } from '../model/consent-record';
import { hasPrivacySignal } from '../model/privacy-signal';

/** The attribute of links that reopen the banner. */
const opener = '[data-opens="privacy-choices"]';

/** Asks once, and again when the visitor follows "Privacy choices". Its text is the static island passed as children. */
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
    // Runs before the router, because without JavaScript the link goes to the privacy page.
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
