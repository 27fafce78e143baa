import { formatDateTime } from '@/lib/text/shop-time';
import { Badge } from '@/ui/badge';
import type { Notice } from '../api/update-notices-api';

const tones = {
  draft: 'accent',
  scheduled: 'info',
  sending: 'info',
  sent: 'success',
  withdrawn: 'outline',
} as const;

export function NoticeState({ state, scheduledFor }: Pick<Notice, 'state' | 'scheduledFor'>) {
  return (
    <>
      <Badge tone={tones[state]}>{state}</Badge>
      {state === 'scheduled' && scheduledFor && (
        <span className="ml-2 text-muted">for {formatDateTime(scheduledFor)}</span>
      )}
    </>
  );
}

/** "version 1.0 to 1.1", or what changed when the text did not. */
export function describeChange({ fromVersion, toVersion, hasNewText }: Notice): string {
  if (!hasNewText) {
    return 'A fact changed, the text did not';
  }
  return fromVersion === toVersion
    ? `A corrected text of version ${toVersion}`
    : `Version ${fromVersion} to ${toVersion}`;
}
