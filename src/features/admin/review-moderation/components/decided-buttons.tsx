import { toAppError } from '@/lib/errors/app-error';
import { useMutation } from '@/lib/queries/use-mutation';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { moderateReviews, type Review, type Status } from '../api/reviews-api';
import { AnswerDialog } from './answer-dialog';
import { useRefreshReviews } from './use-refresh-reviews';

interface DecidedButtonsProps {
  readonly review: Review;
  readonly status: Exclude<Status, 'pending'>;
}

/** Actions for a moderated review: reply to or withdraw a public one, undo the decision. */
export function DecidedButtons({ review, status }: DecidedButtonsProps) {
  const refresh = useRefreshReviews();
  const subject = `the review of ${review.firstName}`;
  const decide = async (to: Status, title: string, reason?: string) => {
    await moderateReviews([review.id], { from: status, to, reason });
    void toast({ title, tone: 'success' });
    await refresh();
  };
  const { mutate: takeBack, isPending } = useMutation({
    mutationFn: () => decide('pending', 'The review is pending again'),
    onError: (error) => {
      const { message } = toAppError(error);
      void toast({ title: 'Error', description: message || 'Failed to update review', tone: 'error' });
      return refresh();
    },
  });
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {status === 'approved' && (
        <>
          <AnswerDialog review={review} onDone={refresh} />
          <ActionDialog
            title={`Withdraw ${subject}?`}
            consequence="Visitors no longer see it. The reason is stored here, and you can undo the decision."
            confirmLabel="Withdraw"
            isDanger
            needsReason
            trigger={
              <Button size="small" variant="quiet">
                Withdraw <VisuallyHidden>{subject}</VisuallyHidden>
              </Button>
            }
            onConfirm={({ reason }) => decide('rejected', 'Review withdrawn', reason)}
          />
        </>
      )}
      <Button size="small" variant="quiet" isLoading={isPending} onClick={() => takeBack()}>
        Back to pending <VisuallyHidden>{subject}</VisuallyHidden>
      </Button>
    </span>
  );
}
