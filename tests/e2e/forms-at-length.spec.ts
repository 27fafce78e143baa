import process from 'node:process';
import type { BrowserContext, Route } from '@playwright/test';
import { goInside } from './support/admin-paths';
import { stranger } from './support/form-table';
import { expect, test } from './support/test';
import {
  buttonOf,
  failedRequests,
  keepSession,
  keptOf,
  knowledgeBaseOf,
  placeOf,
  shopForms,
  texts,
  watch,
} from './support/tried-forms';

test.use({ ignoreConsole: failedRequests });

/** `npm run prove` tries all of them in the ways that take long, `npm test` some of the site and some of the account. */
const formsAtLength =
  process.env['FORMS_AT_LENGTH'] === 'all' ? shopForms : shopForms.filter((_, index) => index % 4 === 0);

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
    let typed = await texts(page);
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
      if (form.inDialog && questions === before) {
        // In the same document all is there, in a new one what may be kept.
        await expect(async () => {
          expect([typed, await keptOf(page, typed)]).toContainEqual(await texts(page));
        }).toPass({ timeout: 40_000 });
        // A code that is asked for again is another one.
        await form.fill(placeOf(page, form), writer);
        typed = await texts(page);
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
