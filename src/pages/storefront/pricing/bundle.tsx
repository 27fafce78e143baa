import { useState } from 'react';
import { bumpSku, bundles, offers } from '@contracts/products';
import { BuyButton } from '@/pages/sections/buy-button';
import { OfferPrice } from '@/pages/sections/offer-price';
import { OrderTotal } from '@/pages/sections/order-total';
import { useCheckoutLink, useOffer } from '@/pages/sections/use-offer';
import { useAuth } from '@/features/all/auth/auth-context';
import { formatPrice } from '@/lib/text/format';
import { staticIsland } from '@/rendering/static-island';
import { Badge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { Verbatim } from '@/ui/verbatim';
import { OrderBump } from '../product/order-bump';

const BundleContents = staticIsland('pricing-bundle', () => import('./bundle-contents'));
const sku = 'core-payroll-bundle';

/** The bundle. If it cannot be bought, visitors do not see it, and the owner sees a note. */
export function Bundle() {
  const [hasBump, setHasBump] = useState(false);
  const { isAdmin } = useAuth();
  const hasLink = useCheckoutLink(sku) !== null;
  const { totalCents } = useOffer(sku);
  const partsCents = useOffer('core-hr').totalCents + useOffer('payroll-ops').totalCents;
  if (!hasLink) {
    return isAdmin ? (
      <Callout tone="warning" title="Visitors do not see the bundle">
        Add checkout link in Site Settings, and the {offers[sku].name} is offered here.
      </Callout>
    ) : null;
  }
  return (
    <Card
      as="section"
      tone="featured"
      padding="large"
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]"
    >
      <div>
        <p>
          <Badge tone="primary">Best value</Badge>
        </p>
        <h2 className="mt-3 text-3xl">{bundles[sku].name}</h2>
        <BundleContents />
      </div>
      <div className="lg:self-center">
        <OfferPrice sku={sku} size="large" />
        <p className="mt-1 text-sm text-muted">
          {`${Math.round(100 - (100 * totalCents) / partsCents)} percent less than the two packs alone, which cost `}
          <Verbatim>{formatPrice(partsCents)}</Verbatim>. One payment.
        </p>
        <div role="status" className="empty:hidden">
          {hasBump && <OrderTotal sku={sku} second={bumpSku} />}
        </div>
        <div className="mt-5">
          <BuyButton sku={sku} second={hasBump ? bumpSku : null} label="Buy the bundle" isWide />
        </div>
        <OrderBump sku={sku} isAdded={hasBump} onChange={setHasBump} />
      </div>
    </Card>
  );
}
