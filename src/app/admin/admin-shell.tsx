import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/features/all/auth/auth-context';
import { withQueries } from '@/rendering/with-queries';
import { Seo } from '@/rendering/seo';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { TooltipProvider } from '@/ui/tooltip';
import { Guard } from '../guard';

/** Wraps every admin page: the guard and shared elements. */
function Shell() {
  const { isAdmin } = useAuth();
  const { pathname } = useLocation();
  return (
    <>
      {!isAdmin && <Seo path={pathname} title="Admin" description="The owner's pages." noIndex />}
      <Guard needsAdmin>
        <TooltipProvider>
          <div className="admin-page px-4 pb-16 sm:px-6 lg:px-8">
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </div>
        </TooltipProvider>
      </Guard>
    </>
  );
}

export const AdminShell = withQueries(Shell);

function PageLoading() {
  return (
    <div className="pt-6">
      <Loading label="The page is loading">
        <SkeletonTable />
      </Loading>
    </div>
  );
}
