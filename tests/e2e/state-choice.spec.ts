import type { Locator, Page } from '@playwright/test';
import { products, productSkus } from '@contracts/products';
import { holdCode } from './support/hold-code';
import { publicPages } from './support/public-pages';
import { expect, expectNoAxeViolations, test } from './support/test';

const packs = (page: Page) => page.locator('#features h3');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('chosen_state'));
const strip = (page: Page) => page.getByRole('list', { name: 'First pages' }).getByRole('listitem');
const choice = (page: Page, state: string) => page.getByRole('radio', { name: state });

const pictureName = (address: string) => /([^/]+)-\d+\.webp$/.exec(address)?.[1] ?? '';

/** What one sees of the papers of both states: their sheets, their fans and the strip, by the documents' pictures and titles. */
const papers = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.fan > img, .pack-fan > img, [data-page] img, .sheet')];
    const nameOf = (paper: Element) =>
      paper instanceof HTMLImageElement
        ? (/([^/]+)-180\.webp$/.exec(paper.src)?.[1] ?? '')
        : (paper.querySelector('.doc-subtitle')?.textContent ?? '');
    const named = (isShown: boolean) =>
      all.filter((paper) => paper.checkVisibility() === isShown).map((paper) => nameOf(paper));
    return { shown: named(true), hidden: named(false) };
  });

/** The kit that is Minnesota's alone has its own papers under every choice. */
const kit = /^(mn-paid-leave-policy|leave-request-and-intent-form)$/;
const statesOf = (names: readonly string[]) => ({
  MN: names.some((name) => /^mn-|-mn$|Minnesota/.test(name) && !kit.test(name)),
  WI: names.some((name) => /^wi-|-wi$|Wisconsin/.test(name)),
});

const choose = (page: Page, state: string) =>
  page.addInitScript((code) => {
    if (!localStorage.getItem('chosen_state')) localStorage.setItem('chosen_state', JSON.stringify(code));
  }, state);

/** Every kind of page with papers of two states. A test below finds them among all pages. */
const doors = [
  '/',
  '/templates',
  '/pricing',
  '/templates/core-hr-pack',
  '/templates/payroll-ops-pack',
  '/templates/micro-templates',
  '/restaurants-hr-policy-templates',
  '/free-resources',
  '/free-resources/thanks',
];
/** Two lists of one entry for each state. */
const lists = ['/paid-leave-by-state'];
/** In a text's margin only, which its end repeats: no choice beside it. */
const inMargin = (path: string) => path.startsWith('/knowledge-base');

test('the pages with papers of two states have the choice, and no others', async ({ request }) => {
  const found = new Set<string>();
  for (const path of publicPages) {
    const html = await (await request.get(path)).text();
    const rest = html.replaceAll(/<state-choice[\s\S]*?<\/state-choice>/g, '');
    const hasBoth = ['mn', 'wi'].every((state) => new RegExp(`class="[^"]*\\bof-${state}\\b`).test(rest));
    const isOffered = rest !== html;
    expect(isOffered, path).toBe((hasBoth || lists.includes(path)) && !inMargin(path));
    if (isOffered) found.add(path.replace(/\?.*/, ''));
  }
  expect([...found].sort()).toEqual([...doors, ...lists].sort());
});

const pictures = (page: Page) => page.locator('.fan > img, .pack-fan > img, [data-page] img');
const namesOf = async (images: Locator) =>
  (await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))).map(pictureName);
const loaded = (image: Locator) =>
  image.evaluate((picture) => (picture as HTMLImageElement).naturalWidth > 0);

for (const path of doors) {
  test(`${path}, before its code, shows a Wisconsin visitor Wisconsin’s papers and loads no others`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(pictureName(request.url())));
    const release = await holdCode(page);
    await choose(page, 'WI');
    const hydrated = page.goto(path);
    await page.locator('footer').waitFor();
    const { shown, hidden } = await papers(page);
    expect(statesOf(shown)).toEqual({ MN: false, WI: true });
    expect(statesOf(hidden)).toEqual({ MN: true, WI: false });

    const first = pictures(page).filter({ visible: true }).first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => loaded(first)).toBe(true);
    // A list of all documents has both states' in it.
    const listed = await namesOf(page.locator('.all-files img, .pack-files img'));
    for (const image of await pictures(page).filter({ visible: false }).all()) {
      const [name = ''] = await namesOf(image);
      if (!listed.includes(name)) expect(await loaded(image), name).toBe(false);
    }
    const others = hidden.filter((name) => ![...shown, ...listed].includes(name));
    expect(asked.filter((name) => others.includes(name))).toEqual([]);

    // A press shows at once, before what keeps it is there.
    await choice(page, 'Minnesota').check();
    expect(statesOf((await papers(page)).shown)).toEqual({ MN: true, WI: false });
    release();
    await hydrated;
    await expect.poll(() => kept(page)).toBe('"MN"');
    expect(statesOf((await papers(page)).shown)).toEqual({ MN: true, WI: false });
  });
}

for (const [code, name, path] of [
  ['MN', 'wisconsin', '/wi-paid-leave-policy-template'],
  ['MN', 'wisconsin', '/wisconsin-paid-leave-policy-template'],
  ['WI', 'minnesota', '/mn-paid-leave-policy-template'],
  ['WI', 'minnesota', '/minnesota-paid-leave-policy-template'],
] as const) {
  test(`${path} is ${name}’s for a visitor who chose ${code}`, async ({ page }) => {
    await choose(page, code);
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const { shown, hidden } = await papers(page);
    expect(shown.length).toBeGreaterThan(1);
    expect(hidden).toEqual([]);
    const isOther = name === 'wisconsin' ? /^mn-|-mn$/ : /^wi-|-wi$/;
    expect(shown.filter((paper) => isOther.test(paper))).toEqual([]);
    await expect(page.locator('state-choice')).toHaveCount(0);
  });
}

