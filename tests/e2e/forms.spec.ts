import process from 'node:process';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { apiUrl } from './support/shop';
import { accountForms } from './support/account-forms';
import { goInside } from './support/admin-paths';
import { stranger, type ShopForm, type Writer } from './support/form-table';
import { publicForms } from './support/public-forms';
import { expect, test } from './support/test';

/** What a browser says of a request that failed is not a defect of the page. */
test.use({
  ignoreConsole: {
    patterns: [/Failed to load resource|Failed to fetch|ERR_|did not load|Could not (?:store|remove)/],
  },
});

const shopForms = [...publicForms, ...accountForms];
/** The first form of the site and the first of the account are in the short tier; the others are in the full one. */
const tierOf = (form: ShopForm) => (form === publicForms[0] || form === accountForms[0] ? '' : ' @full');
/** `npm run prove` tries all of them in the ways that take long, `npm test` some of the site and some of the account. */
const formsAtLength =
  process.env['FORMS_AT_LENGTH'] === 'all' ? shopForms : shopForms.filter((_, index) => index % 4 === 0);

const texts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        ':is([role=dialog], main) form :is(input:not([type=hidden]), textarea, select)',
      ),
    ].map(({ type, checked, value }) => (/radio|checkbox/.test(type) ? checked : value)),
  );

/** Where a document was left, no password and no code of a dialog is kept, unless the browser restores the page as it was. */
const keptOf = (page: Page, typed: readonly (string | boolean)[]) =>
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

const knowledgeBaseOf = (page: Page) => page.locator('h1').filter({ hasText: 'Knowledge base' });
const placeOf = (page: Page, form: ShopForm) =>
  form.inDialog ? page.getByRole('dialog').first() : page.locator('main');
const buttonOf = (page: Page, form: ShopForm) =>
  placeOf(page, form).getByRole('button', { name: form.button, exact: true }).first();

async function keepSession(context: BrowserContext, { session }: Writer): Promise<void> {
  if (session) {
    await context.addInitScript((stored) => {
      if (window === window.top && window.origin !== 'null') {
        window.localStorage.setItem('northstar-session', stored);
      }
    }, JSON.stringify(session));
  }
}

/** What becomes of the requests that the form sends; the list of them. */
async function watch(page: Page, form: ShopForm, fault: { treat: (route: Route) => Promise<void> }) {
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
        // Without the browser's memory of it the page is loaded anew, and hears presses once its scripts run.
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        if ((form.inDialog || form.isFolded) && !(await button.isVisible())) {
          await form.open?.(page, writer);
        }
      }
      if (form.inDialog) {
        await expect.poll(() => texts(page)).toEqual(await keptOf(page, typed));
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

for (const form of formsAtLength) {
  test(`${form.name}: between two pages of the history, back and forward keep what was typed or ask first @full`, async ({
    page,
    context,
  }) => {
    const writer = await (form.writer ?? stranger)();
    await keepSession(context, writer);
    let questions = 0;
    page.on('dialog', (question) => {
      questions += 1;
      void question.dismiss();
    });
    const knowledgeBase = knowledgeBaseOf(page);
    await page.goto('/knowledge-base');
    await goInside(page, form.path);
    await expect(knowledgeBase).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Knowledge base' }).first().click();
    await expect(knowledgeBase).toBeVisible();
    await page.goBack();
    await expect(knowledgeBase).toBeHidden();
    await form.open?.(page, writer);
    await form.fill(placeOf(page, form), writer);
    await page.waitForLoadState('networkidle');
    const typed = await texts(page);
    const leaveAndReturn = async (leave: () => Promise<unknown>, comeBack: () => Promise<unknown>) => {
      const before = questions;
      await leave();
      await expect.poll(async () => questions > before || (await knowledgeBase.isVisible())).toBe(true);
      if (questions === before) {
        await comeBack();
      }
      await expect(knowledgeBase).toBeHidden();
      if (form.inDialog && !(await buttonOf(page, form).isVisible())) {
        await form.open?.(page, writer);
      }
      await expect.poll(() => texts(page)).toEqual(typed);
    };
    const [back, forward] = [() => page.goBack(), () => page.goForward()];
    await leaveAndReturn(back, forward);
    await leaveAndReturn(forward, back);
    await leaveAndReturn(back, forward);
  });
}

/** A network that goes and comes again, ten times, for longer than any one request takes. */
async function flapTenTimes(context: BrowserContext): Promise<void> {
  for (let flap = 0; flap < 10; flap++) {
    for (const isOffline of [true, false]) {
      await context.setOffline(isOffline);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
}

// A code of a mail works once: whose answer was lost asks for a new one.
for (const form of formsAtLength.filter(({ worksOnce }) => !worksOnce)) {
  test(`${form.name}: ten flaps of the network around sending it leave one row and no lost text @full`, async ({
    page,
    context,
  }) => {
    const writer = await (form.writer ?? stranger)();
    await keepSession(context, writer);
    const slowly = async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    };
    const sent = await watch(page, form, { treat: slowly });
    await page.goto(form.path);
    await form.open?.(page, writer);
    const button = buttonOf(page, form);
    await form.fill(placeOf(page, form), writer);
    await page.waitForLoadState('networkidle');
    const typed = await texts(page);
    const done = page
      .getByText(form.done)
      .or(page.getByRole('button', { name: form.done }))
      .first();

    const flapping = flapTenTimes(context);
    // As somebody who presses again whenever the form says that nothing went out.
    await expect(async () => {
      if (!(await done.isVisible())) {
        expect(await texts(page)).toEqual(typed);
        await button.click({ timeout: 1000 });
      }
      await expect(done).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [50] });
    await flapping;
    const held = await form.held(writer);
    if (form.countsFrom === undefined) {
      expect(held).toEqual(form.expected);
    } else {
      expect(held).toBeGreaterThan(form.countsFrom);
      expect(held).toBeLessThanOrEqual(form.countsFrom + sent.length);
    }
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
