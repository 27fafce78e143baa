import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useGo } from '@/lib/url/go';
import type { ActiveCoupon } from './model/active-coupon';
import { createCouponStore, type CouponStore } from './model/coupon-store';

interface CouponState extends Pick<CouponStore, 'apply' | 'remove'> {
  readonly coupon: ActiveCoupon | null;
  /** The order with the coupon has been paid. */
  readonly markUsed: () => void;
}

const CouponContext = createContext<CouponState | null>(null);

/** Removes `?coupon=` from any URL of the site, stores the coupon for seven days, and drops it when they are over. */
export function CouponProvider({ children }: { readonly children: ReactNode }) {
  const [{ subscribe, state, apply, remove }] = useState(createCouponStore);
  const coupon = useSyncExternalStore(subscribe, state, () => null);
  const location = useLocation();
  const go = useGo();

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const code = query.get('coupon');
    if (code !== null) {
      apply(code);
      query.delete('coupon');
      const kept = query.toString();
      void go(location.pathname + (kept && `?${kept}`) + location.hash, { replace: true });
    }
  }, [apply, go, location]);

  useEffect(() => {
    if (coupon) {
      // Timers run for at most 24.8 days, so seven are fine.
      const timer = window.setTimeout(remove, Math.max(0, coupon.expiresAt - Date.now()));
      return () => window.clearTimeout(timer);
    }
    return undefined;
  }, [coupon, remove]);

  return <CouponContext value={{ coupon, apply, remove, markUsed: remove }}>{children}</CouponContext>;
}

export function useCoupon(): CouponState {
  const state = use(CouponContext);
  if (!state) {
    throw new Error('useCoupon must be used within CouponProvider');
  }
  return state;
}
