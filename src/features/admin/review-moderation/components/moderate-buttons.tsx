import { useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { useMutation } from '@/lib/queries/use-mutation';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { moderateReviews, showApproved } from '../api/reviews-api';
import { useRefreshReviews } from './use-refresh-reviews';

interface ModerateButtonsProps {
  readonly ids: readonly string[];
  readonly subject: string;
  readonly onDone?: (() => void) | undefined;
}

export function ModerateButtons({ ids, subject, onDone }: ModerateButtonsProps) {
  const queryClient = useQueryClient();
  const refresh = useRefreshReviews();
  const moderate = async (status: 'approved' | 'rejected', reason?: string) => {
    const count = await moderateReviews(ids, { from: 'pending', to: status, reason });
    onDone?.();
    void toast({
      title: `Review ${status} successfully`,
      ...(count < ids.length && { description: `${ids.length - count} had already been moderated.` }),
      tone: 'success',
    });
    await refresh();
  };
  const { mutate: approve, isPending } = useMutation({
    mutationFn: () => moderate('approved'),
    onMutate: () => showApproved(queryClient, ids),
    onError: (error, _input, showAsBefore) => {
      showAsBefore?.();
      const { message } = toAppError(error);
      void toast({ title: 'Error', description: message || 'Failed to update review', tone: 'error' });
      return refresh();
    },
  });
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Button size="small" variant="secondary" isLoading={isPending} onClick={() => approve()}>
        Approve <VisuallyHidden>{subject}</VisuallyHidden>
      </Button>
      <ActionDialog
        title={`Reject ${subject}?`}
        consequence="Visitors do not see it. The reason is stored here, and you can undo the decision."
        confirmLabel="Reject"
        isDanger
        needsReason
        trigger={
          <Button size="small" variant="quiet">
            Reject <VisuallyHidden>{subject}</VisuallyHidden>
          </Button>
        }
        onConfirm={({ reason }) => moderate('rejected', reason)}
      />
    </span>
  );
}
