import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { textOf } from '@/lib/forms/form-text';
import { useSubmitOnce } from '@/lib/react/use-single-flight';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { tryRecoveryCode } from '../api/recovery-codes-api';
import { readRecoveryCode } from '../model/recovery-code';
import { toastAuthError } from './auth-toasts';

interface RecoveryCodeFormProps {
  /** With the number of codes that are left. */
  readonly onRecovered: (left: number) => void;
  /** The code was refused, or nobody knows: an answer may have been lost on the way. */
  readonly onRefused: () => void;
  readonly onBack: () => void;
}

/** One of the codes that were kept for a lost phone. It removes the app from the account. */
export function RecoveryCodeForm({ onRecovered, onRefused, onBack }: RecoveryCodeFormProps) {
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // It came in the place of the button that was pressed.
  useEffect(() => field.current?.focus(), []);

  const submit = useSubmitOnce(async (event: SubmitEvent<HTMLFormElement>) => {
    const code = readRecoveryCode(textOf(new FormData(event.currentTarget), 'recovery-code'));
    if (code === null) {
      setError('A recovery code has 16 letters and digits.');
      return;
    }
    setError(undefined);
    setIsBusy(true);
    try {
      const left = await tryRecoveryCode(code);
      if (left !== null) {
        onRecovered(left);
        return;
      }
      setError('This code is wrong or was used already. Take another one from your newest list.');
    } catch (failure) {
      await toastAuthError('Error', failure);
    } finally {
      setIsBusy(false);
    }
    onRefused();
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <TextField
        ref={field}
        label="Recovery code"
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="[&>input]:font-mono"
        help="One of the ten that you kept when you turned the app on. It removes the lost app from your account and signs out your other devices; then you set up a new app."
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isBusy}>
          Remove the lost app
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Enter the app’s code
        </Button>
      </div>
    </form>
  );
}
