import { formatMoney } from '@contracts/money';

interface Discounted {
  readonly currency: string;
  readonly coupon: string | null;
  readonly discountCents: number;
}

/** The coupon's discount as a row between the prices and the total. None if there is no discount. */
export function discountRow({ currency, coupon, discountCents }: Discounted) {
  return discountCents === 0
    ? []
    : [
        {
          label: coupon === null ? 'Discount' : `Coupon ${coupon}`,
          value: `−${formatMoney(discountCents, currency)}`,
        },
      ];
}
