import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { readLawIndex } from '../../scripts/content/check-law-index';

test('unknown codes and industries are real 404s', async ({ request }) => {
  for (const path of [
    '/zz-paid-leave-policy-template',
    '/states/ga-paid-leave-policy',
    '/mining-hr-policy-templates',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('another spelling of a URL redirects to its page', async ({ request }) => {
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

test('a fact that came due after the page was rendered is under review', async ({ page, request }) => {
  const marks = page.getByText('Under review', { exact: true });
  const path = '/minnesota-paid-leave-policy-template';
  expect(await (await request.get(path)).text()).not.toContain('Under review');
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(marks).toHaveCount(0);
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

test('a text that states a figure, and a table, are under review when the fact that holds it comes due @full', async ({
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
    await expect(mark).toHaveCount(0);
    await page.clock.setFixedTime('2027-01-05T12:00:00Z');
    await page.reload();
    await expect(mark.filter({ visible: true }).first()).toBeVisible();
  }
});

test('the plan uses the visitor’s date and exports a calendar without a request', async ({ page }) => {
  await page.goto('/california-paid-leave-policy-template');
  await page.getByLabel('Your effective date').fill('2027-04-01');
  await expect(page.getByText('Monday, February 15, 2027')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe('california-paid-leave-policy-rollout-2027-04-01.ics');
  expect(sent.filter((request) => !request.startsWith('GET ') || request.includes('2027'))).toEqual([]);
});

/** Whether the text of the plan is set in the shop's own font and not in one of the system. */
async function usesWebFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-rollout-steps] p',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.every(({ isCustomFont }) => isCustomFont);
}

test('the dates of the plan do not shift the layout on a phone @full', async ({ page }) => {
  // A font that comes late is not used, and in the wide font of a Linux system the longest date needs one line more.
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(async () => {
    await page.goto('/california-paid-leave-policy-template');
    expect(await usesWebFont(page)).toBe(true);
  }).toPass();
  const steps = page.locator('[data-rollout-steps]');
  const date = page.getByLabel('Your effective date');
  const place = async () => {
    const [from, to] = [await date.boundingBox(), await steps.boundingBox()];
    return { below: Number(to?.y) - Number(from?.y), height: to?.height };
  };
  const before = await place();
  // The longest date next to the longest distance.
  await date.fill('2026-09-30');
  await expect(steps.getByText('Wednesday, September 30, 2026')).toBeVisible();
  expect(await place()).toEqual(before);
});

test('the list of duties is a file too, with the address of every source', async ({ page, request }) => {
  await page.goto('/duties');
  const listed = await page.locator('duty-list li').count();
  const further = Object.values(readLawIndex('content').index).flat().length;
  const link = page.getByRole('link', { name: 'The list as a CSV file' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^text\/csv/);
  const [headers, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(headers).toContain('Duty,Owed by,Statute,Document,Section');
  expect(lines).toHaveLength(listed + further);
  expect(lines.filter((line) => !/,https?:\/\/\S+/.test(line))).toEqual([]);
});

test('a place below the first screen is reached at once', async ({ page }) => {
  await page.goto('/minnesota-paid-leave-policy-template#timeline');
  const timeline = page.getByRole('heading', { name: 'Rollout Timeline' });
  await expect(timeline).toBeInViewport();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(timeline).toBeInViewport();
});
