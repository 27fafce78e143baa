import type { ProductSku } from '@contracts/products';
import { insertRow } from '@/lib/data-api';
import type { ReviewValues } from '../model/review-form';

/** Hands a review in; it waits for moderation. The address is checked by the database and never published. */
export async function submitReview({
  sku,
  rating,
  firstName,
  email,
  text,
}: ReviewValues & { readonly sku: ProductSku }): Promise<void> {
  await insertRow('reviews', {
    product_sku: sku,
    rating,
    review_text: text.trim() || null,
    first_name: firstName.trim(),
    email: email.trim(),
    status: 'pending',
  });
}
