import { isDue } from '@/features/shared/law/model/review';
import { couponPrices } from '@/features/shop/coupon/model/coupon-prices';
import { hasChosenState } from '@/lib/browser/chosen-state';
import { afterFirstInteraction } from '@/rendering/first-interaction';

/** Brings the HTML inside `host` to life. `end` is aborted when it leaves the page, perhaps to come back. */
export type Upgrade = (host: HTMLElement, end: AbortSignal) => void;

export interface ElementCode {
  readonly load: () => Promise<Upgrade>;
  /**
   * Comes when the rendered HTML is no longer all that is wanted; undefined: it is not already. Without it the code loads at once,
   * and the renderer preloads it.
   */
  readonly wait?: (host: HTMLElement) => Promise<void> | undefined;
}

let touch: Promise<void> | undefined;
const firstTouch = () => (touch ??= new Promise((resolve) => void afterFirstInteraction(resolve)));
/** The HTML has both states in the order of the catalog. */
const firstChoice = () => (hasChosenState() ? undefined : firstTouch());

let coupon: Promise<void> | undefined;
const firstCoupon = () =>
  couponPrices.state()
    ? undefined
    : (coupon ??= new Promise((resolve) => void couponPrices.subscribe(resolve)));

const never = new Promise<void>(() => undefined);

/** Every element of the site by its tag, which is also the name of its file. */
export const elements = {
  'company-name': { load: () => import('./company-name').then(({ upgrade }) => upgrade) },
  'document-gallery': { load: () => import('./document-gallery').then(({ upgrade }) => upgrade) },
  'plan-answers': { load: () => import('./plan-answers').then(({ upgrade }) => upgrade) },
  'review-mark': {
    load: () => import('./review-mark').then(({ upgrade }) => upgrade),
    wait: (host) => (isDue({ nextCheck: host.getAttribute('from') ?? '' }) ? undefined : never),
  },
  'sample-sheet': { load: () => import('./sample-sheet').then(({ upgrade }) => upgrade) },
  'shop-price': {
    load: () => import('./shop-price').then(({ upgrade }) => upgrade),
    wait: firstCoupon,
  },
  'state-choice': {
    load: () => import('./state-choice').then(({ upgrade }) => upgrade),
    wait: firstChoice,
  },
  'state-order': {
    load: () => import('./state-order').then(({ upgrade }) => upgrade),
    wait: firstChoice,
  },
  'state-table': { load: () => import('./state-table').then(({ upgrade }) => upgrade) },
} as const satisfies Readonly<Record<string, ElementCode>>;
