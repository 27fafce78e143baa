import { expect, expectNoAxeViolations, test } from './support/test';

const first = 'Earned Sick and Safe Time Policy';

test('the header leads to the search, which leads to the place of a document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('sick leave');
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('listitem').first()).toContainText(first);
  await expect(results.getByRole('listitem').first()).toContainText('Document · Core HR Pack, Minnesota');
  await expect(page).toHaveURL(/\/search\?q=sick\+leave$/);
  await expectNoAxeViolations(page);

  await results.getByRole('button', { name: `Preview ${first}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await results.getByRole('link', { name: first }).click();
  await expect(page).toHaveURL(/\/templates\/core-hr-pack#mn-esst-policy$/);
  await expect(page.locator('#mn-esst-policy')).toBeVisible();
});

test('Control+K goes to the field of the search, and not from a field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.getByLabel('Subject').press('Control+k');
  await page.getByLabel('Subject').press('k');
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByLabel('Subject').blur();
  for (const key of ['k', '/', 'Control+Shift+k']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/contact$/);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await field.fill('handbook');
  await expect(page).toHaveURL(/\/search\?q=handbook$/);
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('link', { name: 'Pricing' }).first().focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('handbook');
});

test('the header is one line at each width from 320 px on', async ({ page }) => {
  for (const width of [320, 375, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const height = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    expect(height, `${width} px`).toBeLessThan(80);
  }
});

test('a phone has the search in its menu, and a duty and a figure are found at their places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('minimum wage minnesota');
  const figure = page.getByRole('link', { name: 'Minnesota: Minimum wage', exact: true });
  await figure.click();
  await expect(page).toHaveURL(/\/figures#mn-minimum-wage-2026$/);
  await expect(page.locator('#mn-minimum-wage-2026')).toBeInViewport();
});

test.describe('the page of an unknown path', () => {
  test.use({ ignoreConsole: { patterns: [/status of 404/, /Unknown path/] } });

  test('offers to search for the words of its address', async ({ page }) => {
    await page.goto('/policies/maternity-leave.html');
    const box = page.getByRole('searchbox', { name: 'Search the site' });
    await expect(box).toHaveValue('policies maternity leave');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=policies\+maternity\+leave$/);
    await expect(
      page.getByRole('region', { name: 'Search results' }).getByRole('link').first(),
    ).toBeVisible();
  });
});

test('what nothing answers goes to a person', async ({ page }) => {
  await page.goto(`/search?q=${'zzxxqq'.repeat(400)}`);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('searchbox').fill('elephant riding zzxxqq');
  await expect(page.getByRole('heading', { name: '0 results for “elephant riding zzxxqq”' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask a person' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/elephant riding zzxxqq/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says where everything is listed', async ({ page }) => {
    await page.goto('/search?q=sick');
    // Playwright takes no text from <noscript>.
    const words = await page.locator('main noscript').evaluate((note) => note.textContent);
    expect(words).toContain('The search needs JavaScript.');
    expect(words).toContain('catalog');
  });
});
