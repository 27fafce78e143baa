import { findCoupon, type Coupon } from '@contracts/coupons';
import { isRecord, readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

export const couponKey = 'active_coupon';
export const couponDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

export interface ActiveCoupon {
  readonly code: string;
  readonly discount: number;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly appliedAt: number;
  readonly expiresAt: number;
}

/** Valid for seven days from its application. */
export function activate(coupon: Coupon, now: number): ActiveCoupon {
  return {
    code: coupon.code,
    discount: coupon.percentOff,
    description: coupon.description,
    appliedAt: now,
    expiresAt: now + couponDays * dayMs,
  };
}

/** Whole days left, rounded up. */
export function daysLeft(coupon: ActiveCoupon, now: number): number {
  return Math.max(0, Math.ceil((coupon.expiresAt - now) / dayMs));
}

/**
 * The stored coupon, or null. Only its code and dates are used: discount and text come from the catalog, because visitors
 * can write anything to their own storage.
 */
export function loadCoupon(now: number): ActiveCoupon | null {
  const stored = readStored(couponKey, (value) => {
    if (!isRecord(value) || typeof value['code'] !== 'string' || typeof value['appliedAt'] !== 'number') {
      return null;
    }
    const coupon = findCoupon(value['code']);
    return coupon && value['appliedAt'] <= now ? activate(coupon, value['appliedAt']) : null;
  });
  if (!stored || stored.expiresAt <= now) {
    removeStored(couponKey);
    return null;
  }
  return stored;
}

export function saveCoupon(coupon: ActiveCoupon): void {
  writeStored(couponKey, coupon);
}

export function forgetCoupon(): void {
  removeStored(couponKey);
}