test('a chosen state shows on later pages, after a reload and in another tab', async ({ page, context }) => {
  await page.goto('/');
  await choice(page, 'Wisconsin').check();
  expect(statesOf((await papers(page)).shown)).toEqual({ MN: false, WI: true });
  // The code that keeps it loads with the first touch.
  await expect.poll(() => kept(page)).toBe('"WI"');
  await page.getByRole('main').getByRole('link', { name: 'Payroll Ops Pack' }).first().click();
  await expect(choice(page, 'Wisconsin')).toBeChecked();
  await expect(packs(page).first()).toContainText('Wisconsin');
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(200, 300);
  await expect(packs(page).first()).toContainText('Wisconsin');
  await expect(strip(page).first()).toHaveText('Wisconsin Payroll Calendar 2027');
  await expectNoAxeViolations(page);

  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(choice(other, 'Wisconsin')).toBeChecked();
  await choice(other, 'Both').check();
  await expect(packs(page).first()).toContainText('Minnesota');
  await expect(strip(page).first()).toHaveText('Minnesota Wage Notice at Hire');
  await expect(page.locator('html')).toHaveAttribute('data-state', 'both');
});

test('the gallery’s numbers, caption, picture and preview are those of the page that it shows', async ({
  page,
}) => {
  await page.goto('/templates/core-hr-pack');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const gallery = page.locator('document-gallery');
  const pressed = gallery.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText(/^Breaks, Lactation/);
  await page.getByLabel('Your company’s name').fill('Bluebird Bakery');
  const place = (await gallery.boundingBox())!;
  await choice(page, 'Wisconsin').check();
  await expect(pressed).toHaveText('Attendance and Punctuality Policy');
  expect(await gallery.boundingBox()).toMatchObject({ y: place.y, width: place.width });
  await expect(gallery.getByRole('status')).toHaveText(
    /^Attendance and Punctuality Policy: document 2\d of 52$/,
  );
  const sheet = gallery.locator('.sheet').filter({ visible: true });
  await expect(sheet.getByText('Bluebird Bakery').first()).toBeVisible();
  await gallery.getByRole('button', { name: 'New Hire Plan for the First 90 Days' }).click();
  await expect(gallery.getByRole('status')).toHaveText(/^New Hire Plan/);
  await gallery.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'New Hire Plan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview Sample' }).click();
  await expect(page.getByRole('dialog', { name: 'Employee Handbook for Wisconsin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choice(page, 'Both').check();
  await expect(pressed).toHaveText(/^Breaks, Lactation/);
  await gallery.getByRole('link', { name: 'All 52 documents' }).click();
  await expect(packs(page).first()).toBeInViewport();
});

test('the choice is made with the keyboard', async ({ page }) => {
  await page.goto('/pricing');
  await choice(page, 'Both').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'Wisconsin')).toBeChecked();
  expect(statesOf((await papers(page)).shown)).toEqual({ MN: false, WI: true });
  const { outline, covered } = await choice(page, 'Wisconsin').evaluate((input) => ({
    outline: getComputedStyle(input).outlineStyle,
    covered: input.getBoundingClientRect().width < input.closest('label')!.getBoundingClientRect().width - 1,
  }));
  expect({ outline, covered }).toEqual({ outline: 'solid', covered: false });
});

test('the catalog’s state and the only state of the questionnaire are chosen everywhere', async ({
  page,
}) => {
  const firstDocument = page.locator('[data-document]').first();
  await page.goto('/templates?state=WI');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(200, 300);
  await expect(firstDocument).toHaveAttribute('data-in-state', 'WI');
  await expect(choice(page, 'Wisconsin')).toBeChecked();
  await page.goto('/which-templates-do-i-need');
  await page.getByLabel('Minnesota').check();
  await expect.poll(() => kept(page)).toBe('"MN"');
  await page.goto('/templates/core-hr-pack');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(200, 300);
  await expect(choice(page, 'Minnesota')).toBeChecked();
});

test('a list is in the order of the choice before its entries are', async ({ page }) => {
  await choose(page, 'WI');
  await page.goto('/templates/core-hr-pack');
  const tops = () =>
    page.locator('.pack-files').evaluateAll((parts) =>
      parts
        .map((part) => ({
          state: (part as HTMLElement).dataset['inState'],
          top: part.getBoundingClientRect().top,
        }))
        .sort((a, b) => a.top - b.top)
        .map(({ state }) => state),
    );
  expect(await tops()).toEqual(['WI', 'WI', 'MN']);
  await expect(packs(page).first()).toContainText('Wisconsin');
  expect(await tops()).toEqual(['WI', 'WI', 'MN']);
  // The handbook first.
  await expect(page.locator('.pack-files h4').first()).toHaveText('Employee Handbook for Wisconsin');
});

for (const state of ['MN', 'WI']) {
  test(`every page that is shown for ${state} has text down to where it fades`, async ({ page }) => {
    await choose(page, state);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/', ...productSkus.map((sku) => products[sku].path)]) {
      await page.goto(path);
      const sheets = page.locator('.sheet').filter({ visible: true });
      await expect(sheets.first(), path).toBeVisible();
      // The mask of the sheet begins at 88 percent of its height.
      const ends = await sheets.evaluateAll((papers) =>
        papers.map((paper) => {
          const { top, height } = paper.getBoundingClientRect();
          const article = paper.querySelector('article')?.getBoundingClientRect();
          return ((article?.bottom ?? 0) - top) / height;
        }),
      );
      for (const end of ends) expect(end, path).toBeGreaterThan(0.88);
    }
  });
}
