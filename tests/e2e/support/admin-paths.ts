import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const routeTable = readFileSync(new URL('../../../src/admin-routes.tsx', import.meta.url), 'utf8');

/** Every route of the desk, read from the route table, so that a new one is tested without being named in a test. */
export const adminPaths = [...routeTable.matchAll(/'(\/admin[^']*)', 'admin\//g)].map(
  ([, path = '']) => path,
);

/** As a link of the site would, without loading everything anew for each page. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
