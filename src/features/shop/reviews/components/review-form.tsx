import { useState } from 'react';
import type { ProductSku } from '@contracts/products';
import type { AppError } from '@/lib/errors/app-error';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useForm } from '@/lib/forms/use-form';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { RatingField } from '@/ui/rating-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { submitReview } from '../api/submit-review';
import { readReview } from '../model/review-form';

interface ReviewFormProps {
  readonly sku: ProductSku;
}

/** Submits a review, which is shown after the owner has approved it. */
export function ReviewForm({ sku }: ReviewFormProps) {
  const [rating, setRating] = useState(0);
  const isHydrated = useHydrated();
  const { problems, status, isPending, props } = useForm({
    read: readReview,
    send: (values) => submitReview({ ...values, sku }),
    onProblems: () =>
      void toast({
        title: 'Missing Information',
        description: 'Please fill in your rating, name, and email.',
        tone: 'error',
      }),
    onError: (error) => void toast({ title: 'Error', description: messageOf(error), tone: 'error' }),
  });

  if (status === 'success') {
    return (
      <Callout title="Thank you for your review">
        <p role="status">
          It appears here once we have read it. Your email address is never published. If you have reviewed
          this product before, your first review stays as it is.
        </p>
      </Callout>
    );
  }
  return (
    <form {...props} aria-label="Write a review" className="grid gap-4">
      <RatingField
        label="Rating"
        name="rating"
        value={rating}
        error={problems['rating']}
        onChange={setRating}
      />
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        maxLength={60}
        required
        error={problems['first_name']}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        help="Never published. One review for each address. Sign in with the address you bought with, and the review carries the mark of a buyer."
        error={problems['email']}
      />
      <TextAreaField label="Review" name="review_text" isOptional maxLength={2000} />
      <div>
        <Button type="submit" isLoading={isPending} disabled={!isHydrated}>
          Submit review
        </Button>
      </div>
    </form>
  );
}

/** The server's message, or a general one if there was no response. */
function messageOf({ code, message }: AppError): string {
  const isAnswer = code === 'invalid' || code === 'too-many-requests';
  return isAnswer && message ? message : 'Failed to submit review. Please try again.';
}
