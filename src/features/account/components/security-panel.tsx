import { useState } from 'react';
import { toAppError } from '@/lib/app-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Stack } from '@/ui/stack';

interface SecurityPanelProps {
  /** Ends every session of this account; rejects when it did not work. */
  readonly onSignOutEverywhere: () => Promise<void>;
}

export function SecurityPanel({ onSignOutEverywhere }: SecurityPanelProps) {
  return (
    <Stack gap="medium" className="max-w-xl">
      <Card as="section">
        <h2 className="text-xl">Sessions</h2>
        <p className="mt-1.5 mb-4 text-muted">Ends the sessions on every device, this one included.</p>
        <SignOutEverywhere onConfirm={onSignOutEverywhere} />
      </Card>
      <Card as="section">
        <h2 className="text-xl">Delete account</h2>
        <p className="mt-1.5 mb-4 text-muted">Contact support to delete your account.</p>
        <Button variant="danger" disabled>
          Delete Account
        </Button>
      </Card>
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
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">Sign Out All Devices</Button>}
      title="Sign out all devices?"
      consequence="You will have to sign in again on each of them."
      confirmLabel="Sign out everywhere"
      onConfirm={() => void signOut()}
      isBusy={isBusy}
      error={problem}
    />
  );
}
