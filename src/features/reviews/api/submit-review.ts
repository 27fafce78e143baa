import type { ProductSku } from '@contracts/products';
import { insertRow } from '@/lib/data-api';
import { hasStoredSession } from '@/lib/stored-session';
import type { ReviewValues } from '../model/review-form';

/** A buyer who is signed in gets the mark of one, if the database agrees; everybody else writes as a visitor. */
async function whoWrites() {
  if (!hasStoredSession()) {
    return undefined;
  }
  const { sessionRequest } = await import('@/lib/call-as-user');
  return sessionRequest().catch(() => undefined);
}

/** Hands a review in; it waits for moderation. The address is checked by the database and never published. */
export async function submitReview({
  sku,
  rating,
  firstName,
  email,
  text,
}: ReviewValues & { readonly sku: ProductSku }): Promise<void> {
  const row = {
    product_sku: sku,
    rating,
    review_text: text.trim() || null,
    first_name: firstName.trim(),
    email: email.trim(),
    status: 'pending',
  };
  await insertRow('reviews', row, await whoWrites());
}
