import { queryOptions } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { callRpc, readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';
import { isRecord } from '@/lib/browser/safe-storage';
import { spreadOf } from '../model/rating-spread';
import { reviewsPerPage } from '../model/review-page';

export interface Review {
  readonly id: string;
  readonly firstName: string;
  readonly rating: number;
  readonly text: string | null;
  readonly createdAt: string;
  /** Whether the database found a purchase of this product by the same address. */
  readonly isVerified: boolean;
  /** The owner's public reply. */
  readonly answer: string | null;
}

async function readReviews(
  filters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Review[]> {
  const rows = await readRows(
    'reviews',
    ['id', 'first_name', 'rating', 'review_text', 'created_at', 'verified', 'answer'],
    { status: 'eq.approved', order: 'created_at.desc,id', ...filters },
    signal,
  );
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    rating: row.rating,
    text: row.review_text,
    createdAt: row.created_at,
    isVerified: row.verified,
    answer: row.answer,
  }));
}

/** Approved reviews of a product, newest first. */
export const reviewsQuery = (sku: ProductSku, page: number) =>
  queryOptions({
    queryKey: [queryRoots.reviews, sku, 'page', page],
    queryFn: ({ signal }) =>
      readReviews(
        {
          product_sku: `eq.${sku}`,
          limit: String(reviewsPerPage),
          offset: String((page - 1) * reviewsPerPage),
        },
        signal,
      ),
  });

/** The number of approved reviews of a product for each rating. */
export const ratingSpreadQuery = (sku: ProductSku) =>
  queryOptions({
    queryKey: [queryRoots.reviews, sku, 'spread'],
    queryFn: async ({ signal }) => {
      const rows = await callRpc('review_spread', { sku }, signal);
      return spreadOf(
        (Array.isArray(rows) ? rows : []).filter(isRecord).map(({ rating, reviews }) => ({
          rating: Number(rating),
          reviews: Number(reviews),
        })),
      );
    },
  });

const testimonialCount = 3;

/** Reviews with a text, of any product, newest first. */
export const testimonialsQuery = queryOptions({
  queryKey: [queryRoots.reviews, 'testimonials'],
  queryFn: ({ signal }) =>
    readReviews({ review_text: 'not.is.null', rating: 'gte.4', limit: String(testimonialCount) }, signal),
});
