import { findCoupon } from '@contracts/coupons';
import { createExternalStore, type ExternalStore } from '@/lib/browser/external-store';
import {
  activate,
  couponKey,
  forgetCoupon,
  loadCoupon,
  saveCoupon,
  type ActiveCoupon,
} from './active-coupon';

export interface CouponStore extends Omit<ExternalStore<ActiveCoupon | null>, 'set'> {
  /** Whether the code is known. An unknown one changes nothing and is only noted in the console. */
  readonly apply: (code: string) => boolean;
  readonly remove: () => void;
}

export function createCouponStore(): CouponStore {
  const { subscribe, state, set } = createExternalStore<ActiveCoupon | null>(couponKey, null, () =>
    loadCoupon(Date.now()),
  );
  return {
    subscribe,
    state,
    apply(code) {
      const known = findCoupon(code);
      if (!known) {
        console.warn('Invalid coupon code');
        return false;
      }
      const active = activate(known, Date.now());
      saveCoupon(active);
      set(active);
      return true;
    },
    remove() {
      forgetCoupon();
      set(null);
    },
  };
}
