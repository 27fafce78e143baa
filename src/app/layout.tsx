import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { Container } from '@/ui/container';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { SkipLink } from '@/ui/skip-link';
import { PageFocus } from './page-focus';
import { PreviewBadge } from './preview-badge';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const AuthDialog = lazy(() =>
  import('./auth-dialog-host').then(({ AuthDialogHost }) => ({ default: AuthDialogHost })),
);

export function Layout() {
  const { dialogTarget } = useAuth();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main" />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
      <PageFocus />
      <PreviewBadge />
      {dialogTarget !== null && (
        <Suspense fallback={null}>
          <AuthDialog />
        </Suspense>
      )}
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
