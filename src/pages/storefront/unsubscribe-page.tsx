import { Link } from '@/ui/link';
import { unsubscribe } from '@/features/shop/leads/api/leads-api';
import { useSettings } from '@/features/all/settings/settings-context';
import { Seo } from '@/rendering/seo';
import { useTokenFromAddress } from '@/lib/url/token-from-url';
import { useSubmission } from '@/lib/forms/use-submission';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

export default function UnsubscribePage() {
  const token = useTokenFromAddress();
  const leave = useSubmission(unsubscribe);
  const { SUPPORT_EMAIL } = useSettings();
  return (
    <Container width="narrow" className="pb-20">
      <Seo path="/unsubscribe" title="Unsubscribe" description="Stop mails of one kind." noIndex />
      <PageHeader
        title={leave.status === 'success' ? 'You are unsubscribed' : 'Unsubscribe'}
        lead={
          leave.status === 'success'
            ? 'We will not send you any more mails of this kind. Receipts and links to your files still reach you.'
            : 'Stops mails of the kind that this link came with: the free pack and the newsletter, or changes of your documents. Receipts and links to your files still reach you.'
        }
      />
      <div role="status">{leave.status === 'success' && <p>Nothing more to do.</p>}</div>
      {leave.status !== 'success' && token === '' && (
        <Callout tone="warning" title="This link is not complete">
          Some mail programs and company filters cut links. Open it from the email again, or send us{' '}
          <a className="link" href={`mailto:${SUPPORT_EMAIL}?subject=Unsubscribe`}>
            an email that says “Unsubscribe”
          </a>{' '}
          from the address that got it, and we take that off the list. You can also{' '}
          <Link className="link" to="/contact?subject=Unsubscribe">
            use the contact form
          </Link>
          .
        </Callout>
      )}
      {leave.status !== 'success' && token !== '' && (
        <div className="grid justify-items-start gap-5">
          <Button
            size="large"
            isLoading={leave.status === 'pending'}
            disabled={token === null}
            onClick={() => token && void leave.submit(token)}
          >
            Unsubscribe me
          </Button>
          {leave.error && (
            <div role="alert">
              <Callout tone="danger" title="That did not work">
                {leave.error.message}
              </Callout>
            </div>
          )}
        </div>
      )}
    </Container>
  );
}
