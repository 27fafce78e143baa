export const reviewsPerPage = 5;

export function reviewPageCount(total: number): number {
  return Math.max(1, Math.ceil(total / reviewsPerPage));
}

/** The page of reviews from the URL. The first one for an invalid value. */
export function readReviewPage(search: string): number {
  const wanted = new URLSearchParams(search).get('reviews') ?? '';
  return /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
}
