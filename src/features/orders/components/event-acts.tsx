import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { closeEvent, replayEvent, type CheckoutEvent } from '../api/events-api';

type ActableEvent = Pick<CheckoutEvent, 'id' | 'eventId' | 'kind' | 'processedAt'>;

export function EventActs({ event }: { readonly event: ActableEvent }) {
  const queryClient = useQueryClient();
  const done = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
    void toast({ title, tone: 'success' });
  };
  const isHeld = event.processedAt === null && event.kind !== 'ignored';
  return (
    <span className="inline-flex flex-wrap justify-end">
      {event.kind !== 'unreadable' && event.kind !== 'ignored' && (
        <ActDialog
          title="Replay this event?"
          consequence="The order is worked out again from everything the provider said. What is done already is not done twice, and no mail goes out a second time."
          confirmLabel="Replay"
          trigger={
            <Button variant="quiet" size="small">
              Replay <VisuallyHidden>event {event.eventId}</VisuallyHidden>
            </Button>
          }
          act={async () => done(await replayEvent(event.id))}
        />
      )}
      {isHeld && (
        <ActDialog
          title="Close this event?"
          consequence="It does not wait for you any more. Nothing is delivered because of it; do that only after you have dealt with it in another way."
          confirmLabel="Close event"
          isDanger
          needsReason
          trigger={
            <Button variant="quiet" size="small">
              Close <VisuallyHidden>event {event.eventId}</VisuallyHidden>
            </Button>
          }
          act={async ({ reason }) => {
            await closeEvent(event.id, reason);
            await done('Event closed');
          }}
        />
      )}
    </span>
  );
}
