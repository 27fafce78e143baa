import { offers, type OfferSku } from '@contracts/products';
import { formatPrice } from '@/lib/text/format';
import { useOffer } from './use-offer';

interface OrderTotalProps {
  readonly sku: OfferSku;
  readonly second: OfferSku;
}

/** The price of two products in one order. */
export function OrderTotal({ sku, second }: OrderTotalProps) {
  const cents = useOffer(sku).totalCents + useOffer(second).totalCents;
  return (
    <p className="mt-3 text-ink">
      With the {offers[second].name}:{' '}
      <strong translate="no" className="text-heading">
        {formatPrice(cents)}
      </strong>{' '}
      in all.
    </p>
  );
}
