import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';
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

  useEffect(() => {
    if (status === 'signed-out') {
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
      <Container className="py-16">
        <EmptyState title="Please sign in" action={<Button onClick={() => openDialog(here)}>Sign In</Button>}>
          This page is for signed-in customers.
        </EmptyState>
      </Container>
    );
  }
  if (needsAdmin && !isAdmin) {
    return (
      <Container className="py-16">
        <EmptyState title="Access Denied" action={<ButtonLink to="/">Return to Home</ButtonLink>}>
          You don&apos;t have permission to access this page.
        </EmptyState>
      </Container>
    );
  }
  return children;
}
