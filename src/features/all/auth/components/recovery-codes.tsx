import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { formatDate } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { secondFactorQuery } from '../api/factors-api';
import { makeRecoveryCodes, readRecoveryCodes } from '../api/recovery-codes-api';

interface RecoveryCodesProps {
  readonly userId: string;
  readonly onMade: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and new ones on wish. */
export function RecoveryCodes({ userId, onMade }: RecoveryCodesProps) {
  const query = useQuery({
    queryKey: [...secondFactorQuery(userId).queryKey, 'recovery-codes'],
    queryFn: readRecoveryCodes,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const make = useSingleFlight(async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      onMade(await makeRecoveryCodes());
    } catch (error) {
      setProblem(toAppError(error).message);
    } finally {
      setIsBusy(false);
    }
  });
  if (!query.data) {
    return query.isError ? <p>{toAppError(query.error).message}</p> : null;
  }
  const { left, madeAt } = query.data;
  if (left === 0 || madeAt === null) {
    return (
      <Callout tone="warning" title="You have no recovery codes">
        <p>Without them, a lost phone locks you out. A new password or a new address ends them too.</p>
        <div className="mt-3">
          <Button variant="secondary" isLoading={isBusy} onClick={() => make()}>
            Make recovery codes
          </Button>
        </div>
        {problem && <p className="mt-2 text-danger">{problem}</p>}
      </Callout>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>{`${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left, made on ${formatDate(madeAt)}.`}</p>
      <ConfirmDialog
        trigger={<Button variant="secondary">Make new recovery codes</Button>}
        title="Make new recovery codes?"
        consequence="The ones that you have now stop working."
        confirmLabel="Make new codes"
        onConfirm={make}
        isBusy={isBusy}
        error={problem}
      />
    </div>
  );
}
