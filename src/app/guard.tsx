import { useEffect, useRef, type ReactNode } from 'react';
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
 * whatever a page shows.
 */
export function Guard({ needsAdmin = false, children }: GuardProps) {
  const { status, isAdmin, openDialog } = useAuth();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  const wasSignedIn = useRef(false);

  useEffect(() => {
    wasSignedIn.current ||= status === 'signed-in';
    // Who has just signed out is not asked to sign in again.
    if (status === 'signed-out' && !wasSignedIn.current) {
      openDialog(here);
    }
    // The dialog opens once for each arrival; closing it must not open it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status, here]);

  if (status === 'unknown') {
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
  if (status === 'signed-out') {
    return (
      <Container className="pb-16">
        <PageHeader title="Please sign in" lead="This page is for signed-in customers." />
        <Button onClick={() => openDialog(here)}>Sign In</Button>
      </Container>
    );
  }
  if (needsAdmin && !isAdmin) {
    return (
      <Container className="pb-16">
        <PageHeader title="Access Denied" lead="You don't have permission to access this page." />
        <ButtonLink to="/">Return to Home</ButtonLink>
      </Container>
    );
  }
  return children;
}
