import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { sendMagicLink, signInWithPassword } from '../api/session-api';
import { signInSchema, type SignInValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';
import { MailCodeForm } from './mail-code-form';

interface SignInFormProps {
  readonly callbackUrl: string;
  readonly onLeave: () => void;
  readonly onSignedIn: () => void;
}

export function SignInForm({ callbackUrl, onLeave, onSignedIn }: SignInFormProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [isMailing, setIsMailing] = useState(false);
  const { register, handleSubmit, getValues, setError, clearErrors, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });

  const signIn = async ({ email, password }: SignInValues) => {
    try {
      await signInWithPassword(email, password);
    } catch (error) {
      await toastAuthError('Authentication Error', error);
      return;
    }
    void toast({ title: 'Welcome Back', description: "You've successfully signed in.", tone: 'success' });
    onSignedIn();
  };

  const mailLink = async () => {
    const email = getValues('email').trim();
    if (!email.includes('@')) {
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
      await sendMagicLink(email, callbackUrl);
      setMailedTo(email);
      void toast({
        title: 'Magic Link Sent',
        description: 'Check your email for a sign-in link.',
        tone: 'success',
      });
    } catch (error) {
      await toastAuthError('Error', error);
    } finally {
      setIsMailing(false);
    }
  };

  if (mailedTo !== null) {
    return <MailCodeForm email={mailedTo} onVerified={onSignedIn} onBack={() => setMailedTo(null)} />;
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(signIn)(event)} className="grid gap-4">
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
      <Button variant="secondary" isWide isLoading={isMailing} onClick={() => void mailLink()}>
        Email me a magic link
      </Button>
    </form>
  );
}
