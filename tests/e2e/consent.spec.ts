import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { apiUrl, shopUrl } from './support/shop';
import { writeSettings, waitForPages } from './support/settings';
import { expect, expectNoAxeViolations, test } from './support/test';

const ids = { GA4_ID: 'G-TEST12345', CLARITY_ID: 'abcdef1234', META_PIXEL_ID: '123456789012345' };
const none = { GA4_ID: '', CLARITY_ID: '', META_PIXEL_ID: '' };
const google = 'www.googletagmanager.com';
const services = ['connect.facebook.net', 'www.clarity.ms', google];
const dayMs = 24 * 60 * 60 * 1000;
const policy = (response: Response) => response.headers.get('content-security-policy') ?? '';

// All tests need the services switched on, and share one shop.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await writeSettings(ids);
  await waitForPages('/', (response) => policy(response).includes(google));
});
test.afterAll(async () => {
  await writeSettings(none);
});

interface Run {
  readonly page: Page;
  /** Every host that the page has called except the shop's own two, sorted. */
  readonly hosts: () => string[];
  /** The commands in Google's queue, each as a list. */
  readonly commands: () => Promise<unknown[][]>;
  readonly events: (name: string) => Promise<unknown[][]>;
}

const own = new Set([new URL(shopUrl).host, new URL(apiUrl).host]);

/** A new browser. Other hosts answer with an empty script, so that no request leaves this machine. */
async function arrive(
  browser: Browser,
  record: object | null,
  signal: 'doNotTrack' | 'globalPrivacyControl' | null = null,
  options: BrowserContextOptions = {},
): Promise<Run> {
  const context = await browser.newContext({ baseURL: shopUrl, ...options });
  await context.addInitScript(
    ({ stored, property }) => {
      // A page without a URL has no storage.
      if (stored && window.origin !== 'null' && !localStorage.getItem('cookie_consent')) {
        localStorage.setItem('cookie_consent', JSON.stringify(stored));
      }
      if (property) {
        const value = property === 'doNotTrack' ? '1' : true;
        Object.defineProperty(navigator, property, { value });
      }
    },
    { stored: record, property: signal },
  );
  const called = new Set<string>();
  context.on('request', (request) => {
    const { host } = new URL(request.url());
    if (!own.has(host)) {
      called.add(host);
    }
  });
  await context.route(
    ({ host }) => !own.has(host),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const page = await context.newPage();
  await page.goto('/templates/core-hr-pack', { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const commands = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => [
        ...Array.from(entry),
      ]),
    );
  return {
    page,
    hosts: () => [...called].sort(),
    commands,
    events: async (name) =>
      (await commands()).filter(([command, event]) => command === 'event' && event === name),
  };
}

/** A browsing visitor: scrolls, presses a button, goes to another page and back. */
async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 1200);
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByRole('button', { name: 'Close support chat' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const banner = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });
const all = (timestamp: number, version = '1.0') => ({ type: 'all', timestamp, version });

// Attack catalog: 83
test('no choice: the banner is shown and no service is called', async ({ browser }) => {
  const run = await arrive(browser, null);
  await expect(banner(run.page)).toBeVisible();
  await expectNoAxeViolations(run.page);
  await lookAround(run.page);
  expect(run.hosts()).toEqual([]);
  expect(await run.commands()).toEqual([]);
  expect(await run.page.context().cookies()).toEqual([]);
});

test('refused with one click, like accepting: no service is called, now and on the next visit', async ({
  browser,
}) => {
  const run = await arrive(browser, null);
  await banner(run.page).getByRole('button', { name: 'Essential Only' }).click();
  await expect(banner(run.page)).toBeHidden();
  await lookAround(run.page);
  await run.page.reload({ waitUntil: 'networkidle' });
  await expect(banner(run.page)).toBeHidden();
  expect(run.hosts()).toEqual([]);
});

for (const [signal, tier] of [
  ['globalPrivacyControl', ''],
  ['doNotTrack', ' @full'],
] as const) {
  test(`${signal}: essential without asking, no service is called${tier}`, async ({ browser }) => {
    const run = await arrive(browser, null, signal);
    await expect(banner(run.page)).toBeHidden();
    await lookAround(run.page);
    expect(run.hosts()).toEqual([]);
    expect(await run.page.evaluate(() => localStorage.getItem('cookie_consent'))).toContain('"essential"');
  });
}

