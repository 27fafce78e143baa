import { formatMoney } from '@contracts/money';
import { discountLabel, taxLine } from '@contracts/order-amounts';

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
          label: discountLabel(coupon),
          value: `−${formatMoney(discountCents, currency)}`,
        },
      ];
}

interface Taxed {
  readonly currency: string;
  readonly amountCents: number;
  readonly taxCents: number | null;
  readonly taxIncluded: boolean;
}

/** The total, with the sales tax before it, or after it where the prices contain it. */
export function totalRows(order: Taxed) {
  const row = (label: string, cents: number) => ({
    label,
    value: formatMoney(cents, order.currency),
    isVerbatim: true,
  });
  const tax = taxLine(order);
  const at = (place: string) => (tax?.place === place ? [row(tax.label, tax.cents)] : []);
  return [...at('before total'), row('Total', order.amountCents), ...at('after total')];
}
