export interface ReviewValues {
  /** 0 while no star is chosen. */
  readonly rating: number;
  readonly firstName: string;
  readonly email: string;
  readonly text: string;
}

export type ReviewProblems = Partial<Record<'rating' | 'first_name' | 'email', string>>;

/** What is missing, field by field; the database checks again and more closely. */
export function checkReview({ rating, firstName, email }: ReviewValues): ReviewProblems {
  return {
    ...(rating === 0 ? { rating: 'Please choose one to five stars.' } : {}),
    ...(firstName.trim() === '' ? { first_name: 'Please enter your first name.' } : {}),
    ...(email.trim() === '' ? { email: 'Please enter your email address.' } : {}),
  };
}
