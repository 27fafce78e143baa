import type { ReactNode } from 'react';
import { useAuth } from '@/features/all/auth/auth-context';
import { InShopTime } from '@/features/all/settings/components/in-shop-time';
import { SkipLink } from '@/ui/skip-link';
import { pageContentId } from '../page-focus';
import { AdminBar } from './admin-bar';
import { AdminSidebar } from './admin-navigation';

/** What surrounds every admin page: a bar above and, for admins, the navigation beside it. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useAuth();
  return (
    <div className="min-h-dvh">
      <SkipLink targetId={pageContentId}>Skip the admin menu</SkipLink>
      <header className="no-print sticky top-0 z-30 h-12 border-b border-hairline bg-canvas">
        <AdminBar />
      </header>
      <div className="lg:flex print:block">
        {isAdmin && (
          <div className="no-print hidden w-55 shrink-0 border-r border-hairline lg:block">
            <AdminSidebar />
          </div>
        )}
        <main id={pageContentId} tabIndex={-1} className="max-w-wide min-w-0 flex-1 outline-none">
          <InShopTime>{children}</InShopTime>
        </main>
      </div>
    </div>
  );
}
