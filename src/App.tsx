import { Route as RouterRoute, Routes } from 'react-router-dom';
import { Layout } from '@/app/layout';
import { lazyPage, type PageModule } from '@/app/lazy-page';
import type { Route } from '@/app/route-table';

const pages = import.meta.glob<PageModule>(['./pages/**/*-page.tsx', '!./pages/internal/**']);
const internalPages = import.meta.env.DEV ? import.meta.glob<PageModule>('./pages/internal/*-page.tsx') : {};

/** One chunk per page; `file` is its place below src/pages. */
function route(path: string, file: string, isPublic: boolean): Route {
  const source = `./pages/${file}.tsx`;
  const load = pages[source] ?? internalPages[source];
  if (!load) {
    throw new Error(`There is no page ${source}`);
  }
  return { path, source: `src/pages/${file}.tsx`, page: lazyPage(load), isPublic };
}

const visible = (path: string, file: string) => route(path, file, true);
const hidden = (path: string, file: string) => route(path, file, false);

export const routes: readonly Route[] = [
  visible('/', 'storefront/home-page'),
  visible('/templates', 'storefront/catalogue-page'),
  visible('/templates/mn-paid-leave-kit', 'storefront/product-page'),
  visible('/templates/core-hr-pack', 'storefront/product-page'),
  visible('/templates/payroll-ops-pack', 'storefront/product-page'),
  visible('/templates/micro-templates', 'storefront/product-page'),
  hidden('/templates/:slug', 'storefront/product-page'),
  visible('/free-resources', 'storefront/free-resources-page'),
  hidden('/free-resources/thanks', 'storefront/free-resources-thanks-page'),
  hidden('/free-resources/confirm', 'storefront/confirm-subscription-page'),
  hidden('/unsubscribe', 'storefront/unsubscribe-page'),
  hidden('/thank-you', 'storefront/thank-you-page'),
  visible('/find-order', 'storefront/find-order-page'),
  hidden('/orders', 'storefront/orders-page'),
  visible('/contact', 'storefront/contact-page'),
  hidden('/auth/callback', 'account/auth-callback-page'),
  hidden('/account', 'account/account-page'),
  hidden('/admin', 'admin/dashboard-page'),
  hidden('/admin/settings', 'admin/settings-page'),
  ...(import.meta.env.DEV ? [hidden('/internal/design-system', 'internal/design-system-page')] : []),
  hidden('*', 'storefront/not-found-page'),
];

export function App() {
  return (
    <Routes>
      <RouterRoute element={<Layout />}>
        {routes.map(({ path, page: Page }) => (
          <RouterRoute key={path} path={path} element={<Page />} />
        ))}
      </RouterRoute>
    </Routes>
  );
}
