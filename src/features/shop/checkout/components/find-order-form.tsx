import { readAddress } from '@contracts/email';
import { textOf } from '@/lib/forms/form-text';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useForm, type Reading } from '@/lib/forms/use-form';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextField } from '@/ui/text-field';
import { findOrder } from '../api/orders-api';

function readForm(fields: FormData): Reading<string> {
  const email = readAddress(textOf(fields, 'email'));
  return email !== null
    ? { values: email }
    : { problems: { email: 'Please enter the email address that you bought with.' } };
}

/**
 * Requests a one-time link by email, which only goes to the buyer's address. The message is the same whether there is an
 * order or not.
 */
export function FindOrderForm() {
  const search = useForm({ read: readForm, send: findOrder });
  const isHydrated = useHydrated();

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
    <form {...search.props} className="grid max-w-md gap-4">
      <TextField
        label="Email address of the purchase"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={search.problems['email'] ?? search.error?.message}
      />
      <Button type="submit" isLoading={search.isPending} disabled={!isHydrated}>
        Send me the link
      </Button>
    </form>
  );
}
