import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { Link } from '@/ui/link';
import { brand } from '@contracts/brand';
import { useAuth } from '@/features/all/auth/auth-context';
import { withQueries } from '@/rendering/with-queries';
import { cn } from '@/ui/cn';
import { Drawer } from '@/ui/drawer';
import { IconButton } from '@/ui/icon-button';
import { AccountMenu } from '../account-menu';
import { NorthStar } from '../brand-mark';
import { AdminNavigation } from './admin-navigation';
import { AdminSearch } from './admin-search';
import { EnvironmentChip } from './environment-chip';

/** The one bar of the admin pages. On phones the search is in the menu. */
export function AdminBar() {
  const { status, isAdmin } = useAuth();
  return (
    <div className="flex h-full items-center gap-3 px-2 sm:px-4">
      {isAdmin && <NavigationDrawer />}
      <Link to="/admin" className="flex min-h-11 items-center gap-2 no-underline">
        <NorthStar className="size-7" />
        <span
          translate="no"
          className="font-serif text-lg font-medium whitespace-nowrap text-heading max-sm:sr-only"
        >
          {brand.name}
        </span>
        <span className="text-sm font-semibold text-muted max-sm:sr-only">Admin</span>
      </Link>
      <EnvironmentChip />
      {isAdmin && <AdminSearch hasShortcut className="ml-auto w-80 max-lg:hidden" />}
      <Link
        to="/"
        className={cn(
          'flex min-h-9 items-center rounded px-2.5 text-sm font-semibold text-ink no-underline hover:bg-primary-soft hover:text-heading pointer-coarse:min-h-11',
          // Whatever is missing before it, it stands at the end of the bar.
          isAdmin ? 'max-lg:ml-auto' : 'ml-auto',
        )}
      >
        Shop
      </Link>
      {status === 'signed-in' && <AccountMenu />}
    </div>
  );
}

const Navigation = withQueries(AdminNavigation);

/** On small screens the navigation and the search are behind a button. */
function NavigationDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Drawer
      title="Admin"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton label="Admin menu" icon={<Menu />} className="lg:hidden" />}
    >
      <AdminSearch className="mb-5" onNavigate={close} />
      <Navigation onNavigate={close} />
    </Drawer>
  );
}
