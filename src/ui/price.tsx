import { cn } from './cn';
import { VisuallyHidden } from './visually-hidden';

interface PriceProps {
  /** Text, formatted by the caller. */
  readonly current: string;
  readonly original?: string | undefined;
  /** The offer, for the test that compares prices on pages with the checkout. */
  readonly quoteOf?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
}

const sizes = {
  small: { current: 'text-lg', original: 'text-sm' },
  medium: { current: 'text-2xl', original: 'text-base' },
  large: { current: 'text-4xl', original: 'text-lg' },
};

export function Price({ current, original, quoteOf, size = 'medium', className }: PriceProps) {
  return (
    <span className={cn('inline-flex items-baseline gap-2.5 whitespace-nowrap', className)}>
      <span className={cn('font-semibold text-heading', sizes[size].current)}>
        {original && <VisuallyHidden>Current price: </VisuallyHidden>}
        <span data-quote={quoteOf} translate="no">
          {current}
        </span>
      </span>
      {original && (
        <>
          <VisuallyHidden>, original price: </VisuallyHidden>
          <s translate="no" className={cn('text-muted decoration-1', sizes[size].original)}>
            {original}
          </s>
        </>
      )}
    </span>
  );
}
