import { useState } from 'react';
import { brand } from '@contracts/brand';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { makeRecoveryCodes } from '../api/recovery-codes-api';
import { startAuthenticator, type NewAuthenticator } from '../api/factors-api';
import { AuthenticatorCodeForm } from './authenticator-code-form';
import { toastAuthError } from './auth-toasts';

interface AuthenticatorSetupProps {
  /** With its recovery codes, which have to be shown now; null if they could not be made. */
  readonly onTurnedOn: (codes: readonly string[] | null) => void;
}

/** Sets up the authenticator app: a QR code, then its first code. */
export function AuthenticatorSetup({ onTurnedOn }: AuthenticatorSetupProps) {
  const [started, setStarted] = useState<NewAuthenticator | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const start = useSingleFlight(async () => {
    setIsBusy(true);
    try {
      setStarted(await startAuthenticator(brand.name));
    } catch (error) {
      await toastAuthError('Error', error);
    } finally {
      setIsBusy(false);
    }
  });

  const finish = async () => {
    void toast({
      title: 'Authenticator app turned on',
      description: 'From now on, admin pages ask for its code after you sign in.',
      tone: 'success',
    });
    try {
      onTurnedOn(await makeRecoveryCodes());
    } catch (error) {
      await toastAuthError('Error', error);
      onTurnedOn(null);
    }
  };

  if (started === null) {
    return (
      <Button isLoading={isBusy} onClick={() => start()}>
        Turn on authenticator app
      </Button>
    );
  }
  return (
    <div className="grid gap-5">
      <p>
        Scan the picture with an authenticator app on your phone, for example Google Authenticator or
        1Password. Then enter the code that the app shows.
      </p>
      <img
        src={started.qrCode}
        alt="QR code for the authenticator app"
        width={200}
        height={200}
        className="size-50 rounded-md bg-white p-2"
      />
      <p className="text-sm text-muted">
        No camera? Type this key into the app:{' '}
        <code className="font-mono text-base break-all text-heading">{started.secret}</code>
      </p>
      <AuthenticatorCodeForm
        factorId={started.id}
        button="Turn on"
        onCancel={() => setStarted(null)}
        onGiven={() => void finish()}
      />
    </div>
  );
}
