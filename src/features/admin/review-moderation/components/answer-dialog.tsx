import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { answerReview, type Review } from '../api/reviews-api';

interface AnswerDialogProps {
  readonly review: Review;
  readonly onDone: () => Promise<void>;
}

/** Adds, edits or removes the owner's public reply to a review. */
export function AnswerDialog({ review, onDone }: AnswerDialogProps) {
  return (
    <ActionDialog
      title={`Answer the review of ${review.firstName}`}
      consequence="The reply is public, below the review. An empty reply removes it."
      confirmLabel="Publish answer"
      field={{ label: 'Answer', rows: 5, maxLength: 1000, initial: review.answer ?? '' }}
      trigger={
        <Button size="small" variant="secondary">
          <span>{review.answer ? 'Edit answer' : 'Answer'}</span>{' '}
          <VisuallyHidden>the review of {review.firstName}</VisuallyHidden>
        </Button>
      }
      onConfirm={async ({ value }) => {
        await answerReview(review.id, value);
        void toast({ title: value === '' ? 'Answer removed' : 'Answer published', tone: 'success' });
        void onDone();
      }}
    />
  );
}
