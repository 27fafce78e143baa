import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductSku } from '@contracts/products';
import { readReviewPage } from '@/features/reviews/model/review-page';
import { sleepingForm } from '@/lib/sleeping-form';
import { still } from '@/lib/still';
import { useHydrated } from '@/lib/use-hydrated';
import { Section } from '@/ui/section';

interface ReviewsProps {
  readonly sku: ProductSku;
  readonly page: number;
}

/** The first page stands in the HTML as rendered; the others are fetched by whoever turns to them. */
const FirstReviews = still<ReviewsProps>('product-reviews', () => import('./reviews'));
const ReviewForm = sleepingForm<{ readonly sku: ProductSku }>('review-form', async () => {
  const { ReviewForm: Form, preloadToasts } = await import('./review-form-part');
  return { default: Form, prepare: preloadToasts };
});
const LaterReviews = lazy(() => import('./reviews'));

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
        <div>
          <h3 className="mb-4 text-xl">Write a review</h3>
          <ReviewForm sku={sku} />
        </div>
      </div>
    </Section>
  );
}
