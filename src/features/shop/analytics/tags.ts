import type { TagName } from '@/catalog/tag-providers';
import { gtag } from './gtag';

interface QueuedFunction {
  (...call: unknown[]): void;
  q?: unknown[][];
  queue?: unknown[][];
  callMethod?: (...call: unknown[]) => void;
}

declare global {
  interface Window {
    clarity?: QueuedFunction;
    fbq?: QueuedFunction;
    _fbq?: QueuedFunction;
  }
}

/** An analytics service: how to start it, report a page, pause it and resume it. */
interface Tag {
  readonly start: (id: string) => void;
  readonly visit?: () => void;
  readonly stop: (id: string) => void;
  readonly resume: (id: string) => void;
}

const setGoogleSilence = (id: string, isSilent: boolean) =>
  Object.assign(window, { [`ga-disable-${id}`]: isSilent });

const google: Tag = {
  start(id) {
    gtag('js', new Date());
    // We send page views ourselves: Google would report the whole URL, which may contain an email address.
    gtag('config', id, { send_page_view: false });
  },
  stop: (id) => setGoogleSilence(id, true),
  resume: (id) => setGoogleSilence(id, false),
};

function clarityQueue(): QueuedFunction {
  const clarity: QueuedFunction = (...call) => {
    (clarity.q ??= []).push(call);
  };
  return clarity;
}

const sendConsentToClarity = (value: 'granted' | 'denied') =>
  window.clarity?.('consentv2', { ad_Storage: value, analytics_Storage: value });

const clarity: Tag = {
  start() {
    window.clarity ??= clarityQueue();
    sendConsentToClarity('granted');
  },
  stop() {
    sendConsentToClarity('denied');
    window.clarity?.('stop');
  },
  resume() {
    sendConsentToClarity('granted');
    window.clarity?.('start');
  },
};

function metaQueue(): QueuedFunction {
  const fbq: QueuedFunction = (...call) => {
    if (fbq.callMethod) {
      fbq.callMethod(...call);
    } else {
      fbq.queue?.push(call);
    }
  };
  // Otherwise it would report each change of URL automatically.
  return Object.assign(fbq, { queue: [], loaded: true, version: '2.0', disablePushState: true });
}

const meta: Tag = {
  start(id) {
    window.fbq ??= metaQueue();
    window._fbq ??= window.fbq;
    window.fbq('consent', 'grant');
    window.fbq('set', 'autoConfig', false, id);
    window.fbq('init', id);
  },
  visit: () => window.fbq?.('track', 'PageView'),
  stop: () => window.fbq?.('consent', 'revoke'),
  resume: () => window.fbq?.('consent', 'grant'),
};

export const tags: Readonly<Record<TagName, Tag>> = { google, clarity, meta };
