import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Seo } from '@/lib/seo';
import { Breadcrumb } from '@/ui/breadcrumb';
import { PageHeader } from '@/ui/page-header';
import { adminEntry } from './admin-pages';

interface AdminPageProps {
  /** Left out, it is the page's name in the navigation. */
  readonly title?: string | undefined;
  readonly lead?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The head, the breadcrumb and the heading of a page of the owner's desk. */
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
      <PageHeader
        size="compact"
        before={
          isHome ? undefined : (
            <Breadcrumb
              items={[
                { label: 'Admin', to: '/admin' },
                ...(isBelow ? [{ label, to: entry.path }, { label: heading }] : [{ label }]),
              ]}
            />
          )
        }
        title={heading}
        lead={lead}
        actions={actions}
      />
      {children}
    </>
  );
}