for (const [name, record, tier] of [
  ['expired', all(Date.now() - 365 * dayMs - 1000), ''],
  ['of another version', all(Date.now(), '0.9'), ' @full'],
] as const) {
  test(`a consent that is ${name} does not count: asked again, no service is called${tier}`, async ({
    browser,
  }) => {
    const run = await arrive(browser, record);
    await expect(banner(run.page)).toBeVisible();
    await lookAround(run.page);
    expect(run.hosts()).toEqual([]);
  });
}

test('accepted: three services get consent first, then page views and clicks', async ({ browser }) => {
  const run = await arrive(browser, null);
  await banner(run.page).getByRole('button', { name: 'Accept All Cookies' }).click();
  await expect.poll(run.hosts).toEqual(services);
  await expect.poll(async () => (await run.events('page_view')).length).toBe(1);
  const signals = (value: string) => ({
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
    analytics_storage: value,
  });
  expect((await run.commands()).slice(0, 2)).toEqual([
    ['consent', 'default', signals('denied')],
    ['consent', 'update', signals('granted')],
  ]);

  const checkout = run.page.context().waitForEvent('page');
  await run.page
    .getByRole('link', { name: /^Buy now/ })
    .first()
    .click();
  await (await checkout).close();
  expect(await run.events('buy_click')).toEqual([
    ['event', 'buy_click', { product: 'core-hr', price: 99, page: '/templates/core-hr-pack' }],
  ]);
  const views = async () => (await run.events('page_view')).map(([, , params]) => params);
  expect(await views()).toEqual([
    { page_path: '/templates/core-hr-pack', page_title: expect.stringContaining('Core HR Pack') as unknown },
  ]);
  await lookAround(run.page);
  // The browser has loaded the other page, so the list starts over.
  await expect
    .poll(views)
    .toEqual([{ page_path: '/templates', page_title: expect.stringContaining('templates') as unknown }]);
  expect(run.hosts()).toEqual(services);
});

test('withdrawn: events stop at once, cookies are deleted, and the next page does not load the services @full', async ({
  browser,
}) => {
  test.slow();
  const run = await arrive(browser, all(Date.now()));
  await expect.poll(run.hosts).toEqual(services);
  await run.page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_fbp=fb.1; path=/';
    document.cookie = 'kept=1; path=/';
  });
  await run.page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await banner(run.page).getByRole('button', { name: 'Essential Only' }).click();
  await expect.poll(() => run.page.evaluate(() => document.cookie)).toBe('kept=1');
  expect((await run.commands()).at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
  expect((await run.commands()).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });

  const before = (await run.commands()).length;
  const checkout = run.page.context().waitForEvent('page');
  await run.page
    .getByRole('link', { name: /^Buy now/ })
    .first()
    .click();
  await (await checkout).close();
  expect((await run.commands()).length).toBe(before);

  const requests: string[] = [];
  run.page.on('request', (request) => requests.push(new URL(request.url()).host));
  await run.page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await expect(run.page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  // Survives the navigation, unlike an evaluation during it.
  await run.page.waitForFunction(() => !('gtag' in window));
  await run.page.waitForLoadState('networkidle');
  expect(requests.filter((host) => !own.has(host))).toEqual([]);
});

test('pages that name a person: no service reads the URL, even after consent @full', async ({ browser }) => {
  const run = await arrive(browser, all(Date.now()));
  const page = await run.page.context().newPage();
  const called = new Set<string>();
  page.on('request', (request) => called.add(new URL(request.url()).host));
  await page.goto('/free-resources/thanks?email=lea@example.com', { waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? [])))
    .toContain('page_view');
  expect([...called].filter((host) => !own.has(host))).toEqual([google]);
  const layer = await page.evaluate(() =>
    JSON.stringify(
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => [
        ...Array.from(entry),
      ]),
    ),
  );
  expect(layer).not.toContain('lea@example.com');
});
