import type { BrowserContext, Page, Route } from '@playwright/test';
import { accountForms } from './account-forms';
import type { ShopForm, Writer } from './form-table';
import { publicForms } from './public-forms';
import { apiUrl } from './shop';
import { expect } from './test';

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

/** Where a document was left, no password and no code of a dialog is kept, unless the browser restores the page as it was. */
export const keptOf = (page: Page, typed: readonly (string | boolean)[]) =>
  page.evaluate(
    (before) =>
      [
        ...document.querySelectorAll<HTMLInputElement>(
          ':is([role=dialog], main) form :is(input:not([type=hidden]), textarea, select)',
        ),
      ].map(({ type, autocomplete }, index) =>
        type === 'password' || /one-time-code|password/.test(autocomplete) ? '' : before[index],
      ),
    typed,
  );

/** What is there of what was typed into a dialog, once its document was left and opened again. */
export const expectKept = (page: Page, typed: readonly (string | boolean)[]) =>
  expect(async () => {
    expect(await texts(page)).toEqual(await keptOf(page, typed));
  }).toPass({ timeout: 40_000 });
