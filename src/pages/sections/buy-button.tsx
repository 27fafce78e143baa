import type { OfferSku } from '@contracts/products';
import { useAuth } from '@/features/all/auth/auth-context';
import { BuyButton as PlainBuyButton } from '@/features/shop/checkout/components/buy-button';
import type { ButtonLook } from '@/ui/button-class';
import { useCheckoutLink, useOffer } from './use-offer';

interface BuyButtonProps {
  readonly sku: OfferSku;
  /** A second product in the same order. Only if `useSecondProduct` says that the checkout supports it. */
  readonly second?: OfferSku | null;
  readonly label?: string;
  readonly size?: ButtonLook['size'];
  readonly isWide?: boolean;
  /** Only the product's own page has space to say where to enter the link. */
  readonly hint?: keyof typeof ownerHints;
}

const ownerHints = {
  short: 'Add checkout link in Site Settings',
  long: 'Checkout link not connected—admin please add it in Site Settings.',
};

/** The checkout link of an offer, with the visitor's coupon and campaign in the provider's own parameters. */
export function BuyButton({ sku, second = null, hint = 'short', ...look }: BuyButtonProps) {
  const { isAdmin } = useAuth();
  const href = useCheckoutLink(sku, second);
  const first = useOffer(sku).totalCents;
  const other = useOffer(second ?? sku).totalCents;
  return (
    <PlainBuyButton
      product={second ? `${sku},${second}` : sku}
      priceCents={second ? first + other : first}
      href={href}
      ownerHint={isAdmin ? ownerHints[hint] : null}
      {...look}
    />
  );
}
