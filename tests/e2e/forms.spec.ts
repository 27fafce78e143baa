import type { Page, Route } from '@playwright/test';
import { apiUrl } from './support/shop';
import { shopForms, stranger } from './support/every-form';
import { expect, test } from './support/test';

/** What a browser says of a request that failed is not a defect of the page. */
test.use({
  ignoreConsole: {
    patterns: [/Failed to load resource|Failed to fetch|ERR_|did not load|Could not (?:store|remove)/],
  },
});

const texts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        ':is([role=dialog], main) form :is(input:not([type=hidden]), textarea, select)',
      ),
    ].map(({ type, checked, value }) => (/radio|checkbox/.test(type) ? checked : value)),
  );

for (const form of shopForms) {
  test(`${form.name}: away and back, offline, an answer lost, ten presses: one row and no lost text`, async ({
    page,
    context,
  }) => {
    const writer = await (form.writer ?? stranger)();
    if (writer.session) {
      await page.addInitScript((session) => {
        if (window === window.top) {
          window.localStorage.setItem('northstar-session', session);
        }
      }, JSON.stringify(writer.session));
    }
    const sent: string[] = [];
    let answer = (route: Route) => route.continue();
    await page.route(
      (url) => url.href.startsWith(apiUrl + form.sends),
      async (route) => {
        const isForm = !['GET', 'OPTIONS'].includes(route.request().method());
        if (isForm) {
          sent.push(route.request().method());
        }
        await (isForm ? answer(route) : route.continue());
      },
    );
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.message());
      void question.dismiss();
    });

    await page.goto(form.path);
    const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Knowledge base' }).first();
    if (form.inDialog) {
      // What lies over the page leaves only the browser's own buttons.
      await elsewhere.click();
      await expect(page).toHaveURL(/knowledge-base/);
      await page.goBack();
      await expect(page).not.toHaveURL(/knowledge-base/);
    }
    await form.open?.(page);
    const place = form.inDialog ? page.getByRole('dialog').first() : page.locator('main');
    const button = place.getByRole('button', { name: form.button, exact: true }).first();
    await form.fill(place, writer);
    // The code of the form and of its messages is there once somebody has typed.
    await page.waitForLoadState('networkidle');
    const typed = await texts(page);

    await test.step('away and back', async () => {
      await (form.inDialog ? page.goForward() : elsewhere.click());
      if (asked.length === 0) {
        await expect(page).toHaveURL(/knowledge-base/);
        await page.goBack();
        await expect(page).not.toHaveURL(/knowledge-base/);
        if (form.inDialog && !(await button.isVisible())) {
          await form.open?.(page);
        }
      }
      await expect.poll(() => texts(page), { timeout: 8000 }).toEqual(typed);
    });

    await test.step('offline', async () => {
      await context.setOffline(true);
      await button.click();
      await expect(page.getByText(form.words).first()).toBeVisible({ timeout: 8000 });
      await expect(button).not.toHaveAttribute('aria-busy');
      expect(await texts(page)).toEqual(typed);
      await context.setOffline(false);
    });

    await test.step('the answer is lost', async () => {
      answer = async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      };
      sent.length = 0;
      await button.click();
      await expect.poll(() => sent.length).toBeGreaterThan(0);
      await expect(button).not.toHaveAttribute('aria-busy');
      expect(await texts(page)).toEqual(typed);
    });

    await test.step('ten presses while the shop is slow', async () => {
      answer = async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      };
      sent.length = 0;
      await button.evaluate((element: HTMLButtonElement) => {
        for (let press = 0; press < 10; press++) {
          element.click();
        }
      });
      await expect(page.getByText(form.done).first()).toBeVisible();
      expect(sent).toHaveLength(1);
    });
    expect(await form.held(writer)).toEqual(form.expected);
  });
}
