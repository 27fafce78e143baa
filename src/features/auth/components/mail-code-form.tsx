import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { verifyEmailCode } from '../api/session-api';
import { toastAuthError } from './auth-toasts';

interface MailCodeFormProps {
  readonly email: string;
  readonly kind?: 'email' | 'signup';
  readonly onVerified: () => void;
  readonly onBack: () => void;
}

/** The mail holds a link and a code; the code works where the mail is read on another device. */
export function MailCodeForm({ email, kind = 'email', onVerified, onBack }: MailCodeFormProps) {
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    const digits = typeof code === 'string' ? code.replace(/\D/g, '') : '';
    if (digits.length !== 6) {
      setError('The code has six digits.');
      return;
    }
    setError(undefined);
    setIsBusy(true);
    try {
      await verifyEmailCode(email, digits, kind);
      onVerified();
    } catch (failure) {
      await toastAuthError('Authentication Error', failure);
      setIsBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>
        We sent a link and a code to <strong className="wrap-anywhere">{email}</strong>. Open the link, or
        enter the code here.
      </p>
      <TextField
        label="Six-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
      />
      <Button type="submit" isWide isLoading={isBusy}>
        Continue
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        Use another address
      </Button>
    </form>
  );
}
