import { useSubmission } from '@/lib/forms/use-submission';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { findOrder } from '../api/orders-api';

/** Emails a new link, only to the buyer's address. Asks for the address if the page does not know it. */
export function MailAgain({ email }: { readonly email: string | null }) {
  const request = useSubmission(findOrder);
  if (email === null) {
    return (
      <ButtonLink to="/find-order" variant="secondary">
        Email me the link again
      </ButtonLink>
    );
  }
  if (request.status === 'success') {
    return <p role="status">If there is an order for {email}, a link to it is on its way.</p>;
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        isLoading={request.status === 'pending'}
        onClick={() => void request.submit(email)}
      >
        Email me the link again
      </Button>
      {request.error && (
        <p role="alert" className="text-sm text-danger">
          {request.error.message}
        </p>
      )}
    </div>
  );
}
