import { findCoupon, type Coupon } from '@/catalog/coupons';
import { isRecord, readStored, removeStored, writeStored } from '@/lib/safe-storage';

const storageKey = 'active_coupon';
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
 * The stored coupon, or null. Only its code and dates are believed: discount and words come from the catalogue, because
 * anybody can write anything into their own storage.
 */
export function loadCoupon(now: number): ActiveCoupon | null {
  const stored = readStored(storageKey, (value) => {
    if (!isRecord(value) || typeof value['code'] !== 'string' || typeof value['appliedAt'] !== 'number') {
      return null;
    }
    const coupon = findCoupon(value['code']);
    return coupon && value['appliedAt'] <= now ? activate(coupon, value['appliedAt']) : null;
  });
  if (!stored || stored.expiresAt <= now) {
    removeStored(storageKey);
    return null;
  }
  return stored;
}

export function saveCoupon(coupon: ActiveCoupon): void {
  writeStored(storageKey, coupon);
}

export function forgetCoupon(): void {
  removeStored(storageKey);
}

/** Takes the coupon parameter out of an address. Unknown codes are rejected silently: a console warning only. */
export function takeCouponFromAddress(address: string): { coupon: Coupon | null; address: string } {
  const url = new URL(address);
  const code = url.searchParams.get('coupon');
  if (code === null) {
    return { coupon: null, address };
  }
  url.searchParams.delete('coupon');
  const coupon = findCoupon(code.slice(0, 64));
  if (!coupon) {
    console.warn('Invalid coupon code');
  }
  return { coupon, address: url.href };
}
