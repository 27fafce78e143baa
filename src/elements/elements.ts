import { couponPrices } from '@/features/shop/coupon/model/coupon-prices';
import { readStored } from '@/lib/browser/safe-storage';
import { chosenStateKey, companyNameKey } from '@/lib/browser/stored-keys';
import { afterFirstInteraction } from '@/rendering/first-interaction';
import * as documentPreview from './document-preview';
import type { SiteTag } from './jsx';

/** Brings the HTML inside `host` to life. `end` is aborted when it leaves the page, perhaps to come back. */
export type Upgrade = (host: HTMLElement, end: AbortSignal) => void;

export interface ElementCode {
  readonly load: () => Promise<{ readonly upgrade: Upgrade }>;
  /**
   * Comes when the rendered HTML is no longer all that is wanted; undefined: it is not already. Without it the code loads at once,
   * and the renderer preloads it.
   */
  readonly wait?: (host: HTMLElement) => Promise<void> | undefined;
}

let touch: Promise<void> | undefined;
const firstTouch = () => (touch ??= new Promise((resolve) => void afterFirstInteraction(resolve)));
/** The HTML has both states in the order of the catalog, and the example's name. */
const firstChoice = () => (readStored(chosenStateKey, String) === null ? firstTouch() : undefined);
const firstName = () => (readStored(companyNameKey, String, 'session') === null ? firstTouch() : undefined);

let coupon: Promise<void> | undefined;
const firstCoupon = () =>
  couponPrices.state()
    ? undefined
    : (coupon ??= new Promise((resolve) => void couponPrices.subscribe(resolve)));

/** Its day, where the day begins first. */
const firstDay = (host: HTMLElement) =>
  new Date(host.getAttribute('from') ?? 0).getTime() - 14 * 3_600_000 < Date.now() ? undefined : never;
/** In the first script: a request of its own would be larger. */
const isHere = () => undefined;

const never = new Promise<void>(() => undefined);

/** Every element of the site by its tag, which is also the name of its file. */
export const elements = {
  'company-name': { load: () => import('./company-name'), wait: firstName },
  'document-gallery': { load: () => import('./document-gallery') },
  'document-preview': { load: () => Promise.resolve(documentPreview), wait: isHere },
  'document-search': { load: () => import('./document-search') },
  'duty-list': { load: () => import('./duty-list') },
  'plan-answers': { load: () => import('./plan-answers') },
  'review-mark': { load: () => import('./review-mark'), wait: firstDay },
  'rollout-steps': { load: () => import('./rollout-steps') },
  'sample-page': { load: () => import('./sample-page'), wait: firstName },
  'shop-price': { load: () => import('./shop-price'), wait: firstCoupon },
  'state-choice': { load: () => import('./state-choice'), wait: firstChoice },
  'state-order': { load: () => import('./state-order'), wait: firstChoice },
  'state-table': { load: () => import('./state-table') },
} as const satisfies Readonly<Record<SiteTag, ElementCode>>;
