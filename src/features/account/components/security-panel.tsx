import { useState, type ReactNode } from 'react';
import { toAppError } from '@/lib/app-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Stack } from '@/ui/stack';
import { useSingleFlight } from '@/ui/use-single-flight';
import { DataExport } from './data-export';
import { SessionList } from './session-list';

interface SecurityPanelProps {
  readonly userId: string;
  readonly passwordForm: ReactNode;
  readonly emailForm: ReactNode;
  /** Ends every session of this account; rejects when it did not work. */
  readonly onSignOutEverywhere: () => Promise<void>;
}

export function SecurityPanel({ userId, passwordForm, emailForm, onSignOutEverywhere }: SecurityPanelProps) {
  return (
    <Stack gap="medium" className="max-w-2xl">
      <Part title="Password">{passwordForm}</Part>
      <Part title="E-mail address">{emailForm}</Part>
      <Part title="Sessions" lead="Where this account is signed in. A session that you end stops at once.">
        <SessionList userId={userId} />
        <div className="mt-5">
          <SignOutEverywhere onConfirm={onSignOutEverywhere} />
        </div>
      </Part>
      <Part
        title="Your data"
        lead="Everything the shop keeps about you, as a JSON file: profile, purchases, licenses, downloads, messages and e-mails."
      >
        <DataExport />
      </Part>
      <Part title="Delete account" lead="Contact support to delete your account.">
        <Button variant="danger" disabled>
          Delete Account
        </Button>
      </Part>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  return (
    <Card as="section">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="mt-1.5 text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </Card>
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
