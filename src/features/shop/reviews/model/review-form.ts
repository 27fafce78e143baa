import { cleanAddress } from '@contracts/text';
import { textOf } from '@/lib/forms/form-text';
import type { Reading } from '@/lib/forms/use-form';

export interface ReviewValues {
  readonly rating: number;
  readonly firstName: string;
  readonly email: string;
  readonly text: string;
}

/** Looks only for what is missing. The database checks more strictly. */
export function readReview(fields: FormData): Reading<ReviewValues> {
  const values = {
    // No star is chosen: 0.
    rating: Number(textOf(fields, 'rating')),
    firstName: textOf(fields, 'first_name'),
    email: cleanAddress(textOf(fields, 'email')),
    text: textOf(fields, 'review_text'),
  };
  const problems = {
    ...(values.rating === 0 ? { rating: 'Please choose one to five stars.' } : {}),
    ...(values.firstName.trim() === '' ? { first_name: 'Please enter your first name.' } : {}),
    ...(values.email === '' ? { email: 'Please enter your email address.' } : {}),
  };
  return Object.keys(problems).length > 0 ? { problems } : { values };
}
