import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductSku } from '@contracts/products';
import { readReviewPage } from '@/features/shop/reviews/model/review-page';
import { lazyComponent } from '@/lib/react/load-error';
import { deferredForm } from '@/rendering/deferred-form';
import { staticIsland } from '@/rendering/static-island';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { Section } from '@/ui/section';

interface ReviewsProps {
  readonly sku: ProductSku;
  readonly page: number;
}

/** The first page is in the prerendered HTML; the others are loaded on demand. */
const FirstReviews = staticIsland<ReviewsProps>('product-reviews', () => import('./reviews'));
const ReviewForm = deferredForm<{ readonly sku: ProductSku }>('review-form', async () => {
  const { ReviewForm: Form, preloadToasts } = await import('./deferred-review-form');
  return { default: Form, prepare: preloadToasts };
});
const LaterReviews = lazyComponent(() => import('./reviews'));

export function ReviewSection({ sku }: { readonly sku: ProductSku }) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const page = isHydrated ? readReviewPage(search) : 1;
  return (
    <Section tone="sunken" title="Reviews" id="reviews">
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_22rem]">
        {page === 1 ? (
          <FirstReviews sku={sku} page={1} />
        ) : (
          <Suspense fallback={null}>
            <LaterReviews sku={sku} page={page} />
          </Suspense>
        )}
        <details className="no-print">
          <summary className="link">Write a review</summary>
          <ReviewForm sku={sku} />
        </details>
      </div>
    </Section>
  );
}
