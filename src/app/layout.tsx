import { Suspense, useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/features/all/auth/auth-context';
import { Container } from '@/ui/container';
import { loadAdvice, renewOrFail } from '@/lib/react/load-error';
import { endHydration } from '@/rendering/hydration-state';
import { lazyOptional } from '@/rendering/lazy-optional';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { LoadBoundary } from './load-boundary';
import { PageFocus } from './page-focus';
import { FollowLinks } from '@/rendering/follow-links';
import { isAdminPath } from './route-table';
import { StorefrontFrame } from './storefront-frame';
import { ThirdPartyScripts } from './third-party-scripts';

// No visitor loads it.
const AdminFrame = lazyOptional(() =>
  import('./admin/admin-frame').then((module) => module.AdminFrame, renewOrFail),
);
const AuthDialog = lazyOptional(
  () => import('./auth-dialog-host').then(({ AuthDialogHost }) => AuthDialogHost, renewOrFail),
  null,
  SignInNotLoaded,
);

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
      <FollowLinks />
      <ThirdPartyScripts onChatbot={showOwnChat} />
      {dialogTarget !== null && <AuthDialog />}
    </>
  );
}

/** The next press loads the dialog again. */
function SignInNotLoaded({ error }: { readonly error: unknown }) {
  const { closeDialog } = useAuth();
  return (
    <div role="alert" className="fixed right-4 bottom-4 z-50 bg-surface p-4 shadow">
      <p>Sign-in did not load. {loadAdvice(error)}</p>
      <button type="button" className="underline" onClick={closeDialog}>
        OK
      </button>
    </div>
  );
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
