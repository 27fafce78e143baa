import type { Page } from '@playwright/test';
import { newEmail, rowsOf } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

const path = '/templates/core-hr-pack';
/** The gallery has a page of each state, one of which shows. */
const shownNumber = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).filter({ visible: true });

test.describe('Preview Sample', () => {
  // Playwright runs a script in every frame, and this one blocks scripts.
  test.use({ ignoreConsole: { patterns: [/^Blocked script execution in 'about:srcdoc'/] } });

  test('shows real pages, at most two fifths of them, in a frame without scripts', async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Preview Sample' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Employee Handbook for Minnesota' });
    await expect(dialog.getByText(/The first [\d,]+ of [\d,]+ words/)).toBeVisible();
    const sentence = (await dialog.getByText(/The first/).textContent()) ?? '';
    const [shown = 0, total = 0] = (sentence.match(/\d[\d,]*/g) ?? []).map((text) =>
      Number(text.replace(/,/g, '')),
    );
    expect(shown).toBeGreaterThan(100);
    expect(shown / total).toBeLessThanOrEqual(0.4);
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(
      'Employee Handbook for Minnesota',
    );
    await expect(frame.contentFrame().getByText('Sample', { exact: true })).toBeVisible();
    await dialog.getByLabel('Your company’s name').fill('Birch & <b>Sons</b> LLC');
    await expect(frame.contentFrame().getByText('Sample for Birch & <b>Sons</b> LLC')).toBeVisible();
    await expect(
      frame
        .contentFrame()
        .locator('[data-field=company_name]', { hasText: 'Birch & <b>Sons</b> LLC' })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('every document of the list opens its own beginning', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const list = page.getByRole('region', { name: 'What You Get' });
    for (const all of await list.getByRole('checkbox', { name: /^Show all/ }).all()) await all.check();
    await expect(list.getByRole('button', { name: /^Preview / })).toHaveCount(52);
    const button = list.getByRole('button', { name: 'Preview Separation Checklist' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Separation Checklist' });
    await expect(dialog.getByText(/The first [\d,]+ of [\d,]+ words/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('the page of the gallery follows the strip, and is read on in a window', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const sample = page.locator('.sheet');
    const strip = page.getByRole('list', { name: 'First pages' });
    await expect(strip.getByRole('button', { name: 'Breaks, Lactation and Pregnancy' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByLabel('Your company’s name').fill('Bluebird Bakery');
    const pressed = strip.getByRole('button', { name: 'Remote Work Policy' });
    await pressed.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Remote Work Policy: document \d+ of 52$/)).toBeVisible();
    await expect(sample.getByText('Remote Work Policy').first()).toBeVisible();
    await expect(sample.getByText('Bluebird Bakery').first()).toBeVisible();
    await expect(strip.locator('[aria-pressed=true]')).toHaveText(/Remote Work Policy/);
    // Its first page has no table of fields, so that number is not explained.
    await expect(shownNumber(page, 'Real fields')).toBeHidden();
    await expect(shownNumber(page, 'Sources and a date')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.locator('document-gallery').getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Remote Work Policy' })).toBeVisible();
  });
});

test.describe('with a page of the gallery that does not come', () => {
  test.use({ ignoreConsole: { patterns: [/ERR_FAILED/, /429/] } });

  test('it says why, and loads when it is pressed again', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const pressed = page
      .getByRole('list', { name: 'First pages' })
      .getByRole('button', { name: 'Remote Work Policy' });
    const previews = '**/functions/v1/preview-sample/**';

    await page.route(previews, (route) => route.abort(), { times: 1 });
    await pressed.click();
    await expect(page.getByText(/The shop cannot be reached/)).toBeVisible();

    const limit = {
      status: 429,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        error: { code: 'too_many_requests', message: 'Too many requests. Please try again in 9 seconds.' },
      },
    };
    await page.route(previews, (route) => route.fulfill(limit), { times: 1 });
    await pressed.click();
    await expect(page.getByText('Please try again in 9 seconds')).toBeVisible();

    await pressed.click();
    await expect(page.getByText(/^Remote Work Policy: document/)).toBeVisible();
  });
});

test('a phone, which shows less of the page, explains only the numbers that it shows', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(shownNumber(page, 'Real fields')).toBeHidden();
  await expect(shownNumber(page, 'Sources and a date')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(shownNumber(page, 'Real fields')).toBeVisible();
});

test('the page of the gallery carries the visitor’s company name', async ({ page }) => {
  await page.goto(path);
  const sample = page.locator('.sheet');
  await expect(sample.getByText('Lakeside Dental LLC').first()).toBeVisible();
  await page.getByLabel('Your company’s name').fill('Bluebird Bakery');
  await expect(sample.getByText('Bluebird Bakery').first()).toBeVisible();
  await expect(sample.getByText('Lakeside Dental LLC')).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview Sample' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your company’s name')).toHaveValue('Bluebird Bakery');
  const frame = dialog.locator('iframe').contentFrame();
  await expect(frame.getByText('Sample for Bluebird Bakery')).toBeVisible();
});

test('on paper, a product and an order have nothing that only a screen can use', async ({ page }) => {
  for (const path of ['/templates/core-hr-pack', '/thank-you']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const actions = main.getByRole('link', {
      name: /^(Buy now|Email me the link again|Resend My Files|General Support)/,
    });
    await expect(actions.filter({ visible: true }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const forScreens = [
      page.getByRole('banner'),
      actions,
      main.getByRole('button'),
      main.getByRole('textbox'),
      main.getByRole('combobox'),
      page.locator('document-gallery'),
    ];
    for (const part of forScreens) {
      await expect(part.filter({ visible: true }), path).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('is at most 6,000 pixels high on a wide screen, and the card stays beside the gallery', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(heightOf).toBeLessThanOrEqual(6000);
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('link', { name: /^Buy now/ })).toBeInViewport({ ratio: 1 });
});

test('on a phone, a bar with price and checkout shows while the buy button is not on the screen', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Buy' });
  await page.setViewportSize({ width: 667, height: 320 });
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  // Its code loads with the first touch.
  await page.mouse.move(200, 100);
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'How to Use' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('$99');
  await expect(bar.getByRole('link', { name: /^Buy now/ })).toHaveAttribute('href', /checkout\/core-hr/);
  await expectNoAxeViolations(page);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('the order bump adds a second product, and is not on that product’s own page', async ({ page }) => {
  await page.goto(path);
  const bump = page.getByRole('region', { name: 'Add the Micro Templates Bundle' });
  await expect(bump).toContainText('for $29.');
  const buy = page.getByRole('link', { name: /^Buy now/ });
  await expect(buy).not.toHaveAttribute('href', /bump/);
  await bump.getByRole('checkbox', { name: 'Yes, add it to my order' }).check();
  await expect(bump.getByRole('button', { name: 'Added to Cart' })).toHaveAttribute('aria-pressed', 'true');
  await expect(buy).toHaveAttribute('href', /checkout\/core-hr\?bump=micro-templates$/);
  await expect(page.getByText('With the Micro Templates Bundle: $128 in all.')).toBeVisible();
  await expectNoAxeViolations(page);
  await bump.getByRole('button', { name: 'Added to Cart' }).click();
  await expect(bump.getByRole('button', { name: 'Add to Order' })).toBeVisible();
  await expect(buy).not.toHaveAttribute('href', /bump/);
  await page.goto('/templates/micro-templates');
  await expect(page.getByRole('region', { name: /^Add the Micro/ })).toBeHidden();
});

test('a leaving visitor is offered the pack once, and gets it', async ({ page }) => {
  const email = newEmail('leaving');
  await page.clock.install();
  await page.goto(path);
  const leave = () =>
    page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
    );
  const dialog = page.getByRole('dialog', { name: 'Take the free pack with you' });
  // The code of the offer loads on the first interaction after hydration.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(200, 300);
  await leave();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(3000);
  await expect(async () => {
    await page.clock.runFor(1);
    await leave();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Download the free pack' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await rowsOf(`leads?email=eq.${email}&select=status`)).toEqual([{ status: 'pending' }]);
  await page.reload();
  await page.clock.runFor(4000);
  await leave();
  await expect(dialog).toBeHidden();
});

test('the ribbon appears at half of the page, leads to the contents of the pack and disappears @full', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(path);
  const ribbon = page.getByRole('region', { name: 'What is in the pack' });
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * part);
    }, share);
  await scrollTo(0.45);
  await expect(ribbon).toBeHidden();
  await scrollTo(0.6);
  await expect(ribbon).toBeVisible();
  await expectNoAxeViolations(page);
  await page.clock.runFor(8001);
  await expect(ribbon).toBeHidden();
  await page.goto(path);
  await scrollTo(0.6);
  await ribbon.getByRole('button', { name: 'Show Me' }).click();
  await expect(ribbon).toBeHidden();
  await expect(page.locator('#features')).toBeFocused();
  await page.goto(path);
  await scrollTo(0.6);
  await ribbon.getByRole('button', { name: 'Close' }).click();
  await page.goto(path);
  await scrollTo(0.7);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(ribbon).toBeHidden();
});

test('the free pack shows the first page of each document, sharp and in its place before it loads @full', async ({
  page,
}) => {
  await page.goto('/free-resources');
  const pictures = page.locator('main').getByRole('listitem').locator('img[src^="/pictures/"][width="180"]');
  const documents = pictures.filter({ visible: true });
  await expect(documents.nth(3)).toBeAttached();
  for (const picture of (await documents.all()).slice(0, 4)) {
    const before = (await picture.boundingBox())?.height ?? 0;
    expect(before).toBeGreaterThan(100);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([180, 233]);
    expect((await picture.boundingBox())?.height, 'nothing moves').toBe(before);
  }
});
