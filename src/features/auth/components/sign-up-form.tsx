import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { useSubmitOnce } from '@/ui/use-single-flight';
import { resendMail } from '../api/mailed-links-api';
import { signUp } from '../api/session-api';
import { minimumPasswordLength, signUpSchema, type SignUpValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';
import { MailCodeForm } from './mail-code-form';

interface SignUpFormProps {
  readonly callbackUrl: string;
  readonly onLeave: () => void;
  readonly onSignedIn: () => void;
}

export function SignUpForm({ callbackUrl, onLeave, onSignedIn }: SignUpFormProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { register, handleSubmit, watch, formState } = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { fullName: '', email: '', password: '', acceptsTerms: false },
  });
  const acceptsTerms = watch('acceptsTerms');

  const create = async (values: SignUpValues) => {
    if (!values.acceptsTerms) {
      void toast({
        title: 'Terms Required',
        description: 'Please accept the Terms of Service and Privacy Policy to continue.',
        tone: 'error',
      });
      return;
    }
    onLeave();
    try {
      const outcome = await signUp(values, callbackUrl);
      if (outcome === 'signed-in') {
        onSignedIn();
        return;
      }
    } catch (error) {
      await toastAuthError('Authentication Error', error);
      return;
    }
    setMailedTo(values.email);
    void toast({
      title: 'Check Your Email',
      description: "We've sent you a confirmation link to complete your registration.",
      tone: 'success',
    });
  };
  const submit = useSubmitOnce(handleSubmit(create));

  if (mailedTo !== null) {
    return (
      <MailCodeForm
        email={mailedTo}
        kind="signup"
        onVerified={onSignedIn}
        onResend={() => resendMail('signup', mailedTo, callbackUrl)}
        onBack={() => setMailedTo(null)}
      />
    );
  }
  // A form whose button is disabled ignores the Enter key; whoever presses it is told what is missing.
  const onEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && !acceptsTerms && target instanceof HTMLInputElement) {
      void handleSubmit(create)();
    }
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={onEnter} className="grid gap-4">
      <TextField
        label="Full name"
        isOptional
        autoComplete="name"
        maxLength={120}
        error={formState.errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        help="Use the address you buy with: your purchases appear by themselves."
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={`At least ${minimumPasswordLength} characters.`}
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <CheckboxField
        label={
          <>
            I accept the{' '}
            <a className="link" href="/terms" target="_blank" rel="noopener">
              Terms of Service
            </a>{' '}
            and the{' '}
            <a className="link" href="/privacy" target="_blank" rel="noopener">
              Privacy Policy
            </a>
          </>
        }
        {...register('acceptsTerms')}
      />
      <Button type="submit" isWide disabled={!acceptsTerms} isLoading={formState.isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}
