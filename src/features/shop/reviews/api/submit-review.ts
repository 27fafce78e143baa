import type { ProductSku } from '@contracts/products';
import { insertRow } from '@/lib/supabase/data-api';
import { hasStoredSession } from '@/lib/supabase/stored-session';
import type { ReviewValues } from '../model/review-form';

/** A signed-in buyer gets the verified mark if the database finds the purchase; everyone else writes as a visitor. */
async function whoWrites() {
  if (!hasStoredSession()) {
    return undefined;
  }
  const { sessionRequest } = await import('@/lib/supabase/call-as-user');
  return sessionRequest().catch(() => undefined);
}

/** Submits a review for moderation. The database checks the email address, which is never published. */
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
