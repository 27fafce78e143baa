import { useState, type SubmitEvent } from 'react';
import { textOf } from '@/lib/forms/form-text';
import { Button } from '@/ui/button';
import type { Elements } from '@/ui/elements';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { useSingleFlight, useSubmitOnce } from '@/lib/react/use-single-flight';
import { isWrongCode, verifyEmailCode, type MailedCodeKind, type Verified } from '../api/mailed-links-api';
import { mailCodeDigits, readCode } from '../model/code';
import { toastAuthError } from './auth-toasts';

interface MailCodeFormProps {
  readonly email: string;
  readonly kind: MailedCodeKind;
  readonly onVerified: (outcome: Verified) => void | Promise<void>;
  /** Sends the email again. */
  readonly onResend: () => Promise<void>;
  readonly onBack?: (() => void) | undefined;
  readonly label?: string | undefined;
  readonly children?: Elements;
}

/** The email contains a link and a code. The code is for reading the email on another device. */
export function MailCodeForm({
  email,
  kind,
  onVerified,
  onResend,
  onBack,
  label = 'Eight-digit code',
  children,
}: MailCodeFormProps) {
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);

  const submit = useSubmitOnce(async (event: SubmitEvent<HTMLFormElement>) => {
    const code = readCode(textOf(new FormData(event.currentTarget), 'code'), mailCodeDigits);
    if (code === null) {
      setError('The code has eight digits.');
      return;
    }
    setError(undefined);
    setBusy('verify');
    try {
      await onVerified(await verifyEmailCode(email, code, kind));
    } catch (failure) {
      if (isWrongCode(failure)) {
        setError(
          'This code is wrong or has expired. Check it, or let us send a new one: after ten wrong tries only a new one works.',
        );
      } else {
        await toastAuthError('Authentication Error', failure);
      }
    } finally {
      setBusy(null);
    }
  });

  const resend = useSingleFlight(async () => {
    setBusy('resend');
    try {
      await onResend();
      setError(undefined);
      void toast({ title: 'Sent again', description: 'Please use the newest email.', tone: 'success' });
    } catch (failure) {
      await toastAuthError('Error', failure);
    } finally {
      setBusy(null);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children ?? (
        <p>
          We sent a link and a code to <strong className="wrap-anywhere">{email}</strong>. Open the link, or
          enter the code here.
        </p>
      )}
      <TextField
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
      />
      <Button type="submit" isWide isLoading={busy === 'verify'}>
        Continue
      </Button>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Button variant="quiet" isLoading={busy === 'resend'} onClick={() => resend()}>
          Send it again
        </Button>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Use another address
          </Button>
        )}
      </div>
    </form>
  );
}
