import { useEffect, useState } from 'react';
import { readWith, useForm } from '@/lib/forms/use-form';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { readPendingEmail, requestEmailChange, resendMail } from '../api/mailed-links-api';
import { emailSchema, type EmailValues } from '../model/credentials';
import { toastAuthError } from './auth-toasts';
import { MailCodeForm } from './mail-code-form';

interface EmailChangeFormProps {
  readonly currentEmail: string;
  readonly callbackUrl: string;
}

/** Changes the account's address. Both mailboxes confirm: the old one that the change is wanted, the new one that it exists. */
export function EmailChangeForm({ currentEmail, callbackUrl }: EmailChangeFormProps) {
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    // A change that was requested earlier, or in another tab. If this fails, the form starts empty.
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
  const request = async ({ email }: EmailValues) => {
    try {
      onRequested(await requestEmailChange(email, callbackUrl));
    } catch (error) {
      await toastAuthError('Error', error);
    }
  };
  const form = useForm({ read: readWith(emailSchema), send: request });
  useUnsavedGuard(form.isDirty);
  return (
    <form {...form.props} className="grid gap-4">
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        help="We send a code to your present address and one to the new one."
        required
        name="email"
        error={form.problems['email']}
      />
      <div>
        <Button type="submit" isLoading={form.isPending}>
          Change email address
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
    // Both addresses get new codes, and both codes are required again.
    setConfirmed(null);
  };
  return (
    <div className="grid gap-6">
      <Callout>
        Your address changes to <strong className="wrap-anywhere">{wanted}</strong> once both mailboxes have
        confirmed it, by the link or the code in each mail. Until then everything stays as it is. Then you are
        signed out everywhere, and choose a new password: only the reader of the new mailbox goes on. Confirm
        there last, and you stay signed in here.
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
                title: 'Email updated',
                description:
                  outcome === 'session'
                    ? `Your account now uses ${wanted}. Choose a new password, and set up your authenticator app again if you use one.`
                    : `The account now uses ${wanted}. Sign in with an email link to that address.`,
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
