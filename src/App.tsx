import { Route as RouterRoute, Routes } from 'react-router-dom';
import {
  allStateCodes,
  changeLogPath,
  changeLogSlugs,
  industryPath,
  industrySlugs,
  lawIndexPath,
  lawIndexSlugs,
  longFormPath,
  longFormSlugs,
  longFormStates,
  statePath,
  summaryPath,
} from '@law/law-addresses';
import { noIndexStateCodes } from '@law/noindex-states';
import { Layout } from '@/app/layout';
import type { PageModule } from '@/app/lazy-page';
import { routesTo, type Route } from '@/app/route-table';
import { lazyComponent } from '@/lib/react/load-error';

const pages = import.meta.glob<PageModule>([
  './pages/**/*-page.tsx',
  '!./pages/internal/**',
  '!./pages/admin/**',
]);
const internalPages = import.meta.env.DEV ? import.meta.glob<PageModule>('./pages/internal/*-page.tsx') : {};
const route = routesTo({ ...pages, ...internalPages });

const listed = (path: string, file: string) => route(path, file, 'listed');
const unlisted = (path: string, file: string) => route(path, file, 'unlisted');
const hidden = (path: string, file: string) => route(path, file, 'private');
/** Only the build asks what kind a page is: browsers do without the list. */
const isNoIndex = (code: string) => import.meta.env.SSR && noIndexStateCodes.includes(code);

export const routes: readonly Route[] = [
  listed('/', 'storefront/home-page'),
  listed('/templates', 'storefront/catalog-page'),
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
  unlisted('/search', 'storefront/search-page'),
  listed('/pricing', 'storefront/pricing-page'),
  listed('/affiliates', 'storefront/affiliates-page'),
  listed('/video-library', 'storefront/video-library-page'),
  listed('/automation-playbook', 'storefront/automation-playbook-page'),
  listed('/contact', 'storefront/contact-page'),
  listed('/paid-leave-by-state', 'law/states-page'),
  listed('/figures', 'law/figures-page'),
  listed('/law-changes', 'law/law-changes-page'),
  ...changeLogSlugs.map((slug) => listed(changeLogPath(slug), 'law/law-changes-page')),
  listed('/duties', 'law/duties-page'),
  ...lawIndexSlugs.map((slug) => listed(lawIndexPath(slug), 'law/law-index-page')),
  listed('/how-we-work', 'law/method-page'),
  listed('/which-templates-do-i-need', 'law/which-templates-page'),
  listed('/policy-rollout-kit', 'law/rollout-kit-page'),
  ...allStateCodes.map((code) => (isNoIndex(code) ? unlisted : listed)(statePath(code), 'law/state-page')),
  ...longFormSlugs.map((slug) => listed(longFormPath(slug), 'law/long-form-page')),
  ...industrySlugs.map((slug) => listed(industryPath(slug), 'law/industry-page')),
  ...longFormSlugs.map((slug) => unlisted(summaryPath(longFormStates[slug]), 'law/summary-page')),
  listed('/terms', 'legal/terms-page'),
  listed('/privacy', 'legal/privacy-page'),
  listed('/disclaimer', 'legal/disclaimer-page'),
  unlisted('/auth/callback', 'account/auth-callback-page'),
  hidden('/auth/password', 'account/password-page'),
  hidden('/account', 'account/account-page'),
  hidden('/account/invitation', 'account/company-invitation-page'),
  ...(import.meta.env.DEV ? [hidden('/internal/design-system', 'internal/design-system-page')] : []),
  hidden('*', 'storefront/not-found-page'),
];

/** The admin pages have a route table of their own, which no visitor loads. */
const AdminRoutes = lazyComponent(async () => ({ default: (await import('./admin-routes')).AdminRoutes }));

const toElement = ({ path, page: Page }: Route) => <RouterRoute key={path} path={path} element={<Page />} />;

export function App() {
  return (
    <Routes>
      <RouterRoute element={<Layout />}>
        {routes.map(toElement)}
        <RouterRoute path="/admin/*" element={<AdminRoutes />} />
      </RouterRoute>
    </Routes>
  );
}
