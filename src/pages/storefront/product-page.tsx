import { useLocation } from 'react-router-dom';
import { productSkus, products } from '@contracts/products';
import { Suspense, useState } from 'react';
import { DocumentPreviews } from '@/pages/sections/document-previews';
import { lazyOnInteraction } from '@/rendering/lazy-on-interaction';
import { lazyComponent } from '@/lib/react/load-error';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';
import { PurchaseCard } from './product/purchase-card';
import { ReviewSection } from './product/review-section';

interface ProductPartProps {
  readonly sku: (typeof productSkus)[number];
}

const Crumbs = staticIsland<ProductPartProps>('product-crumbs', () => import('./product/crumbs'));
const Opening = staticIsland<ProductPartProps>('product-opening', () => import('./product/opening'));
const Facts = staticIsland<ProductPartProps>('product-facts', () => import('./product/facts'));
const Gallery = staticIsland<ProductPartProps>('product-gallery', () => import('./product/gallery'));
const Details = staticIsland<ProductPartProps>('product-details', () => import('./product/details'));
const Extras = lazyOnInteraction(() => import('./product/extras').then((module) => module.Extras));
const UnknownProduct = lazyComponent(() => import('./product/unknown-product'));

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
      <Container className="product-layout">
        <Crumbs sku={sku} />
        <div className="product-side">
          <Opening sku={sku} />
          <PurchaseCard sku={sku}>
            <Facts sku={sku} />
          </PurchaseCard>
        </div>
        <div className="product-gallery">
          <Gallery sku={sku} />
        </div>
      </Container>
      <Details sku={sku} />
      <ReviewSection sku={sku} />
      <DocumentPreviews />
      <Extras sku={sku} openedAt={openedAt} />
    </div>
  );
}
