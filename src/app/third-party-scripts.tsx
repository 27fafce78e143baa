import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type * as Analytics from '@/features/shop/analytics/analytics';
import { useConsent } from '@/features/shop/consent/consent-context';
import { useSettings } from '@/features/all/settings/settings-context';

/** Cookies of Google, Clarity and Meta. */
const analyticsCookie = /(?:^|; ?)_(?:ga|gid|gat|gcl|clck|clsk|fbp|fbc)/;

interface ThirdPartyScriptsProps {
  /** Called when the owner's chat is on the page. */
  readonly onChatbot: () => void;
}

/** Analytics and the owner's scripts. Their code is loaded after consent, never before. */
export function ThirdPartyScripts({ onChatbot }: ThirdPartyScriptsProps) {
  const { choice } = useConsent();
  const { GA4_ID, CLARITY_ID, META_PIXEL_ID, CHATBOT_SCRIPT, CONSENT_SCRIPT } = useSettings();
  const { pathname } = useLocation();
  const analytics = useRef<Promise<typeof Analytics> | null>(null);

  useEffect(() => {
    if (choice !== 'all' && !analytics.current && !analyticsCookie.test(document.cookie)) {
      return;
    }
    let isOver = false;
    analytics.current ??= import('@/features/shop/analytics/analytics');
    analytics.current.then(
      ({ visit, withdraw }) => {
        if (isOver) {
          return;
        }
        if (choice === 'all') {
          visit(pathname, { GA4_ID, CLARITY_ID, META_PIXEL_ID, CHATBOT_SCRIPT, CONSENT_SCRIPT }, onChatbot);
        } else {
          withdraw(pathname);
        }
      },
      // Offline, nothing is reported.
      () => {
        analytics.current = null;
      },
    );
    return () => {
      isOver = true;
    };
  }, [choice, pathname, onChatbot, GA4_ID, CLARITY_ID, META_PIXEL_ID, CHATBOT_SCRIPT, CONSENT_SCRIPT]);

  return null;
}
