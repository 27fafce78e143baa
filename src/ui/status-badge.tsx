import { Badge } from './badge';

interface StatusBadgeProps {
  /** The status from the database. Underscores become spaces. */
  readonly status: string;
  /** The status that means success. */
  readonly good: string;
}

export function StatusBadge({ status, good }: StatusBadgeProps) {
  return <Badge tone={status === good ? 'primary' : 'neutral'}>{status.replaceAll('_', ' ')}</Badge>;
}
