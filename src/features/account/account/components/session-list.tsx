import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { formatDateTime } from '@/lib/text/shop-time';
import { useMutation } from '@/lib/queries/use-mutation';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { endSession, sessionsQuery, type AccountSession } from '../api/security-api';
import { describeDevice } from '../model/describe-device';
import { AccountSection } from './account-section';

export function SessionList({ userId }: { readonly userId: string }) {
  const query = useQuery(sessionsQuery(userId));
  return (
    <AccountSection query={query}>
      {(sessions) => (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} userId={userId} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

interface SessionRowProps {
  readonly session: AccountSession;
  readonly userId: string;
}

function SessionRow({ session, userId }: SessionRowProps) {
  const queryClient = useQueryClient();
  const device = describeDevice(session.userAgent);
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
      void toast({ title: 'Signed out', description: `${device} is signed out.`, tone: 'success' });
    },
    onError: (error) => void toast({ title: 'Error', description: toAppError(error).message, tone: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium text-heading">{device}</p>
        <p className="text-sm text-muted">
          {`Last used ${formatDateTime(session.lastUsedAt)}, signed in ${formatDateTime(session.createdAt)}`}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="primary">This device</Badge>
      ) : (
        <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate()}>
          Sign out
          <VisuallyHidden>{` ${device}, last used ${formatDateTime(session.lastUsedAt)}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
