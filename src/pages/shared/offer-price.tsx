import { bundles, type OfferSku } from '@contracts/products';
import { formatPrice } from '@/lib/text/format';
import { Price } from '@/ui/price';
import { useOffer } from './use-offer';

interface OfferPriceProps {
  readonly sku: OfferSku;
  readonly size?: 'medium' | 'large';
}

/** The price for this visitor, next to the price before the coupon. */
export function OfferPrice({ sku, size = 'medium' }: OfferPriceProps) {
  const { listCents, struckCents, discountCents, totalCents } = useOffer(sku);
  const before = discountCents > 0 ? listCents : struckCents;
  return (
    <div>
      <Price
        quoteOf={sku}
        size={size}
        current={formatPrice(totalCents)}
        original={before === null ? undefined : formatPrice(before)}
      />
      <CouponNote sku={sku} />
    </div>
  );
}

/** The effect of the visitor's coupon on this offer, to the cent. */
export function CouponNote({ sku }: { readonly sku: OfferSku }) {
  const { coupon, discountCents, listCents, totalCents } = useOffer(sku);
  if (!coupon) return null;
  return (
    <p className="mt-2 text-sm text-ink">
      {discountCents > 0
        ? `${formatPrice(listCents)} less ${formatPrice(discountCents)} with coupon ${coupon.code}: ${formatPrice(totalCents)}.`
        : `Coupon ${coupon.code} is for the ${bundles['core-payroll-bundle'].name} alone.`}
    </p>
  );
}
