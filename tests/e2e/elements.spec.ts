import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/test';

test('a coupon in the URL shows in the banner and reaches the checkout in its own parameter', async ({
  page,
}) => {
  await page.goto('/templates/core-hr-pack?coupon=save20&utm_source=mail');
  const banner = page.getByRole('region', { name: 'Coupon' });
  await expect(banner).toContainText('Coupon SAVE20 applied');
  await expect(banner).toContainText('7 days left');
  await expect(page).toHaveURL(/core-hr-pack\?utm_source=mail$/);
  await expectNoAxeViolations(page);
  const buy = page.getByRole('link', { name: /^Buy now/ }).first();
  await expect(buy).toHaveAttribute('href', /[?&](coupon|discount_code|discount)=SAVE20(&|$)/);
  await expect(buy).toHaveAttribute('href', /utm_source=mail/);

  await page.reload();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(banner).toBeHidden();
  await expect(buy).not.toHaveAttribute('href', /SAVE20/);
});

// Attack catalog: 62
test.describe('a hostile coupon', () => {
  test.use({ ignoreConsole: { patterns: [/^Invalid coupon code$/] } });

  test('is rejected silently, and nothing of it is stored', async ({ page }) => {
    await page.goto(`/?coupon=${encodeURIComponent('"><img src=x onerror=window.hacked=1>')}`);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('region', { name: 'Coupon' })).toBeHidden();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

for (const { width, tier } of [
  { width: 320, tier: '' },
  { width: 1280, tier: ' @full' },
]) {
  test(`the support chat is usable by keyboard alone, at ${width} px${tier}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    const launcher = page.getByRole('button', { name: 'Open support chat' });
    await launcher.focus();
    await page.keyboard.press('Enter');
    const input = page.getByRole('textbox', { name: 'Your question' });
    await expect(input).toBeFocused();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.type('What about <b>refunds</b>?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText('Typing...')).toBeVisible();
    await expect(log).toContainText('What about <b>refunds</b>?');
    await expect(log).toContainText('30-day money-back guarantee');
    await expect(input).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(launcher).toBeFocused();
  });
}

/** The texts and controls that lie under an element, at each half screen of the page. The fan of pages reaches to the edge of a phone. */
async function partsUnder(element: Element): Promise<string[]> {
  const hasText = (under: Element) =>
    [...under.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  const found = new Set<string>();
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const { left, top: from, width, height } = element.getBoundingClientRect();
    [0.02, 0.5, 0.98]
      .flatMap((x) => [0.02, 0.5, 0.98].map((y) => [left + x * width, from + y * height] as const))
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .filter((under) => under.closest('main, footer'))
      .filter((under) => under.matches('input, select, button') || hasText(under))
      .forEach((under) => found.add(`${top}: ${under.outerHTML.slice(0, 80)}`));
  }
  return [...found];
}

for (const [width, tier] of [
  [375, ''],
  [768, ' @full'],
  [1024, ' @full'],
  [1280, ''],
] as const) {
  test(`the chat button lies on no text and no control, at ${width} px${tier}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const paths = [
      '/',
      '/templates',
      '/templates/mn-paid-leave-kit',
      '/pricing',
      '/mn-paid-leave-policy-template',
      '/duties',
      '/blog',
    ];
    for (const path of [...paths, '/knowledge-base', '/figures', '/which-templates-do-i-need']) {
      await page.goto(path);
      const launcher = page.getByRole('button', { name: 'Open support chat' });
      await expect(launcher).toBeInViewport({ ratio: 1 });
      expect(await launcher.evaluate(partsUnder), path).toEqual([]);
    }
  });
}

test('the chat button lies above the bars of a narrow screen', async ({ page }) => {
  const launcher = page.getByRole('button', { name: 'Open support chat' });
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/templates/mn-paid-leave-kit');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const buyBar = page.getByRole('region', { name: 'Buy' });
    await expect(buyBar).toBeVisible();
    const bottom = async () => {
      const box = await launcher.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(bottom).toBeLessThanOrEqual((await buyBar.boundingBox())?.y ?? 0);
  }
});

test.describe('on a phone, above the unanswered banner', () => {
  test.use({ hasTouch: true });

  for (const [width, height, tier] of [
    [320, 568, ''],
    [375, 667, ' @full'],
    [390, 844, ' @full'],
  ] as const) {
    test(`the chat shows its head, what was said and its field at ${width} × ${height}${tier}`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.removeItem('cookie_consent'));
      await page.setViewportSize({ width, height });
      await page.goto('/terms');
      await expect(page.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
      await page.getByRole('button', { name: 'Open support chat' }).click();
      const chat = page.getByRole('dialog', { name: 'Support Assistant' });
      const said = page.getByRole('log').locator('> *');
      const field = page.getByRole('textbox', { name: 'Your question' });
      const isInSight = async (target: Locator) => {
        const box = await target.boundingBox();
        if (!box) return false;
        return target.evaluate((element, { x, y }) => element.contains(document.elementFromPoint(x, y)), {
          x: box.x + box.width / 2,
          y: box.y + Math.min(box.height / 2, 12),
        });
      };
      await expect.poll(() => isInSight(said.first())).toBe(true);
      for (const part of [
        chat.getByRole('heading'),
        chat.getByRole('button', { name: 'Close support chat' }),
        field,
      ]) {
        expect(await isInSight(part)).toBe(true);
      }
      await field.fill('What is the license?');
      await field.press('Enter');
      await expect(said).toHaveCount(3);
      await expect.poll(() => isInSight(said.last())).toBe(true);
      expect(await isInSight(chat.getByRole('button', { name: 'Close support chat' }))).toBe(true);
      expect(await isInSight(field)).toBe(true);
    });
  }
});

test('a toast lies above the bar that asks for consent, whose buttons stay in reach', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.removeItem('cookie_consent');
    // The toast is that of a copy that failed: some versions of Chromium let a page write without asking.
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
    });
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/affiliates');
  const bar = page.getByRole('region', { name: 'We value your privacy' });
  await expect(bar).toBeVisible();
  const height = (await bar.boundingBox())?.height ?? 0;
  expect(height).toBeLessThanOrEqual(150);
  await page.getByRole('main').getByRole('button', { name: /^Copy/ }).first().click();
  const toast = page.locator('[data-sonner-toast]').first();
  await expect(toast).toBeVisible();
  const end = async () => {
    const box = await toast.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(end).toBeLessThanOrEqual(812 - height);
});

test('an answer of the chat links to its article', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByRole('button', { name: 'License Terms' }).click();
  const link = page.getByRole('log').getByRole('link');
  const address = await link.getAttribute('href');
  expect(address).toBe('/knowledge-base/license-terms-one-organization');
});

test('the chat searches for unknown questions, however long it takes, and passes the question to the contact form', async ({
  page,
}) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/search-index.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('How do I write a return to work letter?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Still looking through our pages');
  letThrough();
  await expect(log.getByRole('link', { name: /^Return-to-Work Letter/ })).toBeVisible();
  await log.getByRole('link', { name: 'Ask a person' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('How do I write a return to work letter?');
});

test.describe('a browser without storage @full', () => {
  test.use({ ignoreConsole: { patterns: [/Could not (store|remove)/] } });

  test('shows the page, keeps the choice while it is open, and opens the chat', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    await page.goto('/templates/core-hr-pack?coupon=WELCOME15');
    await expect(page.getByRole('region', { name: 'Coupon' })).toContainText('WELCOME15');
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await expect(page.getByRole('region', { name: 'We value your privacy' })).toBeHidden();
    await page.getByRole('button', { name: 'Open support chat' }).click();
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  });
});
