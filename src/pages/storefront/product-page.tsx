import { useLocation } from 'react-router-dom';
import { productSkus, products } from '@contracts/products';
import { lazy, Suspense, useState } from 'react';
import { afterInteraction } from '@/lib/after-interaction';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';
import { PurchaseCard } from './product/purchase-card';
import { ReviewSection } from './product/review-section';

interface ProductPartProps {
  readonly sku: (typeof productSkus)[number];
}

const Opening = still<ProductPartProps>('product-opening', () => import('./product/opening'));
const Details = still<ProductPartProps>('product-details', () => import('./product/details'));
const Facts = still<ProductPartProps>('product-facts', () => import('./product/facts'));
const Offers = afterInteraction(() => import('./product/offers').then((module) => module.Offers));
const UnknownProduct = lazy(() => import('./product/unknown-product'));

export default function ProductPage() {
  const { pathname } = useLocation();
  const [openedAt] = useState(() => Date.now());
  const path = pathname.replace(/\/$/, '');
  const sku = productSkus.find((candidate) => products[candidate].path === path);
  if (!sku) {
    return (
      <Suspense fallback={null}>
        <UnknownProduct />
      </Suspense>
    );
  }
  return (
    <div key={sku}>
      <Container className="grid gap-x-14 gap-y-10 pt-8 pb-16 lg:grid-cols-[1fr_22rem]">
        <Opening sku={sku} />
        <div>
          <PurchaseCard sku={sku}>
            <Facts sku={sku} />
          </PurchaseCard>
        </div>
      </Container>
      <Details sku={sku} />
      <ReviewSection sku={sku} />
      <Offers sku={sku} openedAt={openedAt} />
    </div>
  );
}
