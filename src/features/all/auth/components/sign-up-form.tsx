import { passwordHelp } from '@contracts/password';
import { useState, type KeyboardEvent } from 'react';
import { readWith, useForm } from '@/lib/forms/use-form';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { finishConfirmation, type TypedAtSignUp } from '../api/first-password-api';
import { resendMail } from '../api/mailed-links-api';
import { signUp } from '../api/sign-up-api';
import { signUpSchema, type SignUpValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';
import { MailCodeForm } from './mail-code-form';

interface SignUpFormProps {
  readonly callbackUrl: string;
  readonly onLeave: () => void;
  readonly onSignedIn: () => void;
  /** Confirmed, but a password must still be chosen. */
  readonly onNeedsPassword: () => void;
}

export function SignUpForm({ callbackUrl, onLeave, onSignedIn, onNeedsPassword }: SignUpFormProps) {
  const [mailed, setMailed] = useState<(TypedAtSignUp & { readonly email: string }) | null>(null);
  const [acceptsTerms, setAcceptsTerms] = useState(false);

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
    setMailed(values);
    void toast({
      title: 'Check Your Email',
      description: "We've sent you a confirmation link to complete your registration.",
      tone: 'success',
    });
  };
  const form = useForm({ read: readWith(signUpSchema), send: create, draft: 'account' });

  if (mailed !== null) {
    return (
      <MailCodeForm
        email={mailed.email}
        kind="signup"
        onVerified={async () => {
          const outcome = await finishConfirmation(mailed);
          (outcome === 'done' ? onSignedIn : onNeedsPassword)();
        }}
        onResend={() => resendMail('signup', mailed.email, callbackUrl)}
        onBack={() => setMailed(null)}
      />
    );
  }
  // A form with a disabled button ignores Enter, so the button stays enabled and a press shows what is missing.
  const onEnter = ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
    if (key === 'Enter' && !acceptsTerms && target instanceof HTMLInputElement) {
      currentTarget.requestSubmit();
    }
  };
  return (
    <form {...form.props} onKeyDown={onEnter} className="grid gap-4">
      <TextField
        label="Full name"
        isOptional
        autoComplete="name"
        maxLength={120}
        name="fullName"
        error={form.problems['fullName']}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        help="Use the address you buy with: your purchases appear by themselves."
        required
        name="email"
        error={form.problems['email']}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={passwordHelp}
        required
        name="password"
        error={form.problems['password']}
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
        name="acceptsTerms"
        onChange={(event) => setAcceptsTerms(event.target.checked)}
      />
      <Button type="submit" isWide disabled={!acceptsTerms} isLoading={form.isPending}>
        Create account
      </Button>
    </form>
  );
}
