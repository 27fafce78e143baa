import type { ProductSku } from '@contracts/products';
import { Button } from '@/ui/button';
import type { ButtonLook } from '@/ui/button-class';
import { ButtonAnchor } from '@/ui/button-link';

interface BuyButtonProps {
  readonly sku: ProductSku;
  /** Null while the owner has not connected a checkout. */
  readonly href: string | null;
  readonly priceCents: number;
  /** What the owner is told while there is no link; visitors see nothing of it. */
  readonly ownerHint: string | null;
  readonly label?: string;
  readonly size?: ButtonLook['size'];
  readonly isWide?: boolean;
}

/** Opens the provider's checkout in a new tab. Without a link it is disabled, and the owner is told why. */
export function BuyButton({
  sku,
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
      isNewTab
      data-analytics="buy_click"
      data-product={sku}
      data-price={priceCents / 100}
    >
      {label}
    </ButtonAnchor>
  );
}
