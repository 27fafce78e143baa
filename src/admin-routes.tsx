import { Route as RouterRoute, Routes } from 'react-router-dom';
import { AdminShell } from '@/app/admin/admin-shell';
import type { PageModule } from '@/app/lazy-page';
import { routesTo, type Route } from '@/app/route-table';

const pages = import.meta.glob<PageModule>([
  './pages/admin/*-page.tsx',
  './pages/storefront/not-found-page.tsx',
]);
const route = routesTo(pages);
const hidden = (path: string, file: string) => route(path, file, 'private');

/** The admin pages, each behind the guard. */
export const adminRoutes: readonly Route[] = [
  hidden('/admin', 'admin/dashboard-page'),
  hidden('/admin/orders', 'admin/orders-page'),
  hidden('/admin/orders/:provider/:orderId', 'admin/order-page'),
  hidden('/admin/events', 'admin/events-page'),
  hidden('/admin/provider-products', 'admin/provider-products-page'),
  hidden('/admin/leads', 'admin/leads-page'),
  hidden('/admin/messages', 'admin/messages-page'),
  hidden('/admin/messages/:id', 'admin/message-page'),
  hidden('/admin/mail', 'admin/mail-page'),
  hidden('/admin/stopped-addresses', 'admin/stopped-addresses-page'),
  hidden('/admin/newsletter', 'admin/newsletters-page'),
  hidden('/admin/newsletter/:id', 'admin/newsletter-page'),
  hidden('/admin/email-sequences', 'admin/email-sequences-page'),
  hidden('/admin/update-notices', 'admin/update-notices-page'),
  hidden('/admin/update-notices/:id', 'admin/update-notice-page'),
  hidden('/admin/reviews', 'admin/reviews-page'),
  hidden('/admin/status', 'admin/status-page'),
  hidden('/admin/audit-log', 'admin/audit-log-page'),
  hidden('/admin/blog', 'admin/blog-page'),
  hidden('/admin/blog/:id', 'admin/edit-post-page'),
  hidden('/admin/articles', 'admin/articles-page'),
  hidden('/admin/articles/:id', 'admin/edit-article-page'),
  hidden('/admin/users', 'admin/users-page'),
  hidden('/admin/users/:id', 'admin/user-page'),
  hidden('/admin/people', 'admin/people-page'),
  hidden('/admin/content-calendar', 'admin/content-calendar-page'),
  hidden('/admin/drafts', 'admin/drafts-page'),
  hidden('/admin/drafts/:kind/:id', 'admin/draft-page'),
  hidden('/admin/blog-scheduler', 'admin/blog-scheduler-page'),
  hidden('/admin/social-campaign', 'admin/social-campaign-page'),
  hidden('/admin/ai-tools', 'admin/ai-tools-page'),
  hidden('/admin/template-library', 'admin/template-library-page'),
  hidden('/admin/template-library/:packageId/:slug', 'admin/template-editor-page'),
  hidden('/admin/exports', 'admin/exports-page'),
  hidden('/admin/law-facts', 'admin/law-facts-page'),
  hidden('/admin/law-facts/:key', 'admin/law-fact-page'),
  hidden('/admin/scripts', 'admin/scripts-page'),
  hidden('/admin/accessibility', 'admin/accessibility-audit-page'),
  hidden('/admin/settings', 'admin/settings-page'),
];

const notFound = hidden('*', 'storefront/not-found-page');

/** Mounted at /admin/*, so its paths are written from there. */
const toElement = ({ path, page: Page }: Route) => (
  <RouterRoute key={path} path={path.replace('/admin', '') || '/'} element={<Page />} />
);

export function AdminRoutes() {
  return (
    <Routes>
      <RouterRoute element={<AdminShell />}>{adminRoutes.map(toElement)}</RouterRoute>
      {toElement(notFound)}
    </Routes>
  );
}
