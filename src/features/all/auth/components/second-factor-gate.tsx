import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { secondFactorQuery, type SecondFactor } from '../api/factors-api';
import { AuthenticatorPrompt } from './authenticator-prompt';
import { AuthenticatorSetup } from './authenticator-setup';
import { LostAppRemoved } from './lost-app-removed';
import { NewRecoveryCodes } from './new-recovery-codes';

interface SecondFactorGateProps {
  readonly userId: string;
  /** Null while the gate is held and nothing is missing any more. */
  readonly missing: 'code' | 'enroll' | null;
  /** Whether the gate stays although nothing is missing: while an app is set up and until its recovery codes are kept. */
  readonly onHold: (isHeld: boolean) => void;
}

/** Shown instead of an admin page until the admin has entered the second factor. */
export function SecondFactorGate({ userId, missing, onHold }: SecondFactorGateProps) {
  const [left, setLeft] = useState<number | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isAsked = missing === 'code' && left === null;
  const query = useQuery({ ...secondFactorQuery(userId), enabled: isAsked, refetchOnMount: 'always' });
  // A recovery code may have removed the app, and its answer was lost on the way.
  const isGone = query.isSuccess && !query.isFetching && query.data.authenticator === null;
  const asksForCode = isAsked && !isGone;
  useEffect(() => {
    if (!asksForCode) onHold(true);
  }, [asksForCode, onHold]);
  const finish = (made: readonly string[] | null) => {
    setCodes(made);
    if (made === null) onHold(false);
  };

  if (codes) {
    return (
      <Container width="narrow" className="py-12">
        <NewRecoveryCodes as="h1" codes={codes} onDone={() => onHold(false)} />
      </Container>
    );
  }
  return (
    <Container width="narrow" className="pb-16">
      <PageHeader
        size="compact"
        title={asksForCode ? 'One more step' : 'Turn on an authenticator app'}
        lead={
          asksForCode
            ? 'Enter the code that your authenticator app shows for this shop. Without your phone, a recovery code will do.'
            : 'A second step at sign-in protects the customers and orders of this shop. Turn it on once to go on.'
        }
      />
      {asksForCode ? (
        <AskForCode query={query} onRecovered={setLeft} />
      ) : (
        <div className="grid justify-items-start gap-5">
          {left !== null && <LostAppRemoved left={left} />}
          <AuthenticatorSetup onTurnedOn={finish} />
          {missing === null && (
            <Button variant="quiet" className="-ml-4.5" onClick={() => onHold(false)}>
              Not now
            </Button>
          )}
        </div>
      )}
    </Container>
  );
}

interface AskForCodeProps {
  readonly query: UseQueryResult<SecondFactor>;
  readonly onRecovered: (left: number) => void;
}

function AskForCode({ query, onRecovered }: AskForCodeProps) {
  if (query.data?.authenticator) {
    return (
      <AuthenticatorPrompt
        factorId={query.data.authenticator.id}
        onGiven={() => undefined}
        onRefused={() => void query.refetch()}
        onRecovered={onRecovered}
      />
    );
  }
  return query.isFetching ? (
    <Loading label="Your account is loading">
      <SkeletonText lines={2} />
    </Loading>
  ) : (
    <ErrorState
      title="This part did not load"
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {query.error ? toAppError(query.error).message : 'Please reload the page.'}
    </ErrorState>
  );
}
