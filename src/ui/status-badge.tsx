import { Badge } from './badge';

interface StatusBadgeProps {
  /** As the database names it; underscores are read as spaces. */
  readonly status: string;
  /** The state that everything is well in. */
  readonly good: string;
}

export function StatusBadge({ status, good }: StatusBadgeProps) {
  return <Badge tone={status === good ? 'primary' : 'neutral'}>{status.replaceAll('_', ' ')}</Badge>;
}
