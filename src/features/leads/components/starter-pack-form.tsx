import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { utmKeys } from '@contracts/utm';
import type { LeadForm } from '@contracts/starter-pack';
import type { AppError } from '@/lib/app-error';
import { textOf } from '@/lib/form-text';
import { track } from '@/lib/analytics';
import type { AwakeProps } from '@/lib/sleeping-form';
import { useHydrated } from '@/lib/use-hydrated';
import { useSubmission } from '@/lib/use-submission';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { requestStarterPack } from '../api/leads-api';
import { asksForName, checkLead, type LeadProblem } from '../model/lead-form';

const redirectAfterMs = 2000;

export interface StarterPackFormProps extends AwakeProps {
  readonly variant: LeadForm;
  /** The campaign that brought the visitor, sent along as hidden fields. */
  readonly utm: Readonly<Partial<Record<(typeof utmKeys)[number], string>>>;
  readonly submitLabel?: string;
  /** What is shown once the request is stored; the page then goes on to the thank-you page. */
  readonly onStored?: () => void;
}

/** The lead form, the same in every place; beside articles it asks for the address alone. */
export function StarterPackForm({
  variant,
  utm,
  submitLabel = 'Send me the free pack',
  onStored,
  typed = {},
}: StarterPackFormProps) {
  const [problems, setProblems] = useState<LeadProblem['fields']>({});
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const request = useSubmission(requestStarterPack);
  const email = request.status === 'success' ? (request.input?.email ?? '') : null;

  useEffect(() => {
    if (email === null) {
      return;
    }
    const timer = window.setTimeout(() => {
      void navigate(`/free-resources/thanks?email=${encodeURIComponent(email)}`);
    }, redirectAfterMs);
    return () => window.clearTimeout(timer);
  }, [email, navigate]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const values = { name: textOf(fields, 'name'), email: textOf(fields, 'email') };
    const problem = checkLead(values, variant);
    setProblems(problem?.fields ?? {});
    if (problem) {
      void toast({ title: problem.title, description: problem.description, tone: 'error' });
      focusFirst(form.current, problem.fields);
      return;
    }
    const campaign = Object.fromEntries(utmKeys.map((key) => [key, textOf(fields, key)]));
    const error = await request.submit({ ...values, form: variant, ...campaign });
    if (!error) {
      track('newsletter_signup', { event_label: 'starter_pack' });
      onStored?.();
      return;
    }
    const inField = error.field === 'name' || error.field === 'email' ? { [error.field]: error.message } : {};
    setProblems(inField);
    void toast({
      title: 'Oops! Something went wrong. Please try again or contact support.',
      description: hint(error),
      tone: 'error',
    });
    focusFirst(form.current, inField);
  };

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
    <form
      ref={form}
      noValidate
      data-analytics="lead_submit"
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      {asksForName(variant) && (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={typed['name']}
          error={problems.name}
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
        defaultValue={typed['email']}
        error={problems.email}
      />
      {utmKeys.map((key) => (
        <input key={key} type="hidden" name={key} value={utm[key] ?? ''} />
      ))}
      <Button type="submit" size="large" isLoading={request.status === 'pending'} disabled={!isHydrated}>
        {request.status === 'pending' ? 'Preparing Your Pack...' : submitLabel}
      </Button>
      <p className="text-sm text-muted">
        We e-mail you a confirmation link. Unsubscribe with one click in any mail.
      </p>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, problems: LeadProblem['fields']): void {
  const [name] = Object.keys(problems);
  if (name) {
    form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }
}

function hint(error: AppError): string | undefined {
  return error.code === 'too-many-requests' || error.code === 'invalid' || error.code === 'offline'
    ? error.message
    : undefined;
}
