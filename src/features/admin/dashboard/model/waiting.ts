import { plural } from '@/lib/text/format';
import type { Attention } from '../api/report-api';

interface Waiting {
  readonly count: number;
  readonly text: string;
  /** The admin page that lists it. */
  readonly page: string;
  /** The page with the filter that shows only what waits. */
  readonly to: string;
}

/** What waits for the owner, the most urgent first. */
export function waitingFor({
  openMessages,
  heldEvents,
  failedMails,
  pendingReviews,
  dueFacts,
}: Attention): Waiting[] {
  return [
    {
      count: heldEvents,
      text: plural(heldEvents, 'checkout event needs', 'checkout events need') + ' your attention',
      page: '/admin/events',
      to: '/admin/events?filter=held',
    },
    {
      count: openMessages,
      text: plural(openMessages, 'message is', 'messages are') + ' unanswered',
      page: '/admin/messages',
      to: '/admin/messages',
    },
    {
      count: pendingReviews,
      text: plural(pendingReviews, 'review is', 'reviews are') + ' waiting for moderation',
      page: '/admin/reviews',
      to: '/admin/reviews',
    },
    {
      count: failedMails,
      text: plural(failedMails, 'email', 'emails') + ' failed',
      page: '/admin/mail',
      to: '/admin/mail?filter=failed',
    },
    {
      count: dueFacts,
      text: plural(dueFacts, 'law fact is', 'law facts are') + ' due for reading',
      page: '/admin/law-facts',
      to: '/admin/law-facts?filter=due',
    },
  ].filter(({ count }) => count > 0);
}
