import { expect, test } from './support/test';

test('the pages of the home page carry the name that a visitor types, in the browser only', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  const fields = page.locator('.sheet [data-field="company_name"]');
  await expect(fields.first()).toHaveText('Lakeside Dental LLC');
  await page.getByLabel('Your company’s name').fill('Bluebird Bakery');
  await expect(fields.first()).toHaveText('Bluebird Bakery');

  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your company’s name')).toHaveValue('Bluebird Bakery');
  await expect(fields.first()).toHaveText('Bluebird Bakery');
  expect(sent.filter((request) => /bluebird/i.test(decodeURIComponent(request)))).toEqual([]);
});

test('only the numbers that a visitor sees on the first page are explained', async ({ page }) => {
  const explained = page.getByRole('figure').first().getByRole('listitem').filter({ visible: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(explained).toHaveCount(3);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(explained).toHaveText([/A note at every choice/, /Sources and a date/]);
});

test('the page of the home page is shown blank and filled in', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'What is inside' });
  const value = region.locator('.doc-value').first();
  const filled = await value.evaluate((field) => getComputedStyle(field).color);
  await region.getByRole('radio', { name: 'Blank' }).check();
  await expect(value).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await region.getByRole('radio', { name: 'Filled in' }).check();
  await expect(value).toHaveCSS('color', filled);
});

test('the home page is as short as its design', async ({ page }) => {
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    // From then on the page is laid out in full.
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    // Approved reviews of other tests add a section, which has no length of its own.
    const quotes = page.getByRole('region', { name: 'What customers say' });
    return whole - ((await quotes.count()) > 0 ? ((await quotes.boundingBox())?.height ?? 0) : 0);
  };
  expect(await height(1440)).toBeLessThanOrEqual(5600);
  expect(await height(375)).toBeLessThanOrEqual(8000);
});

test('the home page is set in seven sizes, its sheets included', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const sizes = await page.locator('main').evaluate((main) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (text.textContent?.trim() && around?.checkVisibility()) found.add(getComputedStyle(around).fontSize);
    }
    return [...found].sort((one, other) => parseFloat(one) - parseFloat(other));
  });
  expect(sizes.map((size) => Math.round(parseFloat(size)))).toEqual([12, 14, 17, 20, 28, 38, 67]);
});
