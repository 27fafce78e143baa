import { passwordHelp } from '@contracts/password';
import { useState, type ReactNode } from 'react';
import { AppError, isWorthRetrying } from '@/lib/errors/app-error';
import { readWith, useForm } from '@/lib/forms/use-form';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { changePassword, isWrongCode } from '../api/mailed-links-api';
import { mailCodeDigits, readCode } from '../model/code';
import { passwordSchema, type PasswordValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';

interface PasswordFormProps {
  readonly onChanged?: (() => void) | undefined;
  /** Fields that are asked besides, above the password. */
  readonly children?: ReactNode;
}

/** Sets a new password, which ends all other sessions: the auth service and the database see to that. */
export function PasswordForm({ onChanged, children }: PasswordFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const [codeError, setCodeError] = useState<string | undefined>();

  /** Sent without a response: the password may already be set. */
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
      form.fail({ password: 'This is your password already. Please choose another one.' });
    } else if (reason === 'weak_password') {
      form.fail({ password: 'This password is too easy to guess. Please choose another one.' });
    } else {
      await toastAuthError('Error', error);
    }
  };

  const save = async ({ password }: PasswordValues) => {
    const code = needsCode ? readCode(form.text('code'), mailCodeDigits) : undefined;
    if (code === null) {
      setCodeError('The code has eight digits.');
      return;
    }
    setCodeError(undefined);
    try {
      if ((await change(password, code)) === 'needs-code') {
        setNeedsCode(true);
        return;
      }
    } catch (error) {
      await fail(error);
      return;
    }
    form.reset();
    setNeedsCode(false);
    void toast({
      title: 'Password updated',
      description: 'Your new password is set. Other devices have been signed out.',
      tone: 'success',
    });
    onChanged?.();
  };

  const form = useForm({ read: readWith(passwordSchema), send: save });
  useUnsavedGuard(form.isDirty);
  return (
    <form {...form.props} className="grid gap-4">
      <div className="grid gap-4 empty:hidden">{children}</div>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help={passwordHelp}
        required
        name="password"
        error={form.problems['password']}
      />
      {needsCode && (
        <TextField
          label="Eight-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          help="You signed in more than a day ago, so we sent a code to your email address."
          error={codeError}
        />
      )}
      <div>
        <Button type="submit" isLoading={form.isPending}>
          Save new password
        </Button>
      </div>
    </form>
  );
}
