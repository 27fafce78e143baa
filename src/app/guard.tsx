import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonCard } from '@/ui/skeleton';

interface GuardProps {
  readonly needsAdmin?: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps pages for those who may see them. It is a courtesy: the database and the functions refuse the same callers,
 * whatever a page shows. A session that ends while somebody is at work hides the page but keeps it: what they typed is
 * there when they have signed in again, and gone when somebody else does.
 */
export function Guard({ needsAdmin = false, children }: GuardProps) {
  const { status, user, isAdmin, openDialog } = useAuth();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const mayEnter = status === 'signed-in' && (!needsAdmin || isAdmin);
  const [isInside, setIsInside] = useState(mayEnter);
  if (mayEnter && !isInside) {
    setIsInside(true);
  }
  useDialogOnArrival(here);

  if (status === 'unknown') {
    return <Checking />;
  }
  if (status === 'signed-out' || (status === 'ended' && !isInside)) {
    return <PleaseSignIn onSignIn={() => openDialog(here)} lead="This page is for signed-in customers." />;
  }
  if (needsAdmin && !isAdmin) {
    return <AccessDenied />;
  }
  return (
    <>
      {status === 'ended' && (
        <PleaseSignIn
          onSignIn={() => openDialog(here)}
          lead="Your session has ended. What you typed here is kept until you sign in again."
        />
      )}
      <div key={user?.id} hidden={status === 'ended'} className={status === 'ended' ? undefined : 'contents'}>
        {children}
      </div>
    </>
  );
}

/** Who arrives without a session is asked to sign in, and so is whose session ends; who signs out here is not. */
function useDialogOnArrival(here: string) {
  const { status, openDialog } = useAuth();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    wasSignedIn.current ||= status === 'signed-in';
    if (status === 'ended' || (status === 'signed-out' && !wasSignedIn.current)) {
      openDialog(here);
    }
    // The dialog opens once for each arrival; closing it must not open it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status, here]);
}

function Checking() {
  return (
    <Container className="py-12">
      <Loading label="Checking who is signed in">
        <div className="grid gap-4 sm:grid-cols-2">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </Loading>
    </Container>
  );
}

function PleaseSignIn({ lead, onSignIn }: { readonly lead: string; readonly onSignIn: () => void }) {
  return (
    <Container className="pb-16">
      <PageHeader title="Please sign in" lead={lead} />
      <Button onClick={onSignIn}>Sign In</Button>
    </Container>
  );
}

function AccessDenied() {
  return (
    <Container className="pb-16">
      <PageHeader title="Access Denied" lead="You don't have permission to access this page." />
      <ButtonLink to="/">Return to Home</ButtonLink>
    </Container>
  );
}
