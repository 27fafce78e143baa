import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Verbatim } from '@/ui/verbatim';
import { describeAddressChange, type AddressChange } from '../api/address-change-api';

interface AddressChangeQuestionProps {
  readonly tokenHash: string;
  readonly onConfirm: () => void;
  /** The link was used already or has expired. */
  readonly onTooLate: () => void;
  readonly children: ReactNode;
}

/**
 * Names both addresses before the click: a stranger can ask for a change to somebody's address, and only the reader can tell that
 * the other address is not their own.
 */
export function AddressChangeQuestion({
  tokenHash,
  onConfirm,
  onTooLate,
  children,
}: AddressChangeQuestionProps) {
  const [change, setChange] = useState<AddressChange | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  // Leaves the page; a new function of the parent's is no reason to ask again.
  const tooLate = useEffectEvent(onTooLate);

  useEffect(() => {
    let isGone = false;
    describeAddressChange(tokenHash).then(
      (found) => {
        if (isGone) return;
        if (found) setChange(found);
        else tooLate();
      },
      (error: unknown) => {
        if (!isGone) setProblem(toAppError(error).message);
      },
    );
    return () => {
      isGone = true;
    };
  }, [tokenHash, tries]);

  if (problem !== null) {
    const retry = () => {
      setProblem(null);
      setTries(tries + 1);
    };
    return (
      <>
        <Callout tone="danger" className="mb-5">
          <span role="alert">{problem}</span>
        </Callout>
        <Button onClick={retry}>Try again</Button>
      </>
    );
  }
  if (!change) {
    return (
      <Loading label="Reading the change of address">
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  return (
    <>
      <PageHeader
        title={change.isNew ? 'Use this address for that account?' : 'Change the address of your account?'}
        lead={change.isNew ? 'If it was not you who asked, close this page.' : warning}
      />
      <dl className="mb-5 grid gap-3">
        <Address label="The account’s address now" value={change.from} />
        <Address label="Its new address" value={change.to} />
      </dl>
      {children}
      <Button size="large" onClick={onConfirm}>
        {change.isNew ? 'It was me, confirm' : 'Confirm the change'}
      </Button>
    </>
  );
}

const warning =
  'If it was not you who asked, close this page, sign in, and sign out all devices under Security: somebody may be in your account.';

function Address({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd className="wrap-anywhere font-semibold">
        <Verbatim>{value}</Verbatim>
      </dd>
    </div>
  );
}
