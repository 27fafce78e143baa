import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { Container } from '@/ui/container';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { readSecondFactor } from '../api/factors-api';
import { AuthenticatorCodeForm } from './authenticator-code-form';
import { AuthenticatorSetup } from './authenticator-setup';

interface SecondFactorGateProps {
  readonly userId: string;
  readonly missing: 'code' | 'enroll';
}

/** Shown instead of an admin page until the admin has entered the second factor. */
export function SecondFactorGate({ userId, missing }: SecondFactorGateProps) {
  return (
    <Container width="narrow" className="pb-16">
      <PageHeader
        size="compact"
        title={missing === 'code' ? 'One more step' : 'Turn on an authenticator app'}
        lead={
          missing === 'code'
            ? 'Open the authenticator app on your phone and enter the code for this shop.'
            : 'This shop asks every admin for a second step at sign-in. Turn it on once to go on.'
        }
      />
      {missing === 'code' ? (
        <AskForCode userId={userId} />
      ) : (
        <AuthenticatorSetup onTurnedOn={() => undefined} />
      )}
    </Container>
  );
}

function AskForCode({ userId }: { readonly userId: string }) {
  const query = useQuery({
    queryKey: [queryRoots.account, userId, 'second-factor'],
    queryFn: readSecondFactor,
  });
  if (query.data?.authenticator) {
    return (
      <AuthenticatorCodeForm
        factorId={query.data.authenticator.id}
        button="Continue"
        onGiven={() => undefined}
      />
    );
  }
  return query.isPending ? (
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
