import { Suspense, useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { Container } from '@/ui/container';
import { leaveRenderedPage } from '@/lib/first-page';
import { optional } from '@/lib/optional';
import { still } from '@/lib/still';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { SkipLink } from '@/ui/skip-link';
import { Dock } from './dock';
import { followDock } from './dock-height';
import { LoadBoundary } from './load-boundary';
import { PageFocus } from './page-focus';
import { PreviewBadge } from './preview-badge';
import { SiteHeader } from './site-header';
import { StillLinks } from './still-links';
import { SupportChat } from './support-chat';
import { Tags } from './tags';

const SiteFooter = still('footer', () =>
  import('./site-footer').then(({ SiteFooter: Footer }) => ({ default: Footer })),
);
const AuthDialog = optional(() => import('./auth-dialog-host').then(({ AuthDialogHost }) => AuthDialogHost));

export function Layout() {
  const { dialogTarget } = useAuth();
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  if (pathname !== arrivedAt) {
    // Before the new page renders: it decides by this whether its head and its still parts are there already.
    leaveRenderedPage();
  }
  const [hasOwnChat, setHasOwnChat] = useState(false);
  const showOwnChat = useCallback(() => setHasOwnChat(true), []);
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink targetId="main" />
        <Dock />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Suspense fallback={<PageLoading />}>
            <LoadBoundary path={pathname}>
              <Outlet />
            </LoadBoundary>
          </Suspense>
        </main>
        <SiteFooter />
        <PageFocus />
        <StillLinks />
        <PreviewBadge />
        <Tags onChatbot={showOwnChat} />
        {!hasOwnChat && !pathname.startsWith('/admin') && <SupportChat />}
        {dialogTarget !== null && <AuthDialog />}
      </div>
      {/* Room under the footer, so that it can be scrolled clear of what lies over the lower edge. */}
      <div ref={followDock} className="inverse no-print h-(--dock-height)" />
    </>
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
