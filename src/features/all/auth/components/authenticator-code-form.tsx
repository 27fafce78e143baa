import { useState, type SubmitEvent } from 'react';
import { AppError } from '@/lib/errors/app-error';
import { textOf } from '@/lib/forms/form-text';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { useSubmitOnce } from '@/lib/react/use-single-flight';
import { giveCode } from '../api/factors-api';
import { appCodeDigits, readCode } from '../model/code';
import { toastAuthError } from './auth-toasts';

interface AuthenticatorCodeFormProps {
  readonly factorId: string;
  readonly button: string;
  readonly onGiven: () => void;
  readonly onCancel?: (() => void) | undefined;
}

const isWrong = (error: unknown) => error instanceof AppError && error.reason === 'mfa_verification_failed';

/** The current six digits of the authenticator app. */
export function AuthenticatorCodeForm({ factorId, button, onGiven, onCancel }: AuthenticatorCodeFormProps) {
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = useSubmitOnce(async (event: SubmitEvent<HTMLFormElement>) => {
    const code = readCode(textOf(new FormData(event.currentTarget), 'code'), appCodeDigits);
    if (code === null) {
      setError('The code has six digits.');
      return;
    }
    setError(undefined);
    setIsBusy(true);
    try {
      await giveCode(factorId, code);
    } catch (failure) {
      if (isWrong(failure)) {
        setError(
          'This code is wrong, has just changed or was used already. Enter the next one that the app shows.',
        );
      } else {
        await toastAuthError('Error', failure);
      }
      return;
    } finally {
      setIsBusy(false);
    }
    onGiven();
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <TextField
        label="Code of the authenticator app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isBusy}>
          {button}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
