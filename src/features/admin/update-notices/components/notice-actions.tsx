import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@/lib/text/format';
import { readShopTime } from '@/lib/text/shop-time';
import { shopTimeZone } from '@/lib/text/shop-zone';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { scheduleNotice, withdrawNotice, type OpenNotice } from '../api/update-notices-api';

/** Send, schedule, withdraw: what the notice's state allows. */
export function NoticeActions({ notice }: { readonly notice: OpenNotice }) {
  const queryClient = useQueryClient();
  const { affected = 0, unaffected = 0 } = notice.counts;
  const isOpen = notice.state === 'draft' || notice.state === 'scheduled';
  const done = async (title: string, description: string) => {
    await Promise.all(
      [queryRoots.updateNotices, queryRoots.mail].map((root) =>
        queryClient.invalidateQueries({ queryKey: [root] }),
      ),
    );
    void toast({ title, description, tone: 'success' });
  };
  const consequence = `${plural(affected, 'license')} with a copy that changes, at most one email a day for each buyer. ${plural(unaffected, 'license')} whose copy stays the same: no email, and their files say that nothing changes.`;

  return (
    <Cluster>
      {isOpen && (
        <>
          <ActionDialog
            title={`Tell the buyers of ${notice.title} now?`}
            consequence={consequence}
            confirmLabel="Send now"
            field={{ label: 'What changed, in your words', rows: 4, maxLength: 1000, initial: notice.reason }}
            trigger={<Button disabled={!notice.isCounted}>Send now</Button>}
            onConfirm={async ({ value }) => {
              await scheduleNotice(notice, { reason: value });
              await done('The notice is on its way', 'The emails go out one after the other.');
            }}
          />
          <ActionDialog
            title={`When are the buyers of ${notice.title} told?`}
            consequence={consequence}
            confirmLabel="Schedule"
            field={{ label: `Send at (${shopTimeZone()})`, type: 'datetime-local' }}
            trigger={<Button variant="secondary">Schedule</Button>}
            onConfirm={async ({ value }) => {
              const at = readShopTime(value);
              if (at === null) {
                throw new Error('Please choose a day and a time.');
              }
              await scheduleNotice(notice, { sendAt: at.toISOString() });
              await done('Scheduled', 'Until then you can still withdraw it.');
            }}
          />
        </>
      )}
      {notice.state !== 'withdrawn' && (
        <ActionDialog
          title={`Withdraw the notice of ${notice.title}?`}
          consequence="Emails that were not sent yet are canceled, and the mark in the files goes away. The document stays as it is."
          confirmLabel="Withdraw"
          isDanger
          trigger={<Button variant="secondary">Withdraw</Button>}
          onConfirm={async () => {
            const notified = await withdrawNotice(notice.id);
            await done(
              'Notice withdrawn',
              notified === 0 ? 'Nobody was told.' : `${plural(notified, 'license')} had been told before.`,
            );
          }}
        />
      )}
    </Cluster>
  );
}
