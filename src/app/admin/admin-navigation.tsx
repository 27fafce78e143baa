import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/ui/link';
import { attentionQuery } from '@/features/admin/dashboard/api/report-api';
import { waitingFor } from '@/features/admin/dashboard/model/waiting';
import { withQueries } from '@/rendering/with-queries';
import { adminEntry, adminGroups } from './admin-pages';

const look =
  'flex min-h-8 items-center gap-2.5 rounded px-2.5 text-sm text-ink no-underline transition-colors hover:bg-primary-soft hover:text-heading aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-heading pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0';

interface AdminNavigationProps {
  readonly onNavigate?: (() => void) | undefined;
}

/** All admin pages with the number of things that wait there. The entry of the current page is marked and in view. */
export function AdminNavigation({ onNavigate }: AdminNavigationProps) {
  const { pathname } = useLocation();
  const { data } = useQuery(attentionQuery);
  const waiting = new Map((data ? waitingFor(data) : []).map(({ page, count }) => [page, count]));
  const current = adminEntry(pathname);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} aria-label="Admin">
      {adminGroups.map(({ title, pages }) => (
        <section key={title} aria-label={title} className="mb-4">
          <p className="mb-1 px-2.5 text-xs font-semibold text-muted">{title}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link
                  to={page.path}
                  aria-current={page === current ? 'page' : undefined}
                  className={look}
                  onClick={onNavigate}
                >
                  <page.icon />
                  <span>{page.label}</span> <Count of={waiting.get(page.path)} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Count({ of: count }: { readonly of: number | undefined }) {
  return (
    count !== undefined && (
      <span className="ml-auto rounded-full bg-accent-soft px-2 text-xs font-semibold text-accent tabular-nums">
        <span>{count}</span> <span className="sr-only">waiting</span>
      </span>
    )
  );
}

/** The navigation beside the page. It scrolls on its own and fades at its ends. */
export const AdminSidebar = withQueries(function Sidebar() {
  return (
    <div className="sticky top-12 h-[calc(100dvh-3rem)] scroll-py-8 overflow-y-auto [mask-image:linear-gradient(transparent,#000_1.5rem,#000_calc(100%-2rem),transparent)] px-3 pt-5 pb-10">
      <AdminNavigation />
    </div>
  );
});
