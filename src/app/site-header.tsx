import { Menu, Search, X } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/features/all/auth/auth-context';
import { searchFieldAddress } from '@/lib/url/search-field';
import { lazyOptional } from '@/rendering/lazy-optional';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { IconButton } from '@/ui/icon-button';
import { Link } from '@/ui/link';
import { BrandMark } from './brand-mark';
import { headerLinks, type NavigationLink } from './navigation';
import { PreviewBadge } from './preview-badge';
import { followSearchKey } from './search-key';

const AccountMenu = lazyOptional(
  () => import('./account-menu').then(({ AccountMenu: Menu }) => Menu),
  <span className="size-11" />,
);

const linkLook =
  'flex min-h-11 items-center rounded px-1 text-[0.9375rem] text-ink no-underline transition-colors hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-heading';

export function SiteHeader() {
  const [isOpen, setIsOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const searchLink = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();

  useEffect(() => (searchLink.current ? followSearchKey(searchLink.current) : undefined), []);
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setIsOpen(false);
        document.getElementById('menu-button')?.focus();
      }
    };
    // The menu covers the page, so the focus must not be under it.
    const closeOnLeave = ({ target }: FocusEvent) => {
      if (!header.current?.contains(target as Node)) setIsOpen(false);
    };
    const close = () => setIsOpen(false);
    // Back may bring the page again as it was left.
    window.addEventListener('pagehide', close);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeOnLeave);
    return () => {
      window.removeEventListener('pagehide', close);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeOnLeave);
    };
  }, [isOpen]);

  return (
    <header ref={header} className="no-print site-header">
      <Container className="flex min-h-16 flex-wrap items-center gap-1">
        <BrandMark />
        <PreviewBadge />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          {linksInARow}
        </nav>
        {/* A phone has it in the menu. */}
        <Link
          ref={searchLink}
          to={searchFieldAddress}
          aria-label="Search"
          aria-keyshortcuts="Control+K Meta+K"
          className="-mr-3 hidden size-11 place-items-center lg:grid"
        >
          <Search className="size-5" />
        </Link>
        <div className="flex flex-wrap items-center justify-end gap-2 max-lg:ml-auto">
          <Entrance />
          <IconButton
            id="menu-button"
            className="lg:hidden"
            label={isOpen ? 'Close menu' : 'Open menu'}
            icon={isOpen ? <X /> : <Menu />}
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            onClick={() => setIsOpen(!isOpen)}
          />
        </div>
      </Container>
      <noscript className="lg:hidden">{linksInARow}</noscript>
      <nav
        id="mobile-menu"
        aria-label="Main"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full border-y border-hairline bg-canvas lg:hidden"
      >
        <PhoneMenu />
      </nav>
    </header>
  );
}

/* Memoized: opening and closing the menu does not render its content again. */

interface HeaderLinksProps {
  readonly links: readonly NavigationLink[];
  readonly className?: string;
}

function HeaderLinks({ links, className }: HeaderLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
            className={linkLook}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/* The brand mark beside the row leads to the home page. */
const linksInARow = (
  <HeaderLinks links={headerLinks.slice(1)} className="flex flex-wrap items-center gap-0.5 xl:gap-5" />
);

const PhoneMenu = memo(function PhoneMenu() {
  return (
    <Container width="wide" className="max-h-[calc(100dvh-4rem)] overflow-y-auto py-3">
      <Link to={searchFieldAddress} className={linkLook}>
        Search
      </Link>
      <HeaderLinks links={headerLinks} />
      {useAuth().status !== 'signed-in' && (
        <div className="mt-3 sm:hidden">
          <ButtonLink to="/free-resources" isWide>
            Get the Free Pack
          </ButtonLink>
        </div>
      )}
    </Container>
  );
});

/** Signed out: Sign In and the free pack. Signed in: the account's menu. */
const Entrance = memo(function Entrance() {
  const { status, openDialog } = useAuth();
  const { pathname } = useLocation();
  useEffect(() => {
    if (status !== 'unknown') delete document.documentElement.dataset['member'];
  }, [status]);
  if (status === 'signed-in') {
    return <AccountMenu />;
  }
  // From another page of the shop a member comes with `data-member` (scripts/site/defer-scripts.ts), and sees no "Sign In".
  return (
    <>
      <span className="hidden size-11 in-data-member:block" />
      <span className="in-data-member:hidden">
        <Button variant="quiet" onClick={() => openDialog(pathname === '/' ? '/account' : pathname)}>
          Sign In
        </Button>
      </span>
      <span className="hidden sm:block in-data-member:hidden">
        <ButtonLink to="/free-resources">Get the Free Pack</ButtonLink>
      </span>
    </>
  );
});
