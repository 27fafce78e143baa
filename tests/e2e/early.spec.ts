import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Holds the code of the pages back, as a slow network does, until it is let through. */
async function holdCode(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

interface EarlyVisit {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** What stands there once the page answers. */
  readonly expected: (page: Page) => Promise<unknown>;
}

const visits: readonly EarlyVisit[] = [
  {
    name: 'a choice narrows the table of states',
    path: '/paid-leave-by-state?sick=required',
    act: async (page) => {
      await page.getByLabel('Family and medical leave').selectOption('paid');
      await page.getByLabel('Sort by').selectOption('state-desc');
    },
    expected: async (page) => {
      await expect(page).toHaveURL(/program=paid/);
      await expect(page).toHaveURL(/sort=state-desc/);
      await expect(page).toHaveURL(/sick=required/);
      await expect(page.getByLabel('Family and medical leave')).toHaveValue('paid');
      await expect(page.locator('main tbody tr:visible').first()).toContainText('Washington');
      await expect(page.locator('main').getByRole('status')).not.toContainText('51 of 51');
    },
  },
  {
    name: 'a search is made',
    path: '/knowledge-base',
    act: (page) => page.getByLabel('Search the knowledge base').fill('refund'),
    expected: async (page) => {
      await expect(page).toHaveURL(/q=refund/);
      await expect(page.locator('mark').first()).toHaveText(/refund/i);
    },
  },
  {
    name: 'a date gives each step of the plan its day',
    path: '/policy-rollout-kit',
    act: async (page) => {
      await page.getByLabel('Your effective date').fill('2027-03-01');
      await page.getByLabel('Company').fill('Birch Bakery');
    },
    expected: async (page) => {
      await expect(page.getByRole('button', { name: 'Add to calendar (.ics)' })).toBeEnabled();
      await expect(page.getByLabel('Company')).toHaveValue('Birch Bakery');
      await expect(page.getByLabel('Takes effect on')).toHaveValue('2027-03-01');
      const announcement = page.getByLabel('Announcement', { exact: true });
      await expect(announcement).toContainText('Birch Bakery');
      await expect(announcement).toContainText('March 1, 2027');
    },
  },
  {
    name: 'an answer stands in the address, and over the one that stood there',
    path: '/which-templates-do-i-need?state=MN&size=30&industry=retail',
    act: async (page) => {
      await page.getByLabel('Wisconsin').check();
      await page.getByLabel('Construction').check();
    },
    expected: async (page) => {
      await expect(page).toHaveURL(/\?state=MN&state=WI&size=30&industry=construction$/);
      await expect(page.getByLabel('Wisconsin')).toBeChecked();
      await expect(page.getByLabel('Construction')).toBeChecked();
    },
  },
  {
    name: 'a message keeps its words',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Name').fill('Ann Early');
      await page.getByLabel('Email').fill('ann-early@example.com');
      await page.getByLabel('Subject').fill('Before the code came');
      await page.getByLabel('Message').fill('Typed on a slow phone, before the code came.');
    },
    expected: async (page) => {
      await expect(page.getByLabel('Name')).toHaveValue('Ann Early');
      await expect(page.getByLabel('Subject')).toHaveValue('Before the code came');
      await expect(page.getByLabel('Message')).toHaveValue('Typed on a slow phone, before the code came.');
    },
  },
  {
    name: 'a review keeps its words',
    path: '/templates/core-hr-pack',
    act: async (page) => {
      await page.getByLabel('First name').fill('Ann');
      await page.getByLabel('Review', { exact: false }).last().fill('Typed before the code came.');
    },
    expected: async (page) => {
      await page.getByLabel('First name').focus();
      await expect(page.getByLabel('First name')).toHaveValue('Ann');
      await expect(page.locator('[name="review_text"]')).toHaveValue('Typed before the code came.');
    },
  },
];

for (const { name, path, act, expected } of visits) {
  test(`done before the code of the page came: ${name}`, async ({ page }) => {
    const letThrough = await holdCode(page);
    const arrival = page.goto(path);
    await page.locator('footer').waitFor({ state: 'attached' });
    await act(page);
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    letThrough();
    await arrival;
    await expect(page.locator('html[data-complete]')).toBeAttached();
    await expected(page);
  });
}

const longPages = [
  '/',
  '/paid-leave-by-state',
  '/templates/core-hr-pack',
  '/minnesota-paid-leave-policy-template',
];

interface BusyWindow {
  readonly shifts: number[];
  readonly becomeIdle: () => void;
}

/** Watches what moves, in a browser that is busy until it is told to lay out what stands further down. */
async function watchBusyBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const waiting: (() => void)[] = [];
    const busy: BusyWindow = {
      shifts,
      becomeIdle: () => waiting.splice(0).forEach((callback) => callback()),
    };
    Object.assign(window, busy);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    window.requestIdleCallback = (callback) =>
      waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 5 }));
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    return (window as unknown as BusyWindow).shifts.splice(0);
  });

async function goDownBeforeAllIsLaidOut(page: Page, path: string, distance: number): Promise<void> {
  await watchBusyBrowser(page);
  await page.goto(path);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(distance / 100);
}

async function waitUntilComplete(page: Page): Promise<void> {
  expect(await page.locator('html[data-complete]').count()).toBe(0);
  await expect(async () => {
    await page.evaluate(() => (window as unknown as BusyWindow).becomeIdle());
    await expect(page.locator('html[data-complete]')).toBeAttached({ timeout: 100 });
  }).toPass();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  for (const path of longPages) {
    test(`nothing moves under somebody who goes to the end of ${path} at once`, async ({ page }) => {
      await goDownBeforeAllIsLaidOut(page, path, 100_000);
      await waitUntilComplete(page);
      expect(await shiftsOf(page)).toEqual([]);
      await expect(page.locator('footer')).toBeInViewport();
    });
  }
});

for (const path of longPages) {
  test(`the place of a reader of ${path} is kept when the page takes its whole height`, async ({ page }) => {
    await goDownBeforeAllIsLaidOut(page, path, 2500);
    await shiftsOf(page);
    const read = page.locator('main :is(h2, h3, p, th):visible');
    const topOf = () =>
      read.evaluateAll((all) => {
        const tops = all.map((element) => element.getBoundingClientRect().top);
        return Math.min(...tops.filter((top) => top > 0));
      });
    const before = await topOf();
    await waitUntilComplete(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await topOf()).toBeCloseTo(before, 0);
  });
}

for (const width of [375, 768, 1440]) {
  test(`the footer has room for its true height before it is laid out, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchBusyBrowser(page);
    await page.goto('/terms');
    const height = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
    const before = await height();
    await waitUntilComplete(page);
    expect(Math.abs((await height()) - before)).toBeLessThan(3);
  });
}
