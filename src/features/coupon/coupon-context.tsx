import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { findCoupon } from '@/catalog/coupons';
import {
  activate,
  forgetCoupon,
  loadCoupon,
  saveCoupon,
  takeCouponFromAddress,
  type ActiveCoupon,
} from './model/active-coupon';

interface CouponState {
  readonly coupon: ActiveCoupon | null;
  apply(code: string): boolean;
  remove(): void;
}

const CouponContext = createContext<CouponState | null>(null);

/** Reads `?coupon=` once, keeps the coupon for seven days and drops it at the moment it expires. */
export function CouponProvider({ children }: { readonly children: ReactNode }) {
  const [coupon, setCoupon] = useState<ActiveCoupon | null>(null);

  const apply = useCallback((code: string) => {
    const known = findCoupon(code);
    if (!known) {
      console.warn('Invalid coupon code');
      return false;
    }
    const active = activate(known, Date.now());
    saveCoupon(active);
    setCoupon(active);
    return true;
  }, []);

  const remove = useCallback(() => {
    forgetCoupon();
    setCoupon(null);
  }, []);

  useEffect(() => {
    const { coupon: fromAddress, address } = takeCouponFromAddress(window.location.href);
    if (address !== window.location.href) {
      window.history.replaceState(window.history.state, '', address);
    }
    if (fromAddress) {
      apply(fromAddress.code);
    } else {
      setCoupon(loadCoupon(Date.now()));
    }
  }, [apply]);

  useEffect(() => {
    if (!coupon) {
      return;
    }
    // A timer cannot run for more than 24.8 days; seven fit.
    const timer = window.setTimeout(remove, Math.max(0, coupon.expiresAt - Date.now()));
    return () => window.clearTimeout(timer);
  }, [coupon, remove]);

  const state = useMemo(() => ({ coupon, apply, remove }), [coupon, apply, remove]);
  return <CouponContext value={state}>{children}</CouponContext>;
}

export function useCoupon(): CouponState {
  const state = use(CouponContext);
  if (!state) {
    throw new Error('useCoupon must be used within CouponProvider');
  }
  return state;
}
