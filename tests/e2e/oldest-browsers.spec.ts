import type { Page } from '@playwright/test';
import { newerGlobals, newerMembers, newerMethods } from '../../scripts/lint/browser-floor.js';
import { hasTwin, publicPages } from './support/public-pages';
import { newEmail, rowsOf } from './support/shop';
import { expect, test } from './support/test';

const newer = {
  methods: newerMethods,
  members: { ...newerMembers, Object: ['hasOwn', ...(newerMembers['Object'] ?? [])] },
  globals: newerGlobals,
};

/** Takes from the page what the oldest browsers do not have; what it names is gone before the first script runs. */
function switchOff({ methods, members, globals }: typeof newer): void {
  const remove = (owner: object | undefined, name: string) => owner && Reflect.deleteProperty(owner, name);
  const prototypes = [Array, String, Int8Array, Set, AbortSignal, Element, HTMLElement].flatMap((kind) => [
    kind.prototype as object,
    Object.getPrototypeOf(kind.prototype) as object,
  ]);
  for (const method of methods) prototypes.forEach((prototype) => remove(prototype, method));
  for (const [owner, names] of Object.entries(members)) {
    const known = (globalThis as unknown as Record<string, object | undefined>)[owner];
    for (const name of names) remove(owner === 'crypto' ? Crypto.prototype : known, name);
  }
  for (const name of globals) remove(globalThis, name);
  remove(URLSearchParams.prototype, 'size');
  const refuse = (pattern: unknown) => {
    if (/\(\?<[=!]/.test(String(pattern))) {
      throw new SyntaxError('Invalid regular expression: invalid group specifier name');
    }
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, parts: [string], made) {
      refuse(parts[0]);
      return Reflect.construct(target, parts, made) as RegExp;
    },
    apply(target, self, parts: [string]) {
      refuse(parts[0]);
      const made: unknown = Reflect.apply(target, self, parts);
      return made;
    },
  });
}

const first = publicPages.filter((path) =>
  /^\/($|templates\/core|free-resources$|contact|orders|unsubscribe|find-order|account$|which-|policy-rollout-kit|mn-|blog\/|knowledge-base\?q)/.test(
    path,
  ),
);

test.describe('with nothing newer than the oldest browsers have', () => {
  test.beforeEach(({ context }) => context.addInitScript(switchOff, newer));

  test('the switches are off', async ({ page }) => {
    await page.goto('/terms');
    const left = await page.evaluate(() => [
      typeof (crypto as { randomUUID?: unknown }).randomUUID,
      typeof ([] as { at?: unknown }).at,
      typeof (globalThis as { structuredClone?: unknown }).structuredClone,
      typeof (Object as { hasOwn?: unknown }).hasOwn,
      typeof (Intl as { Segmenter?: unknown }).Segmenter,
    ]);
    expect(left).toEqual(left.map(() => 'undefined'));
    expect(
      await page.evaluate(() => {
        try {
          return String(new RegExp('(?<!a)b'));
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('SyntaxError');
  });

  for (const path of publicPages) {
    const tag = first.includes(path) && !hasTwin(path) ? '' : ' @full';
    // The fixture waits for hydration and fails for each error of the console.
    test(`${path} wakes${tag}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Buttons and forms need JavaScript')).toHaveCount(0);
    });
  }

  test('pages opened by links, the free pack and a message work', async ({ page }) => {
    await page.goto('/knowledge-base');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Knowledge base');
    await page.goto('/free-resources');
    const email = newEmail('oldest');
    await page.getByLabel('Name').fill('Olga Old');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me the free pack' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Olga Old');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Subject').fill('Hello');
    await page.getByLabel('Message').fill('From an old telephone.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect
      .poll(() => rowsOf(`contact_messages?email=eq.${email}&select=subject`))
      .toEqual([{ subject: 'Hello' }]);
  });
});

test.describe('where the scripts of a page do not run', () => {
  test.use({
    ignoreConsole: {
      patterns: [/Failed to load resource|ERR_|group specifier|did not load|does not provide an export/],
    },
  });

  const broken = {
    status: 200,
    contentType: 'text/javascript',
    body: 'throw new SyntaxError("invalid group specifier name")',
  };
  /** Not by the page of the test, which waits until its scripts run. */
  async function open(page: Page, path: string): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto(path);
    return other;
  }
  const words = (page: Page) => page.getByText('Buttons and forms need JavaScript');

  for (const [name, path, file] of [
    ['fail', '/free-resources', /\/assets\/shell-[^/]*\.js$/],
    ['fail', '/account', /\/assets\/shell-[^/]*\.js$/],
    ['fail in the part of the page', '/contact', /\/assets\/contact-page-[^/]*\.js$/],
  ] as const) {
    test(`${path} says so when they ${name}`, async ({ page, context }) => {
      await context.route(file, (route) => route.fulfill(broken));
      const other = await open(page, path);
      await expect(words(other)).toBeVisible();
      if (path !== '/account') await expect(other.getByText('This form needs JavaScript')).toBeVisible();
    });
  }

  test('a page says so when they are blocked or missing', async ({ page, context }) => {
    await context.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort('blockedbyclient'));
    await expect(words(await open(page, '/unsubscribe'))).toBeVisible();
    await context.unrouteAll();
    await context.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await expect(words(await open(page, '/orders'))).toBeVisible();
  });
});
