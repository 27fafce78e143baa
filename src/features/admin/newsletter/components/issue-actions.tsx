import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGo } from '@/lib/url/go';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { plural } from '@/lib/text/format';
import { formatDateTime, readShopTime } from '@/lib/text/shop-time';
import { shopTimeZone } from '@/lib/text/shop-zone';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { toast } from '@/ui/toast';
import {
  audienceQuery,
  deleteNewsletter,
  scheduleNewsletter,
  sendTestNewsletter,
  type Issue,
} from '../api/newsletter-api';

interface IssueActionsProps {
  readonly issue: Issue;
  /** What is typed is not saved yet: only what is stored is sent. */
  readonly isChanged: boolean;
}

/** Test, send, schedule and delete a draft. */
export function IssueActions({ issue: { id, subject, updatedAt }, isChanged }: IssueActionsProps) {
  const queryClient = useQueryClient();
  const go = useGo();
  const { data: audience } = useQuery(audienceQuery);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [queryRoots.newsletter] });
  const schedule = async (at: Date, title: string) => {
    await scheduleNewsletter(id, at.toISOString(), updatedAt);
    await refresh();
    void toast({ title, description: subject, tone: 'success' });
  };
  const readers = audience ? plural(audience.wanted, 'person', 'people') : 'Everybody who wants it';
  return (
    <section aria-label="Send" className="grid justify-items-start gap-3">
      <h2 className="text-xl">Send</h2>
      <p className="text-muted">
        {audience
          ? `${readers} with a confirmed address would get it now; ${plural(audience.stopped, 'address', 'addresses')} stopped.`
          : 'It goes to confirmed addresses that still want it.'}
      </p>
      {isChanged && <p className="text-muted">Save the draft first: only what is saved is sent.</p>}
      <SendTest id={id} isDisabled={isChanged} />
      <ActionDialog
        title={`Send “${subject}” now?`}
        consequence={`${readers} get it, as fast as the mail provider takes it. You can withdraw what is not out yet.`}
        confirmLabel="Send now"
        trigger={<Button disabled={isChanged}>Send now</Button>}
        onConfirm={() => schedule(new Date(), 'The issue is on its way')}
      />
      <ActionDialog
        title={`When is “${subject}” sent?`}
        consequence={`In the time of the shop (${shopTimeZone()}). You can withdraw it until then.`}
        confirmLabel="Schedule"
        field={{ label: 'Send time', type: 'datetime-local' }}
        trigger={
          <Button variant="secondary" disabled={isChanged}>
            Schedule
          </Button>
        }
        onConfirm={({ value }) => {
          const at = readShopTime(value);
          if (at === null || at.getTime() < Date.now()) {
            return Promise.reject(new Error('Please choose a time that is still to come.'));
          }
          return schedule(at, `Scheduled for ${formatDateTime(at)}`);
        }}
      />
      <ActionDialog
        title={`Delete the draft “${subject}”?`}
        consequence="This cannot be undone."
        confirmLabel="Delete draft"
        isDanger
        trigger={<Button variant="quiet">Delete draft</Button>}
        onConfirm={async () => {
          await deleteNewsletter(id);
          await go('/admin/newsletter');
          await refresh();
        }}
      />
    </section>
  );
}

function SendTest({ id, isDisabled }: { readonly id: string; readonly isDisabled: boolean }) {
  const send = useMutation({
    mutationFn: () => sendTestNewsletter(id),
    onSuccess: (sentTo) =>
      void toast({ title: 'Test sent', description: `It is on its way to ${sentTo}.`, tone: 'success' }),
  });
  return (
    <>
      <Button
        variant="secondary"
        disabled={isDisabled}
        isLoading={send.isPending}
        onClick={() => send.mutate()}
      >
        Send a test to yourself
      </Button>
      {send.isError && (
        <div role="alert">
          <Callout tone="danger">{toAppError(send.error).message}</Callout>
        </div>
      )}
    </>
  );
}
