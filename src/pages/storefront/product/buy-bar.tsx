import { useEffect, useState, type RefObject } from 'react';
import { products, type ProductSku } from '@contracts/products';
import { BuyButton } from '@/pages/sections/buy-button';
import { PageBar } from '@/pages/sections/page-bar';
import { useOffer } from '@/pages/sections/use-offer';
import { formatPrice } from '@/lib/text/format';

interface BuyBarProps {
  readonly sku: ProductSku;
  readonly second: ProductSku | null;
  /** The buy button in the page; the bar shows while that is above the screen. */
  readonly button: RefObject<HTMLElement | null>;
}

/** The price and the way to the checkout at the lower edge of a phone. */
export function BuyBar({ sku, second, button }: BuyBarProps) {
  const isPassed = useIsAbove(button);
  const { totalCents } = useOffer(sku);
  const other = useOffer(second ?? sku).totalCents;
  if (!isPassed) return null;
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

function useIsAbove(target: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    // Below the screen counts as on it, so that a jump over the button is noticed as well.
    const rootMargin = '0px 0px 100000px 0px';
    const observer = new IntersectionObserver(([entry]) => setIsAbove(entry?.isIntersecting === false), {
      rootMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isAbove;
}
