import type { BrowserContext, Page, Route } from '@playwright/test';
import { accountForms } from './account-forms';
import type { ShopForm, Writer } from './form-table';
import { publicForms } from './public-forms';
import { apiUrl } from './shop';

/** What a browser says of a request that failed is not a defect of the page. */
export const failedRequests = {
  patterns: [/Failed to load resource|Failed to fetch|ERR_|did not load|Could not (?:store|remove)/],
};

export const shopForms = [...publicForms, ...accountForms];

export const texts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        ':is([role=dialog], main) form :is(input:not([type=hidden]), textarea, select)',
      ),
    ].map(({ type, checked, value }) => (/radio|checkbox/.test(type) ? checked : value)),
  );

export const knowledgeBaseOf = (page: Page) => page.locator('h1').filter({ hasText: 'Knowledge base' });
export const placeOf = (page: Page, form: ShopForm) =>
  form.inDialog ? page.getByRole('dialog').first() : page.locator('main');
export const buttonOf = (page: Page, form: ShopForm) =>
  placeOf(page, form).getByRole('button', { name: form.button, exact: true }).first();

export async function keepSession(context: BrowserContext, { session }: Writer): Promise<void> {
  if (session) {
    await context.addInitScript((stored) => {
      if (window === window.top && window.origin !== 'null') {
        window.localStorage.setItem('northstar-session', stored);
      }
    }, JSON.stringify(session));
  }
}

/** What becomes of the requests that the form sends; the list of them. */
export async function watch(page: Page, form: ShopForm, fault: { treat: (route: Route) => Promise<void> }) {
  const sent: string[] = [];
  const isSent = (url: URL) => url.href.startsWith(apiUrl + form.sends);
  await page.route(isSent, async (route) => {
    const method = route.request().method();
    if (method === 'GET' || method === 'OPTIONS') {
      await route.continue();
      return;
    }
    sent.push(method);
    await fault.treat(route);
  });
  return sent;
}
