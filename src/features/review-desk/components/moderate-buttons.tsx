import { useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/app-error';
import { queryRoots } from '@/lib/query-roots';
import { useMutation } from '@/lib/use-mutation';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { moderateReviews, showApproved } from '../api/reviews-api';

interface ModerateButtonsProps {
  readonly ids: readonly string[];
  readonly subject: string;
  readonly onDone?: (() => void) | undefined;
}

export function ModerateButtons({ ids, subject, onDone }: ModerateButtonsProps) {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.reviews] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
  };
  const moderate = async (status: 'approved' | 'rejected', reason?: string) => {
    const count = await moderateReviews(ids, status, reason);
    onDone?.();
    void toast({
      title: `Review ${status} successfully`,
      ...(count < ids.length && { description: `${ids.length - count} had been moderated meanwhile.` }),
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
      <ActDialog
        title={`Reject ${subject}?`}
        consequence="Visitors never see it. The reason stays here."
        confirmLabel="Reject"
        isDanger
        needsReason
        trigger={
          <Button size="small" variant="quiet">
            Reject <VisuallyHidden>{subject}</VisuallyHidden>
          </Button>
        }
        act={({ reason }) => moderate('rejected', reason)}
      />
    </span>
  );
}
