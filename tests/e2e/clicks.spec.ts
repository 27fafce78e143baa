import type { Page } from '@playwright/test';
import { customerPassword, newCustomer } from './support/customer';
import { newEmail } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** Gone with the document. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''));
const isSameDocument = async (page: Page) => (await page.locator('body[data-same]').count()) === 1;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });

/** A link as an owner writes it into a text. */
async function pressLink(page: Page, attributes: Record<string, string>, how = {}): Promise<void> {
  await page.evaluate((given) => {
    const link = document.createElement('a');
    Object.entries(given).forEach(([name, value]) => link.setAttribute(name, value));
    link.textContent = 'The link of the test';
    document.querySelector('main h1')?.after(link);
  }, attributes);
  await page.getByRole('link', { name: 'The link of the test' }).click(how);
}

test('the browser opens what is rendered, the router what is not, and both keep query and hash', async ({
  page,
}) => {
  await page.goto('/pricing');
  await mark(page);
  await pressLink(page, { href: '/contact?subject=Seats#main' });
  await expect(heading(page)).toHaveText('Contact');
  expect(await isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL(/\/contact\?subject=Seats#main$/);
  await expect(page.getByLabel('Subject')).toHaveValue('Seats');

  await mark(page);
  await pressLink(page, { href: '/verify/NSHR-0000' });
  await expect(heading(page)).toHaveText('Verify a license');
  await expect(page).toHaveTitle(/Verify a license/);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Contact');
  expect(await isSameDocument(page)).toBe(true);

  await pressLink(page, { href: '/contact?message=What+I+typed' });
  await expect(page.getByLabel('Message')).toHaveValue('What I typed');
  expect(await isSameDocument(page)).toBe(true);
});

test('with a key held or a target, a link opens another tab and leaves this page alone', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  await mark(page);
  for (const [attributes, how] of [
    [{ href: '/contact' }, { modifiers: ['Control'] }],
    [{ href: '/contact' }, { button: 'middle' }],
    [{ href: '/contact', target: '_blank' }, {}],
  ] as const) {
    const opened = context.waitForEvent('page');
    await pressLink(page, attributes, how);
    const tab = await opened;
    await expect(tab).toHaveURL(/\/contact$/);
    await tab.close();
    await page.evaluate(() => document.querySelector('main h1 + a')?.remove());
  }
  expect(await isSameDocument(page)).toBe(true);
  await expect(heading(page)).toHaveText('Pricing');
});

test('a form that is half filled in is there after back and forward, and no address of it is in a storage', async ({
  page,
}) => {
  const email = newEmail('half');
  await page.goto('/contact');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Half a thought');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page)).toHaveText('Pricing');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(email);
  for (const way of ['goBack', 'goForward', 'goBack'] as const) {
    await page[way]();
    await expect(heading(page)).toHaveText(way === 'goForward' ? 'Pricing' : 'Contact');
  }
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
});

test('the chat stays open with its conversation, answers what was asked before the click, and ends closed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('Can I get a refund? I am ann@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Typing');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page)).toHaveText('Pricing');
  await expect(page.getByRole('log')).toContainText('30-day');
  await expect(page.getByRole('log')).toContainText('Can I get a refund?');
  await expect(question).not.toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ann@example.com');

  await page.getByRole('button', { name: 'Close support chat' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText('Blog');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('log')).toBeHidden();
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await expect(page.getByRole('log')).toContainText('30-day');
});

test('back goes to where the page was, and the title and the focus are those of a load', async ({ page }) => {
  await page.goto('/knowledge-base');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveTitle(/Terms/);
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await page.goBack();
  await expect(page).toHaveTitle(/Knowledge/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled))
    .toBeLessThan(60);
});

test('a coupon in a link of the page is taken, and goes on to the next page', async ({ page }) => {
  await page.goto('/blog');
  await pressLink(page, { href: '/templates/core-hr-pack?coupon=SAVE20&utm_source=post' });
  await expect(page.getByText('Coupon SAVE20 applied')).toBeVisible();
  await expect(page).toHaveURL(/core-hr-pack\?utm_source=post$/);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page)).toHaveText('Pricing');
  await expect(page.getByRole('region', { name: 'Coupon' })).toContainText('SAVE20');
});

test('nobody who is signed in sees "Sign In" after a click', async ({ page }) => {
  const email = await newCustomer('member');
  await page.addInitScript(() => {
    const look = () => {
      const shown = [...document.querySelectorAll('header button')].some(
        (each) => each.textContent.trim() === 'Sign In' && each.checkVisibility(),
      );
      if (shown) document.documentElement.setAttribute('data-saw-sign-in', '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/pricing');
  await signIn(page, email, customerPassword);
  // The dialog is gone a moment before the page is that of a member.
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
  for (const name of ['Templates', 'Blog']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible();
    await expect(page.locator('html[data-saw-sign-in]')).toHaveCount(0);
  }
});

test('a form half filled when a link is pressed is there again for who comes back by a link, until it is sent', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Message').fill('Half a thought');
  const goTo = async (label: string) => {
    await page.getByRole('banner').getByRole('link', { name: label }).first().click();
    await expect(heading(page)).toBeVisible();
  };
  await goTo('Pricing');
  await goTo('Contact');
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  // An address is in no storage; back to the entry of the history it is there.
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.com');
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');

  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent').first()).toBeVisible();
  await goTo('Pricing');
  await goTo('Contact');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('the rules for fetching ahead name public pages, and none with a token or an act', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const kept = [
    ...['/account', '/account/invitation', '/admin', '/admin/orders', '/auth/callback', '/auth/password'],
    ...['/unsubscribe', '/orders', '/thank-you', '/verify', '/verify/NSHR-1', '/api/export'],
    ...[
      '/free-resources/confirm',
      '/free-resources/thanks',
      '/feed.xml',
      '/pricing?token=1',
      '/?coupon=SAVE20',
    ],
  ];
  const ahead = await page.evaluate(
    (paths) => {
      interface Condition {
        and?: Condition[];
        not?: Condition;
        href_matches?: string | string[];
      }
      const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
      const rules = JSON.parse(text) as { prefetch: { where: Condition }[] };
      const fits = ({ and, not, href_matches: patterns = [] }: Condition, path: string): boolean => {
        if (and) return and.every((condition) => fits(condition, path));
        if (not) return !fits(not, path);
        const all = typeof patterns === 'string' ? [patterns] : patterns;
        return all.some((pattern) => new URLPattern(pattern, location.href).test(path, location.href));
      };
      return paths.filter((path) => rules.prefetch.some(({ where }) => fits(where, path)));
    },
    [...listed, ...kept],
  );
  expect(ahead).toEqual(listed);
});

test('no page stays out of the cache of back and forward for a listener of its own', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(listen, place, given: [string]) {
        if (/^(?:before)?unload$/.test(given[0])) document.documentElement.dataset['unload'] = given[0];
        Reflect.apply(listen, place, given);
      },
    });
  });
  for (const path of ['/', '/templates/core-hr-pack', '/contact', '/blog', '/paid-leave-by-state']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toBe('no-cache');
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html[data-unload]')).toHaveCount(0);
  }
});
