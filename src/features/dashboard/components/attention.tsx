import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { plural } from '@/lib/format';
import { Callout } from '@/ui/callout';
import { attentionQuery } from '../api/report-api';

const link = 'inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11';

/** What waits for the owner, each with the way to it. Shows nothing while nothing waits. */
export function Attention() {
  const { data } = useQuery(attentionQuery);
  if (!data) {
    return null;
  }
  const waiting = [
    {
      count: data.openMessages,
      words: plural(data.openMessages, 'message is', 'messages are') + ' unanswered',
      to: '/admin/messages',
    },
    {
      count: data.heldEvents,
      words: plural(data.heldEvents, 'checkout event waits', 'checkout events wait') + ' for you',
      to: '/admin/events?filter=held',
    },
    {
      count: data.failedMails,
      words: plural(data.failedMails, 'mail was', 'mails were') + ' given up',
      to: '/admin/mail?filter=failed',
    },
    {
      count: data.pendingReviews,
      words: plural(data.pendingReviews, 'review waits', 'reviews wait') + ' for moderation',
      to: '/admin/reviews',
    },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) {
    return null;
  }
  return (
    <Callout tone="warning" title="Waiting for you" className="mt-6">
      <ul>
        {waiting.map(({ words, to }) => (
          <li key={to}>
            <Link to={to} className={link}>
              {words}
              <ArrowRight className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
