import { useEffect, useState, type RefObject } from 'react';
import { products, type ProductSku } from '@contracts/products';
import { BuyButton } from '@/pages/sections/buy-button';
import { PageBar } from '@/pages/sections/page-bar';
import { useOffer } from '@/pages/sections/use-offer';
import { formatPrice } from '@/lib/text/format';

interface BuyBarProps {
  readonly sku: ProductSku;
  readonly second: ProductSku | null;
  /** The buy button in the page; the bar shows while that is not on the screen. */
  readonly button: RefObject<HTMLElement | null>;
}

/** The price and the way to the checkout at the lower edge of a phone. */
export function BuyBar({ sku, second, button }: BuyBarProps) {
  const isAway = useIsAway(button);
  const { totalCents } = useOffer(sku);
  const other = useOffer(second ?? sku).totalCents;
  if (!isAway) return null;
  return (
    <PageBar label="Buy">
      <p className="min-w-0 truncate text-sm text-muted">
        <span>{products[sku].name}</span>
        <span translate="no" className="block text-lg leading-tight font-semibold text-heading">
          {formatPrice(second ? totalCents + other : totalCents)}
        </span>
      </p>
      <BuyButton sku={sku} second={second} size="medium" />
    </PageBar>
  );
}

function useIsAway(target: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    // Under the header or the bar it is not seen either.
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false), {
      rootMargin: '-64px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isAway;
}
