import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { useSubmitOnce } from '@/ui/use-single-flight';
import { readPendingEmail, requestEmailChange, resendMail } from '../api/mailed-links-api';
import { emailSchema, type EmailValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';
import { MailCodeForm } from './mail-code-form';

interface EmailChangeFormProps {
  readonly currentEmail: string;
  readonly callbackUrl: string;
}

/** Another address for the account. Both mailboxes confirm: the old one that it is wanted, the new one that it exists. */
export function EmailChangeForm({ currentEmail, callbackUrl }: EmailChangeFormProps) {
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    // A change that was asked for earlier, or in another tab. Without an answer the form simply starts anew.
    void readPendingEmail().then(
      (pending) => !isGone && setWanted(pending),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [currentEmail]);

  return wanted === null ? (
    <RequestForm callbackUrl={callbackUrl} onRequested={setWanted} />
  ) : (
    <Confirmations
      currentEmail={currentEmail}
      wanted={wanted}
      callbackUrl={callbackUrl}
      onDone={() => setWanted(null)}
    />
  );
}

interface RequestFormProps {
  readonly callbackUrl: string;
  readonly onRequested: (email: string) => void;
}

function RequestForm({ callbackUrl, onRequested }: RequestFormProps) {
  const { register, handleSubmit, formState } = useForm<EmailValues>({
    resolver: zodResolver(emailSchema),
    defaultValues: { email: '' },
  });
  const request = async ({ email }: EmailValues) => {
    try {
      onRequested(await requestEmailChange(email, callbackUrl));
    } catch (error) {
      await toastAuthError('Error', error);
    }
  };
  useUnsavedGuard(formState.isDirty);
  const submit = useSubmitOnce(handleSubmit(request));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        help="We send a code to your present address and one to the new one."
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <div>
        <Button type="submit" isLoading={formState.isSubmitting}>
          Change e-mail address
        </Button>
      </div>
    </form>
  );
}

interface ConfirmationsProps {
  readonly currentEmail: string;
  readonly wanted: string;
  readonly callbackUrl: string;
  readonly onDone: () => void;
}

function Confirmations({ currentEmail, wanted, callbackUrl, onDone }: ConfirmationsProps) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const resend = async () => {
    await resendMail('email_change', currentEmail, callbackUrl);
    // New codes go to both, and both are needed again.
    setConfirmed(null);
  };
  return (
    <div className="grid gap-6">
      <Callout>
        Your address changes to <strong className="wrap-anywhere">{wanted}</strong> once both mailboxes have
        confirmed it, by the link or the code in each mail. Until then everything stays as it is.
      </Callout>
      {[currentEmail, wanted].map((email) =>
        email === confirmed ? (
          <p key={email} className="flex flex-wrap items-center gap-2">
            <Badge tone="success">Confirmed</Badge>
            <span className="wrap-anywhere">{email}</span>
          </p>
        ) : (
          <MailCodeForm
            key={email}
            email={email}
            kind="email_change"
            label={`Code sent to ${email}`}
            onResend={resend}
            onBack={email === wanted ? onDone : undefined}
            onVerified={(outcome) => {
              if (outcome === 'half') {
                setConfirmed(email);
                return;
              }
              void toast({
                title: 'E-mail Updated',
                description: `Your account now uses ${wanted}.`,
                tone: 'success',
              });
              onDone();
            }}
          />
        ),
      )}
    </div>
  );
}
