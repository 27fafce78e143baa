import { bundles, type OfferSku } from '@contracts/products';
import { formatPrice } from '@/lib/text/format';
import { Price } from '@/ui/price';
import { useOffer } from './use-offer';

interface OfferPriceProps {
  readonly sku: OfferSku;
  readonly size?: 'large' | undefined;
}

/** The price for this visitor with the effect of the coupon, to the cent. */
export function OfferPrice(offer: OfferPriceProps) {
  return (
    <div>
      <OfferAmount {...offer} />
      <CouponNote sku={offer.sku} />
    </div>
  );
}

/** The price for this visitor, next to the price before the coupon. */
export function OfferAmount({ sku, size }: OfferPriceProps) {
  const { beforeCents, totalCents } = useOffer(sku);
  return (
    <Price
      quoteOf={sku}
      size={size}
      current={formatPrice(totalCents)}
      original={beforeCents === null ? undefined : formatPrice(beforeCents)}
    />
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
