import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AppError } from '@/lib/app-error';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { useSingleFlight, useSubmitOnce } from '@/ui/use-single-flight';
import { resendMail, sendMagicLink, type MailedCodeKind } from '../api/mailed-links-api';
import { signInWithPassword } from '../api/session-api';
import { signInSchema, type SignInValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';
import { MailCodeForm } from './mail-code-form';
import { PasswordResetRequest } from './password-reset-request';

interface SignInFormProps {
  readonly callbackUrl: string;
  readonly email?: string | undefined;
  readonly onLeave: () => void;
  readonly onSignedIn: () => void;
  /** After the code of a password mail: the password is still to be chosen. */
  readonly onRecovered: () => void;
}

type View =
  | { readonly name: 'form' | 'reset'; readonly email: string }
  | { readonly name: 'code'; readonly email: string; readonly kind: MailedCodeKind };

export function SignInForm({ callbackUrl, email = '', onLeave, onSignedIn, onRecovered }: SignInFormProps) {
  const [view, setView] = useState<View>({ name: 'form', email });
  const backToForm = () => setView({ name: 'form', email: view.email });

  if (view.name === 'reset') {
    return (
      <PasswordResetRequest
        email={view.email}
        callbackUrl={callbackUrl}
        onRecovered={onRecovered}
        onBack={backToForm}
      />
    );
  }
  if (view.name === 'code') {
    const resend = () =>
      view.kind === 'signup'
        ? resendMail('signup', view.email, callbackUrl)
        : sendMagicLink(view.email, callbackUrl);
    return (
      <MailCodeForm
        email={view.email}
        kind={view.kind}
        onVerified={onSignedIn}
        onResend={resend}
        onBack={backToForm}
      >
        {view.kind === 'signup' ? (
          <p>
            This account waits for its confirmation. We sent a new link and a code to{' '}
            <strong className="wrap-anywhere">{view.email}</strong>.
          </p>
        ) : undefined}
      </MailCodeForm>
    );
  }
  return (
    <CredentialsForm
      email={view.email}
      callbackUrl={callbackUrl}
      onLeave={onLeave}
      onSignedIn={onSignedIn}
      onView={setView}
    />
  );
}

interface CredentialsFormProps {
  readonly email: string;
  readonly callbackUrl: string;
  readonly onLeave: () => void;
  readonly onSignedIn: () => void;
  readonly onView: (view: View) => void;
}

function CredentialsForm({ email, callbackUrl, onLeave, onSignedIn, onView }: CredentialsFormProps) {
  const [isMailing, setIsMailing] = useState(false);
  const { register, handleSubmit, getValues, setError, clearErrors, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
  });

  const signIn = async (values: SignInValues) => {
    try {
      await signInWithPassword(values.email, values.password);
    } catch (error) {
      await toastAuthError('Authentication Error', error);
      if (error instanceof AppError && error.reason === 'email_not_confirmed') {
        onLeave();
        // Whether or not this one goes out, the mail of the sign-up works too.
        await resendMail('signup', values.email, callbackUrl).catch(() => undefined);
        onView({ name: 'code', email: values.email, kind: 'signup' });
      }
      return;
    }
    void toast({ title: 'Welcome Back', description: "You've successfully signed in.", tone: 'success' });
    onSignedIn();
  };

  const mailLink = async () => {
    const address = getValues('email').trim();
    if (!address.includes('@')) {
      setError('email', { message: 'Please enter your email address.' }, { shouldFocus: true });
      void toast({
        title: 'Email Required',
        description: 'Please enter your email address first.',
        tone: 'error',
      });
      return;
    }
    clearErrors();
    setIsMailing(true);
    onLeave();
    try {
      await sendMagicLink(address, callbackUrl);
    } catch (error) {
      await toastAuthError('Error', error);
      setIsMailing(false);
      return;
    }
    void toast({
      title: 'Magic Link Sent',
      description: 'Check your email for a sign-in link.',
      tone: 'success',
    });
    onView({ name: 'code', email: address, kind: 'email' });
  };
  const submit = useSubmitOnce(handleSubmit(signIn));
  const askForLink = useSingleFlight(mailLink);

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" isWide isLoading={formState.isSubmitting}>
        Sign In
      </Button>
      <Button variant="secondary" isWide isLoading={isMailing} onClick={() => askForLink()}>
        Email me a magic link
      </Button>
      <Button
        variant="quiet"
        isWide
        onClick={() => onView({ name: 'reset', email: getValues('email').trim() })}
      >
        Forgot your password?
      </Button>
    </form>
  );
}
