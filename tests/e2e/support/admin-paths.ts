import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const routeTable = readFileSync(new URL('../../../src/admin-routes.tsx', import.meta.url), 'utf8');

/** Every admin route, read from the route table, so that new routes are tested automatically. */
export const adminPaths = [...routeTable.matchAll(/'(\/admin[^']*)', 'admin\//g)].map(
  ([, path = '']) => path,
);

/** As a link of the site would: the next entry of the history, numbered as the router does, and nothing loaded again. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { idx } = window.history.state as { readonly idx: number };
    const state = { usr: null, key: `entry-${idx + 1}`, idx: idx + 1 };
    window.history.pushState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}
