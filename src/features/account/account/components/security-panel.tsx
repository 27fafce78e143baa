import { useState, type ReactNode } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { Button } from '@/ui/button';
import { CardSection } from '@/ui/card-section';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Stack } from '@/ui/stack';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { DataExport } from './data-export';
import { SessionList } from './session-list';

interface SecurityPanelProps {
  readonly userId: string;
  readonly passwordForm: ReactNode;
  readonly emailForm: ReactNode;
  /** For admins only. */
  readonly authenticator?: ReactNode | undefined;
  /** Ends every session of this account. Rejects on failure. */
  readonly onSignOutEverywhere: () => Promise<void>;
}

export function SecurityPanel({
  userId,
  passwordForm,
  emailForm,
  authenticator,
  onSignOutEverywhere,
}: SecurityPanelProps) {
  return (
    <Stack gap="medium" className="max-w-2xl">
      <CardSection title="Password">{passwordForm}</CardSection>
      <CardSection title="Email address">{emailForm}</CardSection>
      {authenticator && (
        <CardSection
          title="Authenticator app"
          lead="A second step for the admin pages: after your password or link, the code of an app on your phone."
        >
          {authenticator}
        </CardSection>
      )}
      <CardSection
        title="Sessions"
        lead="Where this account is signed in. A session that you end stops at once."
      >
        <SessionList userId={userId} />
        <div className="mt-5">
          <SignOutEverywhere onConfirm={onSignOutEverywhere} />
        </div>
      </CardSection>
      <CardSection
        title="Your data"
        lead="Everything the shop keeps about you, as a JSON file: profile, purchases, licenses, downloads, messages and emails."
      >
        <DataExport />
      </CardSection>
      <CardSection title="Delete account" lead="Contact support to delete your account.">
        <Button variant="danger" disabled>
          Delete Account
        </Button>
      </CardSection>
    </Stack>
  );
}

function SignOutEverywhere({ onConfirm }: { readonly onConfirm: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const signOut = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setProblem(toAppError(error).message);
      setIsBusy(false);
    }
  };
  const confirm = useSingleFlight(signOut);
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">Sign Out All Devices</Button>}
      title="Sign out all devices?"
      consequence="You will have to sign in again on each of them."
      confirmLabel="Sign out everywhere"
      onConfirm={confirm}
      isBusy={isBusy}
      error={problem}
    />
  );
}
