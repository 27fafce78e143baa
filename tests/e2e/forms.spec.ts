import type { Route } from '@playwright/test';
import { accountForms } from './support/account-forms';
import { stranger, type ShopForm } from './support/form-table';
import { publicForms } from './support/public-forms';
import { apiUrl } from './support/shop';
import { expect, test } from './support/test';
import {
  buttonOf,
  expectKept,
  failedRequests,
  keepSession,
  knowledgeBaseOf,
  placeOf,
  shopForms,
  texts,
  watch,
} from './support/tried-forms';

test.use({ ignoreConsole: failedRequests });

/** The first form of the site and the first of the account are in the short tier; the others are in the full one. */
const tierOf = (form: ShopForm) => (form === publicForms[0] || form === accountForms[0] ? '' : ' @full');

for (const form of shopForms) {
  test(`${form.name}: broken, offline, an answer lost, away and back, ten presses: one row and no lost text${tierOf(form)}`, async ({
    page,
    context,
  }) => {
    const writer = await (form.writer ?? stranger)();
    await keepSession(context, writer);
    const fault = { treat: (route: Route) => route.continue() };
    const sent = await watch(page, form, fault);
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
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    }
    await form.open?.(page, writer);
    const button = buttonOf(page, form);
    await form.fill(placeOf(page, form), writer);
    // The code of the form and of its messages is there once somebody has typed.
    await page.waitForLoadState('networkidle');
    const typed = await texts(page);
    const pressInVain = async () => {
      sent.length = 0;
      await button.click();
      await expect.poll(() => sent.length).toBeGreaterThan(0);
      await expect(button).not.toHaveAttribute('aria-busy');
      expect(await texts(page)).toEqual(typed);
    };

    await test.step('the shop is broken', async () => {
      fault.treat = (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'upstream connect error' });
      await pressInVain();
    });

    await test.step('offline', async () => {
      fault.treat = (route) => route.continue();
      await context.setOffline(true);
      await button.click();
      await expect(page.getByText(form.words).first()).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-busy');
      expect(await texts(page)).toEqual(typed);
      await context.setOffline(false);
    });

    if (!form.worksOnce) {
      await test.step('the answer is lost', async () => {
        fault.treat = async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        };
        await pressInVain();
      });
    }

    await test.step('away and back', async () => {
      await (form.inDialog ? page.goForward() : elsewhere.click());
      if (asked.length === 0) {
        // Its page is there: until then the one with the form still is, too.
        await expect(knowledgeBaseOf(page)).toBeVisible();
        await page.goBack();
        await expect(page).not.toHaveURL(/knowledge-base/);
        // Forward and back once more: the way that the browser keeps open.
        await page.goForward();
        await expect(page).toHaveURL(/knowledge-base/);
        await page.goBack();
        await expect(page).not.toHaveURL(/knowledge-base/);
        // Without the browser's memory of it the page is loaded again, and hears presses once its scripts run.
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        if ((form.inDialog || form.isFolded) && !(await button.isVisible())) {
          await form.open?.(page, writer);
        }
      }
      if (form.inDialog) {
        await expectKept(page, typed);
        await form.fill(placeOf(page, form), writer);
      } else {
        await expect.poll(() => texts(page)).toEqual(typed);
      }
    });

    await test.step('ten presses while the shop is slow', async () => {
      fault.treat = async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      };
      sent.length = 0;
      await button.evaluate((element: HTMLButtonElement) => {
        for (let press = 0; press < 10; press++) {
          element.click();
        }
      });
      const done = page.getByText(form.done).or(page.getByRole('button', { name: form.done }));
      await expect(done.first()).toBeVisible();
      await expect.poll(() => sent.length).toBe(1);
    });
    expect(await form.held(writer)).toEqual(form.expected);
  });
}

for (const form of shopForms.filter(({ inTwoTabs }) => inTwoTabs === 'one')) {
  test(`${form.name}: sent from two tabs at the same moment it is one @full`, async ({ context }) => {
    const writer = await (form.writer ?? stranger)();
    await keepSession(context, writer);
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      // A tab behind another may get no mouse.
      await tab.bringToFront();
      await tab.goto(form.path);
      await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await form.open?.(tab, writer);
      await form.fill(placeOf(tab, form), writer);
      await tab.waitForLoadState('networkidle');
    }
    const answered = tabs.map((tab) =>
      tab.waitForResponse(
        (response) =>
          response.url().startsWith(apiUrl + form.sends) &&
          !['GET', 'OPTIONS'].includes(response.request().method()),
      ),
    );
    await Promise.all(
      tabs.map((tab) => buttonOf(tab, form).evaluate((button: HTMLButtonElement) => button.click())),
    );
    await Promise.all(answered);
    expect(await form.held(writer)).toEqual(form.expected);
  });
}
