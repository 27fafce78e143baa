import { lazy } from 'react';
import { Route as RouterRoute, Routes } from 'react-router-dom';
import {
  allStateCodes,
  industryPath,
  industrySlugs,
  longFormPath,
  longFormSlugs,
  longFormStates,
  statePath,
  summaryPath,
  thinStateCodes,
} from '@contracts/law/law-addresses';
import { Layout } from '@/app/layout';
import { lazyPage, type PageModule } from '@/app/lazy-page';
import type { Route } from '@/app/route-table';

const pages = import.meta.glob<PageModule>(['./pages/**/*-page.tsx', '!./pages/internal/**']);
const internalPages = import.meta.env.DEV ? import.meta.glob<PageModule>('./pages/internal/*-page.tsx') : {};

/** One chunk per page; `file` is its place below src/pages. */
function route(path: string, file: string, kind: Route['kind']): Route {
  const source = `./pages/${file}.tsx`;
  const load = pages[source] ?? internalPages[source];
  if (!load) {
    throw new Error(`There is no page ${source}`);
  }
  return { path, source: `src/pages/${file}.tsx`, page: lazyPage(load), kind };
}

const listed = (path: string, file: string) => route(path, file, 'listed');
const unlisted = (path: string, file: string) => route(path, file, 'unlisted');
const hidden = (path: string, file: string) => route(path, file, 'private');

export const routes: readonly Route[] = [
  listed('/', 'storefront/home-page'),
  listed('/templates', 'storefront/catalogue-page'),
  listed('/templates/mn-paid-leave-kit', 'storefront/product-page'),
  listed('/templates/core-hr-pack', 'storefront/product-page'),
  listed('/templates/payroll-ops-pack', 'storefront/product-page'),
  listed('/templates/micro-templates', 'storefront/product-page'),
  hidden('/templates/:slug', 'storefront/product-page'),
  listed('/free-resources', 'storefront/free-resources-page'),
  unlisted('/free-resources/thanks', 'storefront/free-resources-thanks-page'),
  unlisted('/free-resources/confirm', 'storefront/confirm-subscription-page'),
  unlisted('/unsubscribe', 'storefront/unsubscribe-page'),
  unlisted('/thank-you', 'storefront/thank-you-page'),
  listed('/find-order', 'storefront/find-order-page'),
  unlisted('/orders', 'storefront/orders-page'),
  unlisted('/verify', 'storefront/verify-page'),
  hidden('/verify/:key', 'storefront/verify-page'),
  listed('/blog', 'learn/blog-page'),
  listed('/blog/:slug', 'learn/post-page'),
  listed('/knowledge-base', 'learn/knowledge-base-page'),
  listed('/knowledge-base/:slug', 'learn/article-page'),
  listed('/pricing', 'storefront/pricing-page'),
  listed('/affiliates', 'storefront/affiliates-page'),
  listed('/video-library', 'storefront/video-library-page'),
  listed('/automation-playbook', 'storefront/automation-playbook-page'),
  listed('/contact', 'storefront/contact-page'),
  listed('/paid-leave-by-state', 'law/states-page'),
  listed('/which-templates-do-i-need', 'law/which-templates-page'),
  listed('/policy-rollout-kit', 'law/rollout-kit-page'),
  ...allStateCodes.map((code) =>
    (thinStateCodes.includes(code) ? unlisted : listed)(statePath(code), 'law/state-page'),
  ),
  ...longFormSlugs.map((slug) => listed(longFormPath(slug), 'law/long-form-page')),
  ...industrySlugs.map((slug) => listed(industryPath(slug), 'law/industry-page')),
  ...longFormSlugs.map((slug) => unlisted(summaryPath(longFormStates[slug]), 'law/summary-page')),
  listed('/terms', 'legal/terms-page'),
  listed('/privacy', 'legal/privacy-page'),
  listed('/disclaimer', 'legal/disclaimer-page'),
  unlisted('/auth/callback', 'account/auth-callback-page'),
  hidden('/auth/password', 'account/password-page'),
  hidden('/account', 'account/account-page'),
  hidden('/admin', 'admin/dashboard-page'),
  hidden('/admin/orders', 'admin/orders-page'),
  hidden('/admin/orders/:provider/:orderId', 'admin/order-page'),
  hidden('/admin/events', 'admin/events-page'),
  hidden('/admin/provider-products', 'admin/provider-products-page'),
  hidden('/admin/leads', 'admin/leads-page'),
  hidden('/admin/messages', 'admin/messages-page'),
  hidden('/admin/messages/:id', 'admin/message-page'),
  hidden('/admin/mail', 'admin/mail-page'),
  hidden('/admin/email-sequences', 'admin/email-sequences-page'),
  hidden('/admin/reviews', 'admin/reviews-page'),
  hidden('/admin/audit-log', 'admin/audit-log-page'),
  hidden('/admin/blog', 'admin/blog-page'),
  hidden('/admin/blog/:id', 'admin/edit-post-page'),
  hidden('/admin/articles', 'admin/articles-page'),
  hidden('/admin/articles/:id', 'admin/edit-article-page'),
  hidden('/admin/users', 'admin/users-page'),
  hidden('/admin/users/:id', 'admin/user-page'),
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
  hidden('/admin/settings', 'admin/settings-page'),
  ...(import.meta.env.DEV ? [hidden('/internal/design-system', 'internal/design-system-page')] : []),
  hidden('*', 'storefront/not-found-page'),
];

const AdminShell = lazy(() =>
  import('./app/admin/admin-shell').then(({ AdminShell: Shell }) => ({ default: Shell })),
);

const toElement = ({ path, page: Page }: Route) => <RouterRoute key={path} path={path} element={<Page />} />;

export function App() {
  return (
    <Routes>
      <RouterRoute element={<Layout />}>
        {routes.filter(({ path }) => !path.startsWith('/admin')).map(toElement)}
        <RouterRoute element={<AdminShell />}>
          {routes.filter(({ path }) => path.startsWith('/admin')).map(toElement)}
        </RouterRoute>
      </RouterRoute>
    </Routes>
  );
}
