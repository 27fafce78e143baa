import type { Locator, Page } from '@playwright/test';

/** The form of a product's reviews, which is folded behind a button. */
export async function openReviewForm(place: Page | Locator): Promise<Locator> {
  await place.locator('summary', { hasText: 'Write a review' }).waitFor();
  const folded = place.locator('details:not([open]) > summary', { hasText: 'Write a review' });
  if ((await folded.count()) > 0) await folded.click();
  return place.getByRole('form', { name: 'Write a review' });
}
