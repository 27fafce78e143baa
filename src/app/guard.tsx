import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useGo } from '@/lib/url/go';
import { useAuth } from '@/features/all/auth/auth-context';
import { lazyComponent } from '@/lib/react/load-error';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonCard } from '@/ui/skeleton';

const SecondFactorGate = lazyComponent(async () => ({
  default: (await import('@/features/all/auth/components/second-factor-gate')).SecondFactorGate,
}));

interface GuardProps {
  readonly needsAdmin?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows a page only to users who may see it. This is for convenience: the database and the functions refuse the same callers.
 * When a session ends, the page is hidden but kept: unsaved text is there after the same user signs in again, and removed when
 * another user does.
 */
export function Guard({ needsAdmin = false, children }: GuardProps) {
  const { status, user, isAdmin, adminAccess, openDialog } = useAuth();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const mayEnter = status === 'signed-in' && (!needsAdmin || isAdmin);
  const [isInside, setIsInside] = useState(mayEnter);
  const { isHeld, hold } = useHold(user?.id);
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
  const missing = needsAdmin && (adminAccess === 'code' || adminAccess === 'enroll') ? adminAccess : null;
  if (needsAdmin && !isAdmin && !missing) {
    return <AccessDenied key={pathname} />;
  }
  const isGated = needsAdmin && (missing !== null || isHeld);
  const isHidden = status === 'ended' || isGated;
  return (
    <>
      {status === 'signed-in' && isGated && (
        <Suspense fallback={<Checking />}>
          <SecondFactorGate key={user?.id} userId={user?.id ?? ''} missing={missing} onHold={hold} />
        </Suspense>
      )}
      {status === 'ended' && (
        <PleaseSignIn
          onSignIn={() => openDialog(here)}
          lead="Your session has ended. What you typed here is kept until you sign in again."
        />
      )}
      {isInside && (
        <div key={user?.id} hidden={isHidden} className={isHidden ? undefined : 'contents'}>
          {children}
        </div>
      )}
    </>
  );
}

/** Of one person: the next one to sign in here is not held. */
function useHold(userId: string | undefined) {
  const [heldFor, setHeldFor] = useState<string | undefined>();
  const hold = useCallback((isHeld: boolean) => setHeldFor(isHeld ? userId : undefined), [userId]);
  return { isHeld: userId !== undefined && heldFor === userId, hold };
}

/** Asks for sign-in on arrival or when the session expires, but not after an explicit sign-out. */
function useDialogOnArrival(here: string) {
  const { status, openDialog } = useAuth();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    wasSignedIn.current ||= status === 'signed-in';
    if (status === 'ended' || (status === 'signed-out' && !wasSignedIn.current)) {
      openDialog(here);
    }
    // The dialog opens once for each arrival; closing it must not open it again.
    // oxlint-disable-next-line react/exhaustive-deps
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

const secondsUntilHome = 8;

/** Says why, offers a link to the home page, and goes there after the announced time. */
function AccessDenied() {
  const go = useGo();
  useEffect(() => {
    const timer = setTimeout(() => void go('/', { replace: true }), secondsUntilHome * 1000);
    return () => clearTimeout(timer);
  }, [go]);
  return (
    <Container className="pb-16">
      <div role="alert">
        <PageHeader title="Access Denied" lead="You don't have permission to access this page." />
        <p className="mb-6 text-muted">You will be taken to the home page in {secondsUntilHome} seconds.</p>
      </div>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </Container>
  );
}
