import Menu from 'lucide-react/icons/menu';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { withQueries } from '@/lib/queries';
import { Seo } from '@/lib/seo';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { Drawer } from '@/ui/drawer';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { SkipLink } from '@/ui/skip-link';
import { TooltipProvider } from '@/ui/tooltip';
import { Guard } from '../guard';
import { pageContentId } from '../page-focus';
import { AdminNavigation } from './admin-navigation';

/** Around every page of the owner's desk: the guard, the navigation and what pages share. */
function Shell() {
  const { isAdmin } = useAuth();
  const { pathname } = useLocation();
  return (
    <>
      {!isAdmin && <Seo path={pathname} title="Admin" description="The owner's desk." noIndex />}
      <Guard needsAdmin>
        <TooltipProvider>
          <Container
            width="wide"
            className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8 xl:gap-12 print:block"
          >
            <SkipLink targetId={pageContentId}>Skip the admin menu</SkipLink>
            <div className="no-print hidden border-r border-hairline lg:block">
              <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto pt-7 pr-4 pb-20">
                <AdminNavigation />
              </div>
            </div>
            <div className="min-w-0">
              <NavigationDrawer />
              <div id={pageContentId} tabIndex={-1} className="pb-16 outline-none">
                <Suspense fallback={<PageLoading />}>
                  <Outlet />
                </Suspense>
              </div>
            </div>
          </Container>
        </TooltipProvider>
      </Guard>
    </>
  );
}

export const AdminShell = withQueries(Shell);

/** On phones and small windows the navigation waits behind a button. */
function NavigationDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="no-print pt-4 lg:hidden">
      <Drawer
        title="Admin"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button variant="secondary" size="small">
            <Menu className="size-4.5 shrink-0" />
            Admin menu
          </Button>
        }
      >
        <AdminNavigation onNavigate={() => setIsOpen(false)} />
      </Drawer>
    </div>
  );
}

function PageLoading() {
  return (
    <div className="pt-10">
      <Loading label="The page is loading">
        <SkeletonTable />
      </Loading>
    </div>
  );
}
