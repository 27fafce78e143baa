import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/features/shared/auth/auth-context';
import { Container } from '@/ui/container';
import { endHydration } from '@/rendering/hydration-state';
import { lazyOptional } from '@/rendering/lazy-optional';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast';
import { LoadBoundary } from './load-boundary';
import { PageFocus } from './page-focus';
import { IslandLinks } from '@/rendering/island-links';
import { StorefrontFrame } from './storefront-frame';
import { Tags } from './tags';

// No visitor loads it.
const AdminFrame = lazyOptional(() => import('./admin/admin-frame').then((module) => module.AdminFrame));
const AuthDialog = lazyOptional(
  () => import('./auth-dialog-host').then(({ AuthDialogHost }) => AuthDialogHost),
  null,
  SignInNotLoaded,
);

const isAdminPath = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

/** The frame of the page's kind, and what every page has. */
export function Layout() {
  const { dialogTarget } = useAuth();
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  if (pathname !== arrivedAt) {
    // Before the new page renders, because its head tags and islands depend on it.
    endHydration();
  }
  const [hasOwnChat, setHasOwnChat] = useState(false);
  const showOwnChat = useCallback(() => setHasOwnChat(true), []);
  const page = (
    <Suspense fallback={<PageLoading />}>
      <LoadBoundary path={pathname}>
        <Outlet />
      </LoadBoundary>
    </Suspense>
  );
  return (
    <>
      {isAdminPath(pathname) ? (
        <AdminFrame>{page}</AdminFrame>
      ) : (
        <StorefrontFrame hasChat={!hasOwnChat}>{page}</StorefrontFrame>
      )}
      <PageFocus />
      <IslandLinks />
      <Tags onChatbot={showOwnChat} />
      {dialogTarget !== null && <AuthDialog />}
    </>
  );
}

/** Makes way for the next press, which loads the dialog again. */
function SignInNotLoaded() {
  const { closeDialog } = useAuth();
  useEffect(() => {
    void toast({ title: 'Sign-in did not load', description: 'Check your connection and try again.' });
    closeDialog();
  }, [closeDialog]);
  return null;
}

function PageLoading() {
  return (
    <Container className="py-16">
      <Loading label="The page is loading">
        <SkeletonText lines={6} />
      </Loading>
    </Container>
  );
}
