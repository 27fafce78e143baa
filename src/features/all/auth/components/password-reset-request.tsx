import { useState } from 'react';
import { readWith, useForm } from '@/lib/forms/use-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { sendPasswordReset } from '../api/mailed-links-api';
import { emailSchema, type EmailValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';
import { MailCodeForm } from './mail-code-form';

interface PasswordResetRequestProps {
  readonly email: string;
  readonly callbackUrl: string;
  readonly onRecovered: () => void;
  readonly onBack: () => void;
}

/** Requests the email for a new password. The response is the same for every address. */
export function PasswordResetRequest({ email, callbackUrl, onRecovered, onBack }: PasswordResetRequestProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const send = async (values: EmailValues) => {
    try {
      await sendPasswordReset(values.email, callbackUrl);
    } catch (error) {
      await toastAuthError('Error', error);
      return;
    }
    setMailedTo(values.email);
    void toast({
      title: 'Check Your Email',
      description: "If you have an account, we've sent you a link and a code to choose a new password.",
      tone: 'success',
    });
  };
  const form = useForm({ read: readWith(emailSchema), send, draft: 'account' });

  if (mailedTo !== null) {
    return (
      <MailCodeForm
        email={mailedTo}
        kind="recovery"
        onVerified={onRecovered}
        onResend={() => sendPasswordReset(mailedTo, callbackUrl)}
        onBack={() => setMailedTo(null)}
      >
        <p>
          If <strong className="wrap-anywhere">{mailedTo}</strong> has an account, a link and a code are on
          their way. Open the link, or enter the code here. Then choose a new password.
        </p>
      </MailCodeForm>
    );
  }
  return (
    <form {...form.props} className="grid gap-4">
      <p>We send you a link and a code with which you choose a new password.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        name="email"
        defaultValue={email}
        error={form.problems['email']}
      />
      <Button type="submit" isWide isLoading={form.isPending}>
        Send the link
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        Back to sign-in
      </Button>
    </form>
  );
}
