import { Button } from '@/ui/button';
import type { ButtonLook } from '@/ui/button-class';
import { ButtonAnchor } from '@/ui/button-link';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface BuyButtonProps {
  /** The product for analytics. A second one follows a comma. */
  readonly product: string;
  /** Null while the owner has not connected a checkout. */
  readonly href: string | null;
  /** The price in the checkout. */
  readonly priceCents: number;
  /** A hint while there is no link. Only the owner sees it. */
  readonly ownerHint: string | null;
  readonly label?: string;
  readonly size?: ButtonLook['size'];
  readonly isWide?: boolean;
}

/** Opens the provider's checkout in a new tab; no arrow says at the moment of buying that one leaves. Without a link it is disabled, and the owner sees why. */
export function BuyButton({
  product,
  href,
  priceCents,
  ownerHint,
  label = 'Buy now',
  size = 'large',
  isWide = false,
}: BuyButtonProps) {
  if (href === null) {
    return (
      <div>
        <Button size={size} isWide={isWide} disabled>
          {label}
        </Button>
        {ownerHint !== null && <p className="mt-2 text-sm text-accent">{ownerHint}</p>}
      </div>
    );
  }
  return (
    <ButtonAnchor
      href={href}
      size={size}
      isWide={isWide}
      target="_blank"
      rel="noopener"
      data-analytics="buy_click"
      data-product={product}
      data-price={priceCents / 100}
    >
      {label} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </ButtonAnchor>
  );
}
