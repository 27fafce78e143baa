import { readAddress } from '@contracts/email';
import { useState } from 'react';
import { AppError } from '@/lib/errors/app-error';
import { readWith, useForm } from '@/lib/forms/use-form';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { finishConfirmation } from '../api/first-password-api';
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
  /** After the code of a password email: a password must be chosen. */
  readonly onRecovered: () => void;
  /** After the code that confirmed a new account, which has no password yet. */
  readonly onNeedsPassword: () => void;
}

type View =
  | { readonly name: 'form' | 'reset'; readonly email: string }
  | {
      readonly name: 'code';
      readonly email: string;
      readonly kind: MailedCodeKind;
      /** The input for an account that is not confirmed yet. */
      readonly password?: string;
    };

export function SignInForm({
  callbackUrl,
  email = '',
  onLeave,
  onSignedIn,
  onRecovered,
  onNeedsPassword,
}: SignInFormProps) {
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
    const finish = async () => {
      const typed = view.password === undefined ? undefined : { password: view.password };
      const outcome = await finishConfirmation(typed);
      (outcome === 'done' ? onSignedIn : onNeedsPassword)();
    };
    return (
      <MailCodeForm
        email={view.email}
        kind={view.kind}
        onVerified={finish}
        onResend={resend}
        onBack={backToForm}
      >
        {view.kind === 'signup' ? (
          <p>
            This account is not confirmed yet. We sent a new link and a code to{' '}
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

  const signIn = async (values: SignInValues) => {
    try {
      await signInWithPassword(values.email, values.password);
    } catch (error) {
      await toastAuthError('Authentication Error', error);
      if (error instanceof AppError && error.reason === 'email_not_confirmed') {
        onLeave();
        // If this one is not sent, the email from the sign-up still works.
        await resendMail('signup', values.email, callbackUrl).catch(() => undefined);
        onView({ name: 'code', email: values.email, kind: 'signup', password: values.password });
      }
      return;
    }
    void toast({ title: 'Welcome Back', description: "You've successfully signed in.", tone: 'success' });
    onSignedIn();
  };

  const form = useForm({ read: readWith(signInSchema), send: signIn, draft: 'account' });

  const mailLink = async () => {
    const address = readAddress(form.text('email'));
    if (address === null) {
      form.fail({ email: 'Please enter your email address.' });
      void toast({
        title: 'Email Required',
        description: 'Please enter your email address first.',
        tone: 'error',
      });
      return;
    }
    form.fail({});
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
  const askForLink = useSingleFlight(mailLink);

  return (
    <form {...form.props} className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        name="email"
        defaultValue={email}
        error={form.problems['email']}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        name="password"
        error={form.problems['password']}
      />
      <Button type="submit" isWide isLoading={form.isPending}>
        Sign In
      </Button>
      <Button variant="secondary" isWide isLoading={isMailing} onClick={() => askForLink()}>
        Email me a magic link
      </Button>
      <Button
        variant="quiet"
        isWide
        onClick={() => onView({ name: 'reset', email: form.text('email').trim() })}
      >
        Forgot your password?
      </Button>
    </form>
  );
}
