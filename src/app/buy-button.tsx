import type { ProductSku } from '@contracts/products';
import { products } from '@contracts/products';
import { buildBuyLink } from '@contracts/buy-link';
import { useAuth } from '@/features/auth/auth-context';
import { BuyButton as PlainBuyButton } from '@/features/checkout/components/buy-button';
import { useCoupon } from '@/features/coupon/coupon-context';
import { isSettingKey } from '@/features/settings/model/settings';
import { useSettings } from '@/features/settings/settings-context';
import { useUtm } from '@/features/tracking/utm-context';
import type { ButtonLook } from '@/ui/button-class';

interface BuyButtonProps {
  readonly sku: ProductSku;
  readonly priceCents: number;
  readonly label?: string;
  readonly size?: ButtonLook['size'];
  readonly isWide?: boolean;
  /** The page of the product itself has room to say where the link goes in. */
  readonly hint?: keyof typeof ownerHints;
}

const ownerHints = {
  short: 'Add checkout link in Site Settings',
  long: 'Checkout link not connected—admin please add it in Site Settings.',
};

/** The checkout link of a product, with the visitor's coupon and campaign in the provider's own parameters. */
export function BuyButton({ sku, hint = 'short', ...look }: BuyButtonProps) {
  const settings = useSettings();
  const { coupon } = useCoupon();
  const { record } = useUtm();
  const { isAdmin } = useAuth();
  const key = products[sku].buyLinkKey;
  const link = buildBuyLink(isSettingKey(key) ? settings[key] : '', {
    coupon: coupon?.code,
    utm: record?.params,
  });
  return <PlainBuyButton sku={sku} href={link} ownerHint={isAdmin ? ownerHints[hint] : null} {...look} />;
}
