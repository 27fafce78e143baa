import { useEffect, useId, useRef } from 'react';
import { bumpSku, products, type OfferSku } from '@contracts/products';
import { BuyButton } from '@/pages/sections/buy-button';
import { useOffer, useSecondProduct } from '@/pages/sections/use-offer';
import { formatPrice } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';

interface OrderBumpProps {
  /** The first product. */
  readonly sku: OfferSku;
  readonly isAdded: boolean;
  readonly onChange: (isAdded: boolean) => void;
}

const { name } = products[bumpSku];

/**
 * A second product for the order. If the checkout supports two, the buy button next to it includes both; if not, the second
 * one has its own checkout, and the page does not claim that it was added.
 */
export function OrderBump({ sku, isAdded, onChange }: OrderBumpProps) {
  const titleId = useId();
  const { totalCents } = useOffer(bumpSku);
  const way = useSecondProduct(sku, bumpSku);
  if (way === 'none') return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-3 rounded-lg border border-dashed border-edge bg-primary-soft p-4"
    >
      <h3 id={titleId} className="text-lg">
        Add the {name}
      </h3>
      <p className="mt-1 text-[0.9375rem]">
        Short notices and forms for <span translate="no">{formatPrice(totalCents)}</span>.
      </p>
      {way === 'same-order' ? (
        <Choice isAdded={isAdded} onChange={onChange} />
      ) : (
        <div className="mt-3">
          <p className="mb-3 text-sm">
            The checkout takes one product at a time, so this is an order of its own.
          </p>
          <BuyButton sku={bumpSku} size="small" label={`Buy ${name}`} />
        </div>
      )}
    </section>
  );
}

function Choice({ isAdded, onChange }: Omit<OrderBumpProps, 'sku'>) {
  const box = useRef<HTMLInputElement>(null);

  // Checked before this code ran: the browser kept the check mark, so read it.
  useEffect(() => {
    if (box.current?.checked) onChange(true);
  }, [onChange]);

  return (
    <>
      <CheckboxField
        ref={box}
        className="mt-2"
        label="Yes, add it to my order"
        name="order-bump"
        checked={isAdded}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="mt-2">
        <Button variant="secondary" size="small" aria-pressed={isAdded} onClick={() => onChange(!isAdded)}>
          {isAdded ? 'Added to Cart' : 'Add to Order'}
        </Button>
      </div>
    </>
  );
}
