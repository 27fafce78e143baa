import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Seo } from '@/rendering/seo';
import { Breadcrumb } from '@/ui/breadcrumb';
import { PageIcon } from '@/ui/page-icon';
import { unbroken } from '@/ui/unbroken';
import { adminEntry } from './admin-pages';

interface AdminPageProps {
  /** By default the name of the page in the navigation. */
  readonly title?: string | undefined;
  readonly lead?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The head and the heading of an admin page. A page below another one has a breadcrumb; the others are in the navigation. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  const { pathname } = useLocation();
  const entry = adminEntry(pathname);
  const label = entry?.label ?? 'Admin';
  const isHome = pathname === '/admin';
  const isBelow = entry !== undefined && entry.path !== pathname;
  const heading = title ?? label;
  return (
    <>
      <Seo path={pathname} title={isHome ? 'Admin' : `${heading} - Admin`} description={heading} noIndex />
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 pt-5 pb-5">
        <div className="min-w-0 max-w-narrow">
          {isBelow && (
            <Breadcrumb
              items={[{ label: 'Admin', to: '/admin' }, { label, to: entry.path }, { label: heading }]}
            />
          )}
          <h1 className="font-sans text-2xl font-semibold tracking-normal">{unbroken(heading)}</h1>
          {lead && <p className="mt-1 max-w-measure text-[0.9375rem] text-muted">{unbroken(lead)}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      <PageIcon value={entry && <entry.icon />}>{children}</PageIcon>
    </>
  );
}
