import { useRef, useState, type SubmitEvent } from 'react';
import type { ProductSku } from '@contracts/products';
import type { AppError } from '@/lib/app-error';
import { textOf } from '@/lib/form-text';
import type { AwakeProps } from '@/lib/sleeping-form';
import { useHydrated } from '@/lib/use-hydrated';
import { useSubmission } from '@/lib/use-submission';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { RatingField } from '@/ui/rating-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { submitReview } from '../api/submit-review';
import { checkReview, type ReviewProblems } from '../model/review-form';

interface ReviewFormProps extends AwakeProps {
  readonly sku: ProductSku;
}

/** Hands in a review. It is shown once the owner has approved it. */
export function ReviewForm({ sku, typed = {} }: ReviewFormProps) {
  const [rating, setRating] = useState(() => Number(typed['rating'] ?? 0));
  const [problems, setProblems] = useState<ReviewProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const send = useSubmission(submitReview);

  const report = (found: ReviewProblems, title: string, description: string) => {
    setProblems(found);
    void toast({ title, description, tone: 'error' });
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const values = {
      rating,
      firstName: textOf(fields, 'first_name'),
      email: textOf(fields, 'email'),
      text: textOf(fields, 'review_text'),
    };
    const found = checkReview(values);
    if (Object.keys(found).length > 0) {
      report(found, 'Missing Information', 'Please fill in your rating, name, and email.');
      return;
    }
    setProblems({});
    const error = await send.submit({ ...values, sku });
    if (error) {
      report({}, 'Error', messageOf(error));
    }
  };

  if (send.status === 'success') {
    return (
      <Callout title="Thank you for your review">
        <p role="status">It appears here once we have read it. Your e-mail address is never published.</p>
      </Callout>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label="Write a review"
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <RatingField label="Rating" name="rating" value={rating} error={problems.rating} onChange={setRating} />
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        maxLength={60}
        required
        defaultValue={typed['first_name']}
        error={problems.first_name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typed['email']}
        help="Never published. One review for each address. Sign in with the address you bought with, and the review carries the mark of a buyer."
        error={problems.email}
      />
      <TextAreaField
        label="Review"
        name="review_text"
        isOptional
        maxLength={2000}
        defaultValue={typed['review_text']}
      />
      <div>
        <Button type="submit" isLoading={send.status === 'pending'} disabled={!isHydrated}>
          Submit Review
        </Button>
      </div>
    </form>
  );
}

/** What the server says of the review; where it could not be asked, the words of the shop. */
function messageOf({ code, message }: AppError): string {
  const isAnswer = code === 'invalid' || code === 'too-many-requests';
  return isAnswer && message ? message : 'Failed to submit review. Please try again.';
}
