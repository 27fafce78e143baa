import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { closeEvent, replayEvent, type CheckoutEvent } from '../api/events-api';
import { HeldOrderActions, type HeldOrder } from './held-order-actions';

type ActableEvent = HeldOrder & Pick<CheckoutEvent, 'kind' | 'processedAt'>;

/** What has no order of its own, or none that the provider confirms. */
const notReplayed: ReadonlySet<string> = new Set(['unreadable', 'unconfirmed', 'ignored']);

export function EventActions({ event }: { readonly event: ActableEvent }) {
  const queryClient = useQueryClient();
  const done = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
    void toast({ title, tone: 'success' });
  };
  const isHeld = event.processedAt === null && event.kind !== 'ignored';
  return (
    <span className="inline-flex flex-wrap justify-end whitespace-nowrap">
      {!notReplayed.has(event.kind) && (
        <ActionDialog
          title="Replay this event?"
          consequence="The order is computed again from all events of the provider. Nothing is done twice, and no email is sent again."
          confirmLabel="Replay"
          trigger={
            <Button variant="quiet" size="small">
              Replay <VisuallyHidden>event {event.eventId}</VisuallyHidden>
            </Button>
          }
          onConfirm={async () => done(await replayEvent(event.id))}
        />
      )}
      {isHeld && <HeldOrderActions order={event} onDone={done} />}
      {isHeld && (
        <ActionDialog
          title="Close this event?"
          consequence="It is no longer held, and it delivers nothing. Only close it after you have resolved it in another way."
          confirmLabel="Close event"
          isDanger
          needsReason
          trigger={
            <Button variant="quiet" size="small">
              Close <VisuallyHidden>event {event.eventId}</VisuallyHidden>
            </Button>
          }
          onConfirm={async ({ reason }) => {
            await closeEvent(event.id, reason);
            await done('Event closed');
          }}
        />
      )}
    </span>
  );
}
