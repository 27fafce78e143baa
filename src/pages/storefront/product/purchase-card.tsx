import { useRef, useState } from 'react';
import { guarantee, notLegalAdvice } from '@contracts/brand';
import { bumpSku, type ProductSku } from '@contracts/products';
import { BuyButton } from '@/pages/sections/buy-button';
import { OfferPrice } from '@/pages/sections/offer-price';
import { OrderTotal } from '@/pages/sections/order-total';
import { coverageTerms } from '@/features/all/settings/model/coverage-terms';
import { useSettings } from '@/features/all/settings/settings-context';
import { lazyOnInteraction } from '@/rendering/lazy-on-interaction';
import { Card } from '@/ui/card';
import { unbroken } from '@/ui/unbroken';
import { OrderBump } from './order-bump';
import { SampleButton } from './sample-button';

const BuyBar = lazyOnInteraction(() => import('./buy-bar').then((module) => module.BuyBar));

export function PurchaseCard({ sku }: { readonly sku: ProductSku }) {
  const { LICENSE_COMPANIES } = useSettings();
  const [hasBump, setHasBump] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const second = hasBump ? bumpSku : null;
  return (
    <Card as="section" tone="featured">
      <h2 className="sr-only">Price</h2>
      <OfferPrice sku={sku} size="large" />
      <p className="mt-1 text-sm text-muted">One payment, no subscription.</p>
      <div role="status" className="empty:hidden">
        {hasBump && <OrderTotal sku={sku} second={bumpSku} />}
      </div>
      <div className="no-print mt-4 grid gap-3">
        <div ref={button}>
          <BuyButton sku={sku} second={second} isWide hint="long" />
        </div>
        <div>
          <SampleButton sku={sku} />
        </div>
        <OrderBump sku={sku} isAdded={hasBump} onChange={setHasBump} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {unbroken(
          `${coverageTerms(LICENSE_COMPANIES)} ${guarantee} The checkout opens in a new tab; the files come by email within minutes. ${notLegalAdvice}`,
        )}
      </p>
      <BuyBar sku={sku} second={second} button={button} />
    </Card>
  );
}
