import { useMutation } from '@tanstack/react-query';
import { unsubscribe } from '@/features/leads/api/leads-api';
import { toAppError } from '@/lib/app-error';
import { Seo } from '@/lib/seo';
import { useTokenFromAddress } from '@/lib/token-from-address';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

export default function UnsubscribePage() {
  const token = useTokenFromAddress();
  const leave = useMutation({ mutationFn: unsubscribe });
  return (
    <Container width="narrow" className="pb-20">
      <Seo
        path="/unsubscribe"
        title="Unsubscribe"
        description="Stop the mails about the starter pack."
        noIndex
      />
      <PageHeader
        title={leave.isSuccess ? 'You are unsubscribed' : 'Unsubscribe'}
        lead={
          leave.isSuccess
            ? 'We will not send you any more mails of this kind. Mails about purchases still reach you.'
            : 'Stops the mails about the starter pack and the newsletter. Mails about purchases still reach you.'
        }
      />
      <div role="status">{leave.isSuccess && <p>Nothing more to do.</p>}</div>
      {!leave.isSuccess && token === '' && (
        <Callout tone="warning" title="This link is not complete">
          Please open it from the e-mail again.
        </Callout>
      )}
      {!leave.isSuccess && token !== '' && (
        <div className="grid justify-items-start gap-5">
          <Button
            size="large"
            isLoading={leave.isPending}
            disabled={token === null}
            onClick={() => token && leave.mutate(token)}
          >
            Unsubscribe me
          </Button>
          {leave.isError && (
            <div role="alert">
              <Callout tone="danger" title="That did not work">
                {toAppError(leave.error).message}
              </Callout>
            </div>
          )}
        </div>
      )}
    </Container>
  );
}
