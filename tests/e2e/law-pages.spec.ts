import { expect, test } from './support/test';

test('unknown codes and industries are real 404s', async ({ request }) => {
  for (const path of [
    '/zz-paid-leave-policy-template',
    '/states/ga-paid-leave-policy',
    '/mining-hr-policy-templates',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('an address that was typed otherwise leads to its page', async ({ request }) => {
  for (const path of ['/MN-paid-leave-policy-template', '/mn-paid-leave-policy-template/']) {
    const answer = await request.get(`${path}?utm_source=card`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers()['location']).toBe('/mn-paid-leave-policy-template?utm_source=card');
  }
});

test('a draft state says Coming Soon and sells nothing; Minnesota sells its kit', async ({ page }) => {
  await page.goto('/or-paid-leave-policy-template');
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText('Buy now')).toHaveCount(0);
  await page.goto('/mn-paid-leave-policy-template');
  await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(0);
  await expect(page.locator('main').getByText('Buy now').first()).toBeVisible();
});

test('a fact that came due after the page was rendered is under review', async ({ page }) => {
  const marks = page.getByText('Under review', { exact: true });
  const path = '/minnesota-paid-leave-policy-template';
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(marks.filter({ visible: true })).toHaveCount(0);
  // The premium of 2026 is due again in the first week of 2027; what does not change with the year is not.
  await page.clock.setFixedTime('2027-01-05T12:00:00Z');
  await page.reload();
  const premium = page.locator('[data-fact="mn-pl-premium-2026"]').first();
  await expect(premium.getByText('Under review', { exact: true })).toBeVisible();
  // So is the maximum that the worked example rests on.
  const maximum = page.locator('[data-fact="mn-pl-benefit-maximum-2026"]').first();
  await expect(maximum.getByText('Under review', { exact: true })).toBeVisible();
  const start = page.locator('[data-fact="mn-pl-agencies"]').first();
  await expect(start.getByText('Under review', { exact: true })).toBeHidden();
});

test('a text that states a figure, and a table, are under review when the fact that holds it comes due', async ({
  page,
}) => {
  const mark = page.getByRole('main').getByText('Under review', { exact: true });
  for (const path of [
    '/knowledge-base/minnesota-paid-leave-in-brief',
    '/blog/mn-paid-leave-2026-what-small-employers-do',
    '/paid-leave-by-state',
  ]) {
    await page.clock.setFixedTime('2026-11-22T12:00:00Z');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mark.filter({ visible: true })).toHaveCount(0);
    await page.clock.setFixedTime('2027-01-05T12:00:00Z');
    await page.reload();
    await expect(mark.filter({ visible: true }).first()).toBeVisible();
  }
});

test('the plan takes the visitor’s date and goes into a calendar without a request', async ({ page }) => {
  await page.goto('/california-paid-leave-policy-template');
  await page.getByLabel('Your effective date').fill('2027-04-01');
  await expect(page.getByText('Monday, February 15, 2027')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe('policy-rollout.ics');
  expect(sent.filter((request) => !request.startsWith('GET ') || request.includes('2027'))).toEqual([]);
});

test('the dates of the plan move nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/california-paid-leave-policy-template');
  const steps = page.locator('[data-rollout-steps]');
  const date = page.getByLabel('Your effective date');
  const place = async () => {
    const [from, to] = [await date.boundingBox(), await steps.boundingBox()];
    return { below: Number(to?.y) - Number(from?.y), height: to?.height };
  };
  const before = await place();
  // The longest of all dates, beside the longest of all distances.
  await date.fill('2026-09-30');
  await expect(steps.getByText('Wednesday, September 30, 2026')).toBeVisible();
  expect(await place()).toEqual(before);
});

test('what lies below the first screen is laid out soon, and a place there is reached at once', async ({
  page,
}) => {
  const path = '/minnesota-paid-leave-policy-template';
  await page.goto(path);
  await expect(page.locator('html[data-complete]')).toBeAttached();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const complete = await height();
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *, footer')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        ).length,
    );
  expect(await waiting()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await height()).toBe(complete);
  await page.goto('/pricing');
  await page.goto(`${path}#timeline`);
  const timeline = page.getByRole('heading', { name: 'Rollout Timeline' });
  await expect(timeline).toBeInViewport();
  await expect(page.locator('html[data-complete]')).toBeAttached();
  await expect(timeline).toBeInViewport();
});
