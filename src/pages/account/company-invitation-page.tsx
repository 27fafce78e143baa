import { useState } from 'react';
import { acceptInvitation, type Accepted } from '@/features/account/companies/api/companies-api';
import { chooseCompany } from '@/features/account/companies/model/chosen-company';
import { roleNames } from '@/features/account/companies/model/role-names';
import { useAuth } from '@/features/all/auth/auth-context';
import { useSubmission } from '@/lib/forms/use-submission';
import { useTokenFromAddress } from '@/lib/url/token-from-url';
import { Seo } from '@/rendering/seo';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

const path = '/account/invitation';

/** Opened by the link in the email. Only the button accepts, because mail scanners follow links. */
export default function CompanyInvitationPage() {
  const token = useTokenFromAddress();
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  return (
    <Container className="pb-20">
      <Seo path={path} title="Invitation" description="Join a company that invited you." noIndex />
      {accepted ? (
        <>
          <PageHeader
            title={`You are in ${accepted.name}`}
            lead={`Your role is ${roleNames[accepted.role]}. Your account shows this company now.`}
          />
          <ButtonLink to="/account?tab=company">Open my account</ButtonLink>
        </>
      ) : (
        <>
          <PageHeader title="Invitation to a company" lead="The button makes you a member of it." />
          {token === '' ? (
            <Callout tone="warning" title="This link is not complete">
              Some mail programs and company filters cut links. Open it from the email again, or ask the
              person who invited you to send the invitation once more.
            </Callout>
          ) : (
            <Accept token={token} onAccepted={setAccepted} />
          )}
        </>
      )}
    </Container>
  );
}

interface AcceptProps {
  readonly token: string | null;
  readonly onAccepted: (accepted: Accepted) => void;
}

function Accept({ token, onAccepted }: AcceptProps) {
  const { status, user, openDialog } = useAuth();
  const accept = useSubmission(async (given: string) => {
    const accepted = await acceptInvitation(given);
    chooseCompany(accepted.companyId);
    onAccepted(accepted);
  });
  if (status !== 'signed-in') {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-measure">
          Sign in with the address that got the email. If you have no account yet, make one with that address
          and then open the link in the email again.
        </p>
        <Button disabled={status === 'unknown'} onClick={() => openDialog(path)}>
          Sign In
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-muted">You are signed in as {user?.email}.</p>
      <Button
        size="large"
        isLoading={accept.status === 'pending'}
        disabled={token === null}
        onClick={() => token && void accept.submit(token)}
      >
        Accept the invitation
      </Button>
      {accept.error && (
        <div role="alert">
          <Callout tone="danger" title="That did not work">
            {accept.error.message}
          </Callout>
        </div>
      )}
    </div>
  );
}
