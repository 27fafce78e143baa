import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { formatDate } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { secondFactorQuery, turnOffAuthenticator, type Authenticator } from '../api/factors-api';
import { AuthenticatorPrompt } from './authenticator-prompt';
import { AuthenticatorSetup } from './authenticator-setup';
import { LostAppRemoved } from './lost-app-removed';
import { NewRecoveryCodes } from './new-recovery-codes';
import { RecoveryCodes } from './recovery-codes';

/** The second factor of an admin's account: off, on, or on but not yet entered in this session. */
export function AuthenticatorPanel({ userId }: { readonly userId: string }) {
  const queryClient = useQueryClient();
  const query = useQuery(secondFactorQuery(userId));
  const reload = () => void queryClient.invalidateQueries(secondFactorQuery(userId));
  // Kept here, so that they stay on the screen when the query is read again.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const show = (made: readonly string[] | null) => {
    setCodes(made);
    setLeft(null);
    reload();
  };

  if (codes) {
    return <NewRecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  }
  if (query.isPending) {
    return (
      <Loading label="The authenticator app is loading">
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="This part did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  const { authenticator, needsCode } = query.data;
  if (authenticator === null) {
    return (
      <div className="grid gap-4">
        {left !== null && <LostAppRemoved left={left} />}
        <div>
          <AuthenticatorSetup onTurnedOn={show} />
        </div>
      </div>
    );
  }
  return needsCode ? (
    <WithText text="Enter its code to change your password, your address or the app itself.">
      <AuthenticatorPrompt
        factorId={authenticator.id}
        onGiven={reload}
        onRefused={reload}
        onRecovered={(count) => {
          setLeft(count);
          reload();
        }}
      />
    </WithText>
  ) : (
    <WithText text={`On since ${formatDate(authenticator.since)}.`}>
      <RecoveryCodes userId={userId} onMade={show} />
      <TurnOff authenticator={authenticator} onTurnedOff={reload} />
    </WithText>
  );
}

function WithText({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <p>{text}</p>
      {children}
    </div>
  );
}

interface TurnOffProps {
  readonly authenticator: Authenticator;
  readonly onTurnedOff: () => void;
}

function TurnOff({ authenticator, onTurnedOff }: TurnOffProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const turnOff = useSingleFlight(async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await turnOffAuthenticator(authenticator.id);
    } catch (error) {
      setProblem(toAppError(error).message);
      return;
    } finally {
      setIsBusy(false);
    }
    void toast({
      title: 'Authenticator app turned off',
      description: 'Your password or a link is enough to sign in again.',
      tone: 'success',
    });
    onTurnedOff();
  });
  return (
    <div>
      <ConfirmDialog
        trigger={<Button variant="secondary">Turn off authenticator app</Button>}
        title="Turn off the authenticator app?"
        consequence="Then your password or your mailbox alone is enough to do everything that you can do here."
        confirmLabel="Turn off"
        onConfirm={() => turnOff()}
        isBusy={isBusy}
        error={problem}
      />
    </div>
  );
}
