import { Link, useLocation } from 'react-router-dom';
import { adminEntry, adminGroups } from './admin-pages';

const look =
  'flex min-h-9 items-center gap-3 rounded px-3 text-[0.9375rem] text-ink no-underline transition-colors hover:bg-primary-soft hover:text-heading aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-heading pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0';

interface AdminNavigationProps {
  readonly onNavigate?: (() => void) | undefined;
}

/** All pages of the owner's desk; the one that is open, or that holds the open one, is marked. */
export function AdminNavigation({ onNavigate }: AdminNavigationProps) {
  const { pathname } = useLocation();
  const current = adminEntry(pathname);
  return (
    <nav aria-label="Admin">
      {adminGroups.map(({ title, pages }) => (
        <section key={title} aria-label={title} className="mb-6">
          <p className="mb-1.5 px-3 text-xs font-semibold text-muted">{title}</p>
          <ul className="grid gap-0.5">
            {pages.map((page) => (
              <li key={page.path}>
                <Link
                  to={page.path}
                  aria-current={page === current ? 'page' : undefined}
                  className={look}
                  onClick={onNavigate}
                >
                  <page.icon />
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
