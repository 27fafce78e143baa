import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { products } from '@contracts/products';
import { BuyButton } from '@/app/buy-button';
import { priceOn } from '@/catalog/prices';
import { formatPrice } from '@/lib/format';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';

const sku = 'micro-templates';

/** A second product for the order. The checkout sells one at a time, so what is added gets a checkout of its own. */
export function OrderBump() {
  const [isAdded, setIsAdded] = useState(false);
  // The button says so at once; the second checkout comes a moment later.
  const isOffered = useDeferredValue(isAdded);
  const box = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const { currentCents, originalCents } = priceOn('order-bump', sku);
  const saved = originalCents === null ? 0 : originalCents - currentCents;

  // Ticked before this code ran: the browser keeps the tick, and the rest follows.
  useEffect(() => {
    if (box.current?.checked) setIsAdded(true);
  }, []);

  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-lg border border-dashed border-edge bg-primary-soft p-4"
    >
      <h3 id={titleId} className="text-lg">
        Add the {products[sku].name}
      </h3>
      <p className="mt-1 text-[0.9375rem]">
        Short notices and forms for {formatPrice(currentCents)}
        {originalCents !== null && (
          <>
            {' '}
            instead of <s>{formatPrice(originalCents)}</s>: you save {formatPrice(saved)}
          </>
        )}
        .
      </p>
      <CheckboxField
        ref={box}
        className="mt-2"
        label="Yes, add it to my order"
        name="order-bump"
        checked={isAdded}
        onChange={(event) => setIsAdded(event.target.checked)}
      />
      <div className="mt-2">
        <Button variant="secondary" size="small" aria-pressed={isAdded} onClick={() => setIsAdded(!isAdded)}>
          {isAdded ? 'Added to Cart' : 'Add to Order'}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {isOffered && (
          <div className="mt-4 border-t border-hairline pt-4">
            <p className="mb-3 text-sm">
              The checkout takes one product at a time. Buy this one after the first:
            </p>
            <BuyButton sku={sku} priceCents={currentCents} size="small" label={`Buy ${products[sku].name}`} />
          </div>
        )}
      </div>
    </section>
  );
}
