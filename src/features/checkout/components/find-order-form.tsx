import { useState, type SubmitEvent } from 'react';
import type { AwakeProps } from '@/lib/sleeping-form';
import { useHydrated } from '@/lib/use-hydrated';
import { useSubmission } from '@/lib/use-submission';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextField } from '@/ui/text-field';
import { findOrder } from '../api/orders-api';

/** Mails a one-time link to the buyer's own address, whoever asks, and says the same whether there is an order or not. */
export function FindOrderForm({ typed = {} }: AwakeProps) {
  const [problem, setProblem] = useState<string | undefined>();
  const search = useSubmission(findOrder);
  const isHydrated = useHydrated();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email !== 'string' || !email.includes('@')) {
      setProblem('Please enter the e-mail address that you bought with.');
      return;
    }
    setProblem(undefined);
    const error = await search.submit(email);
    setProblem(error?.message);
  };

  if (search.status === 'success') {
    return (
      <Callout title="Check your inbox">
        <p role="status">
          If there is an order for this address, a link to it is on its way. It works once and for 24 hours.
          Nothing there after five minutes? Look into the spam folder, or try the address on your bank&apos;s
          or PayPal&apos;s receipt.
        </p>
      </Callout>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <TextField
        label="E-mail address of the purchase"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typed['email']}
        error={problem}
      />
      <Button type="submit" isLoading={search.status === 'pending'} disabled={!isHydrated}>
        Send me the link
      </Button>
    </form>
  );
}
