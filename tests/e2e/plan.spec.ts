import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/test';
import { planProfiles } from './support/plan-profiles';

const path = '/which-templates-do-i-need';
const names = ['state', 'size', 'industry', 'benefits', 'handbook', 'payroll'];

const employees = (page: Page) => page.getByLabel('How many employees?');

async function answer(page: Page, answers: string): Promise<void> {
  for (const [index, values] of answers.split(' ').entries()) {
    for (const value of values.split('+')) {
      if (names[index] === 'size' && (await employees(page).isVisible())) await employees(page).fill(value);
      else await page.locator(`[name=${names[index]}][value="${value}"]`).check();
    }
  }
}

/** All answers of a profile at once: the style sheet follows what is checked. */
function choose(form: HTMLElement, answers: string): void {
  (form as HTMLFormElement).reset();
  const questions = ['state', 'size', 'industry', 'benefits', 'handbook', 'payroll'];
  for (const [index, values] of answers.split(' ').entries()) {
    for (const value of values.split('+')) {
      const input = form.querySelector<HTMLInputElement>(`[name=${questions[index]}][value="${value}"]`);
      input!.checked = true;
    }
  }
}

const shownItems = (page: Page) =>
  page
    .locator('[data-item]')
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-item')).sort());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('thirty employers get the list that fits them @full', async ({ page }) => {
    expect(planProfiles).toHaveLength(30);
    await page.goto(path);
    expect(await shownItems(page)).toEqual([]);
    const sources = page.getByRole('heading', { name: 'Sources' });
    await expect(sources).toBeHidden();
    for (const { who, answers, expected } of planProfiles) {
      await page.locator('form').evaluate(choose, answers);
      expect(await shownItems(page), who).toEqual(expected.split(' ').sort());
    }
    await expect(sources).toBeVisible();
  });

  test('submitting the form shows the list, its sources and the printout for the answers', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(employees(page)).toBeHidden();
    await answer(page, 'MN+WI 31 retail');
    const expected = await shownItems(page);
    await page.getByRole('button', { name: 'Show my list' }).click();
    await expect(page).toHaveURL(`${path}?state=MN&state=WI&employees=&size=31&industry=retail`);
    await expect(page.getByLabel('Wisconsin')).toBeChecked();
    await expect(page.getByLabel('31 to 49')).toBeChecked();
    expect(await shownItems(page)).toEqual(expected);
    const named = await page
      .locator('[data-item] sup a')
      .filter({ visible: true })
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.slice(1)))].sort());
    const listed = page.locator('[data-plan-sources] li').filter({ visible: true });
    expect(await listed.evaluateAll((items) => items.map(({ id }) => id).sort())).toEqual(named);
    await page.emulateMedia({ media: 'print' });
    const form = page.locator('form');
    await expect(form.getByText('Minnesota', { exact: true })).toBeVisible();
    await expect(form.getByText('Texas', { exact: true })).toBeHidden();
    await expect(page.getByText('Who runs payroll?')).toBeHidden();
  });
});

test('answers are in the URL and restored from it', async ({ page }) => {
  await page.goto(path);
  const print = page.getByRole('button', { name: 'Print the plan' });
  await expect(print).toBeHidden();
  await answer(page, 'MN+WI 35 retail');
  await expect(print).toBeVisible();
  await expect(page).toHaveURL(`${path}?state=MN&state=WI&employees=35&size=31&industry=retail`);
  const before = await shownItems(page);
  expect(before).toContain('core-hr-wi-posting');
  await page.reload();
  await expect(page.getByLabel('Wisconsin')).toBeChecked();
  await expect(employees(page)).toHaveValue('35');
  expect(await shownItems(page)).toEqual(before);
  await expectNoAxeViolations(page);
});

