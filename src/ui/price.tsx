import { cn } from './cn';
import { VisuallyHidden } from './visually-hidden';

interface PriceProps {
  /** Text, formatted by the caller. */
  readonly current: string;
  readonly original?: string | undefined;
  /** The offer, by which its element follows the coupon in static HTML, and tests find all prices. */
  readonly quoteOf?: string | undefined;
  readonly size?: 'large' | undefined;
}

export function Price({ current, original, quoteOf, size }: PriceProps) {
  return (
    <shop-price className="inline-flex items-baseline gap-2.5 whitespace-nowrap">
      <span className={cn('font-semibold text-heading', size ? 'text-4xl' : 'text-2xl')}>
        {original && <VisuallyHidden>Current price: </VisuallyHidden>}
        <span data-quote={quoteOf} translate="no">
          {current}
        </span>
      </span>
      {original && <StruckPrice className={size ? 'text-lg' : 'text-base'}>{original}</StruckPrice>}
    </shop-price>
  );
}

interface StruckPriceProps {
  readonly children: string;
  readonly className: string;
}

/** What screen readers say before it, and how it looks. */
export const beforePrice = ', original price: ';
export const struckLook = 'text-muted decoration-1';

/** Shown beside the price of today; screen readers say what it is. */
export function StruckPrice({ children, className }: StruckPriceProps) {
  return (
    <>
      <VisuallyHidden>{beforePrice}</VisuallyHidden>
      <s translate="no" className={cn(struckLook, className)}>
        {children}
      </s>
    </>
  );
}
