import { useEffect } from 'react';
import { utmKeys } from '@contracts/utm';
import type { LeadForm } from '@contracts/starter-pack';
import type { AppError } from '@/lib/errors/app-error';
import { track } from '@/lib/browser/analytics';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useForm } from '@/lib/forms/use-form';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import type { ToastContent } from '@/ui/toast-content';
import { requestStarterPack } from '../api/leads-api';
import { asksForName, readLead, type Campaign } from '../model/lead-form';

const redirectAfterMs = 2000;

const packNotice =
  'We email you a confirmation link. With the pack comes our monthly news on employment law.';
const stateNotice = 'We email you a confirmation link. The free pack and our monthly news come with it.';

export interface StarterPackFormProps {
  readonly variant: LeadForm;
  /** The visitor's campaign, sent as hidden fields. */
  readonly utm: Campaign;
  readonly submitLabel?: string;
  /** The state of which the visitor wants to hear when there is a pack for it. */
  readonly wantedState?: string;
  /** Shown when the request is stored, before the thank-you page. */
  readonly onStored?: () => void;
  /** Changes the page. A deferred form is outside of the router's context. */
  readonly goTo: (path: string) => unknown;
}

/** The lead form, the same everywhere. Next to articles it only asks for the email address. */
export function StarterPackForm({
  variant,
  utm,
  submitLabel = 'Send me the free pack',
  wantedState,
  onStored,
  goTo,
}: StarterPackFormProps) {
  const isHydrated = useHydrated();
  const { problems, input, status, isPending, props } = useForm({
    read: readLead(variant, wantedState),
    send: async (lead) => {
      await requestStarterPack(lead);
      track('newsletter_signup', { event_label: 'starter_pack' });
      onStored?.();
    },
    onError: (error) => {
      if (!isOfField(error)) void toast(failure(error));
    },
  });
  const email = status === 'success' ? (input?.email ?? '') : null;

  useEffect(() => {
    if (email === null) {
      return;
    }
    const timer = window.setTimeout(() => {
      goTo(`/free-resources/thanks?email=${encodeURIComponent(email)}`);
    }, redirectAfterMs);
    return () => window.clearTimeout(timer);
  }, [email, goTo]);

  if (email !== null) {
    return (
      <Callout title="Check your inbox">
        <p role="status">
          We sent a confirmation link to <strong className="wrap-anywhere">{email}</strong>. One click on its
          button confirms your address and starts the download.
        </p>
      </Callout>
    );
  }
  return (
    <form {...props} data-analytics="lead_submit" className="grid gap-4">
      {asksForName(variant) && (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          error={problems['name']}
        />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        error={problems['email']}
      />
      {utmKeys.map((key) => (
        <input key={key} type="hidden" name={key} value={utm[key] ?? ''} />
      ))}
      <Button type="submit" size="large" isLoading={isPending} disabled={!isHydrated}>
        {isPending ? 'Preparing Your Pack...' : submitLabel}
      </Button>
      <p className="text-sm text-muted">
        {`${wantedState ? stateNotice : packNotice} Unsubscribe with one click in any mail.`}
      </p>
    </form>
  );
}

/** Said at the field alone. */
const isOfField = ({ field }: AppError) => field === 'email' || field === 'name';

function failure(error: AppError): ToastContent {
  return {
    title: 'Oops! Something went wrong. Please try again or contact support.',
    description: hint(error),
    tone: 'error',
  };
}

function hint(error: AppError): string | undefined {
  return error.code === 'too-many-requests' || error.code === 'invalid' || error.code === 'offline'
    ? error.message
    : undefined;
}
