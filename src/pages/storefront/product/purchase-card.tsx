import { useRef, useState, type ReactNode } from 'react';
import { guarantee, notLegalAdvice } from '@contracts/brand';
import { bumpSku, type ProductSku } from '@contracts/products';
import { BuyButton } from '@/pages/sections/buy-button';
import { CouponNote, OfferAmount } from '@/pages/sections/offer-price';
import { OrderTotal } from '@/pages/sections/order-total';
import { coverageTerms } from '@/features/all/settings/model/coverage-terms';
import { useSettings } from '@/features/all/settings/settings-context';
import { lazyOnInteraction } from '@/rendering/lazy-on-interaction';
import { unbroken } from '@/ui/unbroken';
import { OrderBump } from './order-bump';
import { SampleButton } from './sample-button';

const BuyBar = lazyOnInteraction(() => import('./buy-bar').then((module) => module.BuyBar));

interface PurchaseCardProps {
  readonly sku: ProductSku;
  /** What is in the pack, between its buttons and what can be added. */
  readonly children?: ReactNode;
}

/** The price and the ways on. A phone has the gallery between the first button and the rest. */
export function PurchaseCard({ sku, children }: PurchaseCardProps) {
  const { LICENSE_COMPANIES } = useSettings();
  const [hasBump, setHasBump] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const second = hasBump ? bumpSku : null;
  return (
    <>
      <section>
        <h2 className="sr-only">Price</h2>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <OfferAmount sku={sku} size="large" />
          <p className="text-sm text-muted">One payment, no subscription.</p>
        </div>
        <CouponNote sku={sku} />
        <div role="status" className="empty:hidden">
          {hasBump && <OrderTotal sku={sku} second={bumpSku} />}
        </div>
        <div ref={button} className="mt-3">
          <BuyButton sku={sku} second={second} isWide hint="long" />
        </div>
      </section>
      <div className="product-card grid gap-4">
        <SampleButton sku={sku} />
        {children}
        <div className="no-print">
          <OrderBump sku={sku} isAdded={hasBump} onChange={setHasBump} />
        </div>
        <p className="text-sm text-muted">
          {unbroken(
            `${coverageTerms(LICENSE_COMPANIES)} ${guarantee} The checkout opens in a new tab; the files come by email within minutes. ${notLegalAdvice}`,
          )}
        </p>
      </div>
      <BuyBar sku={sku} second={second} button={button} />
    </>
  );
}
