import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { AppError, isWorthRetrying } from '@/lib/app-error';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { useSubmitOnce } from '@/ui/use-single-flight';
import { changePassword, isWrongCode } from '../api/mailed-links-api';
import { signOut } from '../api/session-api';
import { readCode } from '../model/code';
import { minimumPasswordLength, passwordSchema, type PasswordValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';

interface PasswordFormProps {
  readonly onChanged?: (() => void) | undefined;
}

/** Sets a new password and ends the other sessions: whoever knew the old one is out. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const [codeError, setCodeError] = useState<string | undefined>();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordValues>({
    resolver: zodResolver(passwordSchema),
    defaultValues: { password: '' },
  });

  /** Sent, and the answer did not come: the password may be set already. */
  const [unanswered, setUnanswered] = useState('');

  const change = async (password: string, code: string | undefined) => {
    try {
      return await changePassword(password, code);
    } catch (error) {
      const isSet = error instanceof AppError && error.reason === 'same_password';
      if (isSet && unanswered === password) {
        return 'changed';
      }
      setUnanswered(isWorthRetrying(error) ? password : '');
      throw error;
    }
  };

  const fail = async (error: unknown) => {
    const reason = error instanceof AppError ? error.reason : undefined;
    if (isWrongCode(error)) {
      setCodeError('This code is wrong or has expired.');
    } else if (reason === 'same_password') {
      setError('password', { message: 'This is your password already. Please choose another one.' });
    } else if (reason === 'weak_password') {
      setError('password', { message: 'This password is too easy to guess. Please choose another one.' });
    } else {
      await toastAuthError('Error', error);
    }
  };

  const save = async ({ password }: PasswordValues, event: BaseSyntheticEvent | undefined) => {
    const code = needsCode ? readCode(event?.target as HTMLFormElement) : undefined;
    if (code === null) {
      setCodeError('The code has six digits.');
      return;
    }
    setCodeError(undefined);
    try {
      if ((await change(password, code)) === 'needs-code') {
        setNeedsCode(true);
        return;
      }
      await signOut('others');
    } catch (error) {
      await fail(error);
      return;
    }
    reset();
    setNeedsCode(false);
    void toast({
      title: 'Password Updated',
      description: 'Your new password is set. Other devices have been signed out.',
      tone: 'success',
    });
    onChanged?.();
  };

  useUnsavedGuard(formState.isDirty);
  const submit = useSubmitOnce(handleSubmit(save));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help={`At least ${minimumPasswordLength} characters.`}
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      {needsCode && (
        <TextField
          label="Six-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          help="You signed in more than a day ago, so we sent a code to your e-mail address."
          error={codeError}
        />
      )}
      <div>
        <Button type="submit" isLoading={formState.isSubmitting}>
          Save new password
        </Button>
      </div>
    </form>
  );
}
