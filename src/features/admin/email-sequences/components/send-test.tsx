import { useQueryClient } from '@tanstack/react-query';
import type { SequenceMailName } from '@contracts/email-sequences';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { sendTestMail } from '../api/sequences-api';

interface SendTestProps {
  readonly mail: SequenceMailName;
  readonly title: string;
}

/** Sends the email to the owner's inbox through the same worker as to subscribers. */
export function SendTest({ mail, title }: SendTestProps) {
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: () => sendTestMail(mail),
    onSuccess: async (sentTo) => {
      void toast({ title: 'Test sent', description: `It is on its way to ${sentTo}.`, tone: 'success' });
      await queryClient.invalidateQueries({ queryKey: [queryRoots.mail], refetchType: 'none' });
    },
  });
  return (
    <div className="grid max-w-sm justify-items-start gap-3">
      <Button variant="secondary" isLoading={send.isPending} onClick={() => send.mutate()}>
        Send a test to yourself <VisuallyHidden>of {title}</VisuallyHidden>
      </Button>
      {send.isError && (
        <div role="alert">
          <Callout tone="danger">{toAppError(send.error).message}</Callout>
        </div>
      )}
    </div>
  );
}
