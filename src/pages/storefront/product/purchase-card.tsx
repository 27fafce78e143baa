import type { ReactNode } from 'react';
import type { ProductSku } from '@contracts/products';
import { BuyButton } from '@/app/buy-button';
import { priceOn } from '@/catalog/prices';
import { useCoupon } from '@/features/coupon/coupon-context';
import { formatPrice } from '@/lib/format';
import { Card } from '@/ui/card';
import { Price } from '@/ui/price';
import { PurchaseOptions } from './purchase-options';

interface PurchaseCardProps {
  readonly sku: ProductSku;
  readonly children: ReactNode;
}

export function PurchaseCard({ sku, children }: PurchaseCardProps) {
  const { coupon } = useCoupon();
  const { currentCents, originalCents } = priceOn('storefront', sku);
  return (
    <Card as="section" padding="large" tone="featured" className="lg:sticky lg:top-24">
      <h2 className="sr-only">Price</h2>
      <Price
        size="large"
        current={formatPrice(currentCents)}
        original={originalCents === null ? undefined : formatPrice(originalCents)}
      />
      <p className="mt-1 text-sm text-muted">One payment, no subscription.</p>
      <div className="mt-5">
        <BuyButton sku={sku} priceCents={currentCents} isWide hint="long" />
      </div>
      {coupon && (
        <p className="mt-3 text-sm text-ink">
          Coupon {coupon.code} goes to the checkout with you: {coupon.description}.
        </p>
      )}
      <PurchaseOptions sku={sku} />
      {children}
    </Card>
  );
}
