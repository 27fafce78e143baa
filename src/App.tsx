import { Route as RouterRoute, Routes } from 'react-router-dom';
import { Layout } from '@/app/layout';
import { lazyPage } from '@/app/lazy-page';
import type { Route } from '@/app/route-table';

const visible = (path: string, load: Parameters<typeof lazyPage>[0]): Route => ({
  path,
  page: lazyPage(load),
  isPublic: true,
});
const hidden = (path: string, load: Parameters<typeof lazyPage>[0]): Route => ({
  path,
  page: lazyPage(load),
  isPublic: false,
});

const product = () => import('@/pages/storefront/product-page');

export const routes: readonly Route[] = [
  visible('/', () => import('@/pages/storefront/home-page')),
  visible('/templates', () => import('@/pages/storefront/catalogue-page')),
  visible('/templates/mn-paid-leave-kit', product),
  visible('/templates/core-hr-pack', product),
  visible('/templates/payroll-ops-pack', product),
  visible('/templates/micro-templates', product),
  hidden('/templates/:slug', product),
  visible('/free-resources', () => import('@/pages/storefront/free-resources-page')),
  hidden('/free-resources/thanks', () => import('@/pages/storefront/free-resources-thanks-page')),
  hidden('/free-resources/confirm', () => import('@/pages/storefront/confirm-subscription-page')),
  hidden('/unsubscribe', () => import('@/pages/storefront/unsubscribe-page')),
  hidden('/thank-you', () => import('@/pages/storefront/thank-you-page')),
  visible('/find-order', () => import('@/pages/storefront/find-order-page')),
  hidden('/orders', () => import('@/pages/storefront/orders-page')),
  visible('/contact', () => import('@/pages/storefront/contact-page')),
  hidden('/auth/callback', () => import('@/pages/account/auth-callback-page')),
  hidden('/account', () => import('@/pages/account/account-page')),
  hidden('/admin', () => import('@/pages/admin/dashboard-page')),
  hidden('/admin/settings', () => import('@/pages/admin/settings-page')),
  ...(import.meta.env.DEV
    ? [hidden('/internal/design-system', () => import('@/pages/internal/design-system-page'))]
    : []),
  hidden('*', () => import('@/pages/storefront/not-found-page')),
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
