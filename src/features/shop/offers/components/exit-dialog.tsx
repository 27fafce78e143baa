import { useRef, useState, type SubmitEvent } from 'react';
import { emailMessage, readAddress } from '@contracts/email';
import { showClaims, starterPackClaim } from '@/catalog/claims';
import { track } from '@/lib/browser/analytics';
import type { AppError } from '@/lib/errors/app-error';
import { textOf } from '@/lib/forms/form-text';
import { draftStore } from '@/lib/forms/draft-store';
import { useSubmission } from '@/lib/forms/use-submission';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';

interface ExitDialogProps {
  /** The product whose page the visitor is leaving. */
  readonly product: string;
  /** Requests the pack. Rejects with an error. */
  readonly request: (email: string) => Promise<void>;
  readonly onClose: () => void;
}

const address = draftStore('exit-dialog');

/** Asks only for the email address and sends the pack by the same double opt-in as every form. */
export function ExitDialog({ product, request, onClose }: ExitDialogProps) {
  const [problem, setProblem] = useState<string | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const send = useSubmission(request);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), 'email');
    const email = readAddress(typed);
    setProblem(email === null ? problemOf(typed) : undefined);
    if (email === null) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    const error = await send.submit(email);
    if (error) {
      if (error.field === 'email') {
        setProblem(error.message);
        form.current?.querySelector('input')?.focus();
      } else {
        void toast(failure(error));
      }
      return;
    }
    address.forget();
    track('exit_intent_download', { product });
    void toast({
      title: 'Check your inbox',
      description: 'We sent you a link. One click on its button starts the download.',
      tone: 'success',
    });
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title="Take the free pack with you"
      description="A payroll calendar, an onboarding checklist, a rollout plan and an acknowledgment tracker, in Word and PDF."
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
    >
      {showClaims && (
        <p className="mb-4 text-sm text-muted">
          Rated {starterPackClaim.rating}/5 from {starterPackClaim.downloads} downloads.
        </p>
      )}
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={address.read()}
          onInput={address.keep}
          error={problem}
        />
        <Button type="submit" size="large" isWide isLoading={send.status === 'pending'}>
          Download the free pack
        </Button>
        <p className="text-sm text-muted">
          We email you a confirmation link. With the pack comes our monthly news on employment law.
          Unsubscribe with one click in any mail.
        </p>
      </form>
    </Dialog>
  );
}

const problemOf = (typed: string): string =>
  typed.trim() === '' ? 'Please enter your email address.' : emailMessage;

function failure({ code, message }: AppError) {
  return {
    title: 'Oops! Something went wrong. Please try again or contact support.',
    description: code === 'unavailable' ? undefined : message,
    tone: 'error' as const,
  };
}
