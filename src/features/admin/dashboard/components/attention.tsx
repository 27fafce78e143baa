import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from '@/ui/link';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { attentionQuery } from '../api/report-api';
import { waitingFor } from '../model/waiting';

const link = 'inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11';

/** Tasks for the owner, each with a link. Renders nothing if there are none. */
export function Attention() {
  const { data, isError, isFetching, refetch } = useQuery(attentionQuery);
  if (!data) {
    // Without a word it would look as if nothing waited.
    return isError ? (
      <ErrorState
        title="What needs attention did not load"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : null;
  }
  const waiting = waitingFor(data);
  if (waiting.length === 0) {
    return null;
  }
  return (
    <Callout tone="warning" title="Needs attention" className="mt-6">
      <ul>
        {waiting.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} className={link}>
              <span>{text}</span>
              <ArrowRight className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
