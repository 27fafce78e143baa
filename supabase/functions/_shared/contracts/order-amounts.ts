interface Taxed {
  /** Null where the provider did not tell it. */
  readonly taxCents: number | null;
  /** Whether the prices contain it. */
  readonly taxIncluded: boolean;
}

/** The line of the sales tax: between the prices and the total, or after the total where the prices contain it. */
export function taxLine({ taxCents, taxIncluded }: Taxed) {
  if (taxCents === null || taxCents === 0) return null;
  return {
    label: taxIncluded ? 'Includes sales tax' : 'Sales tax',
    cents: taxCents,
    place: taxIncluded ? 'after total' : 'before total',
  } as const;
}

/** How a payment provider names its own objects, which nobody has typed. */
const providerId = /^(promo|dsc|di|coupon)_[A-Za-z0-9]{8,}$/;

/** A code that people typed; null for a provider's own id of it, which earlier orders may hold. */
export const typedCode = (coupon: string | null): string | null =>
  coupon === null || providerId.test(coupon) ? null : coupon;

export function discountLabel(coupon: string | null): string {
  const code = typedCode(coupon);
  return code === null ? 'Discount' : `Coupon ${code}`;
}

/** What the bank holds or has given back; null for an order without a dispute, or with one that was won. */
export function disputeLine({
  status,
  disputedCents,
}: {
  readonly status: string;
  readonly disputedCents: number;
}) {
  if (disputedCents === 0) return null;
  return { label: status === 'disputed' ? 'Held by the bank' : 'Returned by the bank', cents: disputedCents };
}