test('the answers come to an order by pack, with one button that buys it', async ({ page, context }) => {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const order = page.getByRole('region', { name: /^Your list comes to/ });
  const empty = page.getByRole('region', { name: 'Your order slip' });
  await expect(order).toBeHidden();
  await expect(empty).toBeVisible();
  await answer(page, 'WI');
  // One state alone calls for no pack.
  await expect(empty).toBeVisible();
  await page.locator('[name=handbook][value=none]').check();
  await expect(order).toContainText('$99');
  await expect(order).toContainText(/1 document you need and [1-9]\d* more/);
  await expect(empty).toBeHidden();
  await page.locator('[name=payroll][value="in-house"]').check();
  await expect(order.getByRole('heading')).toHaveText('Your list comes to $134');
  await expect(order).toContainText('$134 instead of $158 for the two');
  await expectNoAxeViolations(page);
  const opened = context.waitForEvent('page');
  await order.getByRole('link', { name: /^Buy it, \$134/ }).click();
  const checkout = await opened;
  await expect(checkout.getByText('$134.00').first()).toBeVisible();
  await checkout.close();
  await page.reload();
  await expect(order).toContainText('$134');
  const mail = await order.getByRole('link', { name: 'Mail this list' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(page.url());

  // A bundle and a pack beside it: the checkout charges what the button says.
  await page.goto(`${path}?state=MN&handbook=none&payroll=in-house`);
  const both = context.waitForEvent('page');
  await order.getByRole('link', { name: /^Buy .* Bundle and MN Paid Leave .*, \$213/ }).click();
  await expect((await both).getByText('$213.00').first()).toBeVisible();
});

test('a URL from when 30 to 49 was one choice still has its answer and its list @full', async ({ page }) => {
  const earlier = page.getByText('Counted as 30 to 49');
  await page.goto(path);
  await expect(earlier).toBeHidden();
  await page.goto(`${path}?state=MN&size=30`);
  await expect(earlier).toBeVisible();
  expect(await shownItems(page)).toEqual(
    'mn-paid-leave micro-posting small-premium free-pack'.split(' ').sort(),
  );
  await employees(page).fill('31');
  await expect(earlier).toBeHidden();
  await expect(page).toHaveURL(`${path}?state=MN&employees=31&size=31`);
  expect(await shownItems(page)).not.toContain('small-premium');
});

test('no number of employees is said at the field, and counts for nothing', async ({ page }) => {
  await page.goto(`${path}?state=MN&size=50`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await employees(page).fill('a few');
  await page.getByLabel('Retail').check();
  const problem = 'Please enter a whole number from 1 to 100,000.';
  await expect(page.getByRole('alert').getByText(problem)).toBeVisible();
  await expect(employees(page)).toHaveAccessibleDescription(new RegExp(problem));
  expect(await shownItems(page)).not.toContain('federal-leave');
  await expectNoAxeViolations(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the list also follows each answer while it is off-screen @full', async ({ page }) => {
    await page.goto(path);
    await answer(page, 'MN');
    await expect(page).toHaveURL(`${path}?state=MN`);
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    const forMinnesota = await shownItems(page);
    expect(forMinnesota).not.toEqual([]);
    await answer(page, 'MN 31 retail');
    await expect(page).toHaveURL(`${path}?state=MN&employees=31&size=31&industry=retail`);
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    expect(await shownItems(page)).not.toEqual(forMinnesota);
    await page.getByRole('button', { name: 'Show my list' }).click();
    await expect(page.locator('[data-plan-result]')).toBeInViewport();
  });
});

test('on a phone the states are rows in groups that lead to their pages, and the page is short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/paid-leave-by-state');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const paid = page.getByRole('region', { name: /^Paid program in force \(\d+\)$/ });
  const row = paid.getByRole('listitem').filter({ hasText: 'California' });
  await expect(row).toContainText('since 2004');
  expect((await row.boundingBox())?.height).toBeLessThan(48);
  await expect(page.getByRole('table')).toBeHidden();
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(heightOf).toBeLessThan(4500);
  await page.getByLabel('Sick leave').selectOption('none');
  await expect(row).toBeHidden();
  await expect(paid.getByRole('heading')).toHaveText('Paid program in force (1)');
  await page.getByRole('region', { name: /^Paid program coming/ }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Delaware', exact: true }).click();
  await expect(page).toHaveURL(/\/de-paid-leave-policy-template$/);
});

test('the table of states is filtered and sorted, and the URL restores it', async ({ page }) => {
  await page.goto('/paid-leave-by-state');
  await page.getByLabel('Family and medical leave').selectOption('coming');
  const names = page.locator('main tbody tr').filter({ visible: true }).locator('th');
  await expect(names).toHaveText(['Maryland', 'Virginia']);
  await page.getByLabel('Sort by').selectOption('state-desc');
  await expect(names).toHaveText(['Virginia', 'Maryland']);
  await page.reload();
  await expect(names).toHaveText(['Virginia', 'Maryland']);
  await expect(page.getByText('2 of 51 shown')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
  }
});

test('the home page has the map and the states of the packs, and leads to the table of all', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Paid leave by state' });
  await expect(section.locator('[data-tile][href]')).toHaveCount(51);
  await expect(section.getByRole('listitem').filter({ hasText: 'Paid program in force' })).toContainText([
    'Minnesota',
  ]);
  await section.getByRole('link', { name: 'Compare all states' }).click();
  await expect(page).toHaveURL(/\/paid-leave-by-state$/);
});

test('the rollout kit fills in both papers in the browser with any input', async ({ page }) => {
  const sent: string[] = [];
  await page.goto('/policy-rollout-kit');
  await expect(page.getByLabel('Company')).toBeEditable();
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Company').fill('<b>Birch & Sons</b>');
  await page.getByLabel('Policy', { exact: true }).fill('Leave policy');
  // The plan's date is also the documents' date.
  await page.getByLabel('Your effective date').fill('2027-04-01');
  await expect(page.getByLabel('Takes effect on')).toHaveValue('2027-04-01');
  await expect(page.getByLabel('Announcement', { exact: true })).toContainText(
    'To everybody at <b>Birch & Sons</b>,',
  );
  await expect(page.getByLabel('Announcement', { exact: true })).toContainText('Thursday, April 1, 2027');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the acknowledgment sheet' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
  }
  expect(sent.filter((request) => /Birch|2027|[^-]Leave policy/.test(decodeURIComponent(request)))).toEqual(
    [],
  );
  expect(Buffer.concat(chunks).toString()).toContain('&lt;b&gt;Birch &amp; Sons&lt;/b&gt;: Leave policy');
  await expectNoAxeViolations(page);
});
