import type { Page, Route } from '@playwright/test';
import { apiUrl, newEmail, rowsOf } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

/** What a browser says of a request that failed is not a defect of the page. */
test.use({
  ignoreConsole: {
    patterns: [
      /Failed to load resource|ERR_|did not load|dynamically imported|Could not (?:store|remove)|was not (?:stored|counted)/,
    ],
  },
});

const oops = 'Oops! Something went wrong. Please try again or contact support.';

interface PublicForm {
  readonly name: string;
  readonly path: string;
  /** Part of the address that the form sends to. */
  readonly api: string;
  readonly fill: (page: Page, email: string) => Promise<void>;
  readonly button: string;
  readonly failure: string;
  readonly success: string;
  readonly rows: (email: string) => string;
}

const forms: readonly PublicForm[] = [
  {
    name: 'the starter pack',
    path: '/free-resources',
    api: '/functions/v1/send-starter-pack',
    fill: async (page, email) => {
      await page.getByLabel('Name').fill('Ann');
      await page.getByLabel('Email').fill(email);
    },
    button: 'Send me the free pack',
    failure: oops,
    success: 'Check your inbox',
    rows: (email) => `leads?email=eq.${email}&select=id`,
  },
  {
    name: 'the newsletter beside the blog',
    path: '/blog',
    api: '/functions/v1/send-starter-pack',
    fill: (page, email) => page.getByLabel('Email').fill(email),
    button: 'Send me the free pack',
    failure: oops,
    success: 'Check your inbox',
    rows: (email) => `leads?email=eq.${email}&select=id`,
  },
  {
    name: 'a message',
    path: '/contact',
    api: '/functions/v1/submit-contact',
    fill: async (page, email) => {
      await page.getByLabel('Name').fill('Ann');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Subject').fill('A question');
      await page.getByLabel('Message').fill('Three long\nlines of\ntext');
    },
    button: 'Send Message',
    failure: 'The message was not sent',
    success: 'Message sent',
    rows: (email) => `contact_messages?email=eq.${email}&select=id`,
  },
  {
    name: 'a review',
    path: '/templates/core-hr-pack',
    api: '/rest/v1/reviews',
    fill: async (page, email) => {
      const form = page.getByRole('form', { name: 'Write a review' });
      await form.getByLabel('First name').fill('Ann');
      await form.getByLabel('Email').fill(email);
      await form.getByRole('radio', { name: /^4 stars/ }).check({ force: true });
      await form.getByLabel('Review').fill('Clear words.');
    },
    button: 'Submit Review',
    failure: 'Failed to submit review. Please try again.',
    success: 'Thank you for your review',
    rows: (email) => `review_contacts?email=eq.${email}&select=review_id`,
  },
];

const texts = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), textarea)')].map(
        ({ type, checked, value }) => (type === 'radio' ? checked : value),
      ),
    );

for (const { name, path, api, fill, button, failure, success, rows } of forms) {
  test(`${name}: nothing typed is lost while the shop is broken, away and back; ten clicks make one row`, async ({
    page,
  }) => {
    const email = newEmail('faults');
    const sent: string[] = [];
    let fault = (route: Route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'upstream connect error' });
    await page.route(`${apiUrl}${api}*`, async (route) => {
      sent.push(route.request().method());
      await fault(route);
    });
    const press = () => page.getByRole('button', { name: button }).click();
    const shown = page.getByText(failure).first();

    await page.goto(path);
    await fill(page, email);
    // The code of the form and of its messages is there once somebody has typed.
    await page.waitForLoadState('networkidle');
    const typed = await texts(page);
    expect(typed).toContain(email);

    await press();
    await expect(shown).toBeVisible();
    expect(await texts(page)).toEqual(typed);

    fault = (route) => route.abort('internetdisconnected');
    await press();
    await expect.poll(() => sent.length).toBe(2);
    await expect(page.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
    await expect(shown).toBeVisible();
    expect(await texts(page)).toEqual(typed);

    // A slow shop, and somebody who presses on.
    sent.length = 0;
    fault = async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    };
    await page.getByRole('button', { name: button }).evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) {
        element.click();
      }
    });
    await expect(page.getByText(success).first()).toBeVisible();
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
    expect(await rowsOf(rows(email))).toHaveLength(1);
  });
}

test('an address that is typed while the form wakes up stays one address', async ({ page }) => {
  await page.route(/\/assets\/review-form[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/templates/core-hr-pack');
  const form = page.getByRole('form', { name: 'Write a review' });
  await form.getByLabel('Email').pressSequentially('somebody.typing@example.com', { delay: 40 });
  await form.getByLabel('First name').pressSequentially('Annabel', { delay: 40 });
  await expect(form.getByLabel('Email')).toHaveValue('somebody.typing@example.com');
  await expect(form.getByLabel('First name')).toHaveValue('Annabel');
});

test('a network that comes and goes: the site stays around a page that did not load, and goes on by itself', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('banner');
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('Half a thought');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await banner.getByRole('link', { name: 'Knowledge base' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/\/knowledge-base$/);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge base');
  await expect(page.getByRole('heading', { name: 'Popular Articles' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought');
});

test('back and forward through a form keep what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('Half a thought');
  await page.getByLabel('Message').fill('Not yet');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact');
  await page.goBack();
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Message')).toHaveValue('Not yet');
});

test('the knowledge base and the vote: a failure shows no rubbish and blocks nothing', async ({ page }) => {
  await page.route(`${apiUrl}/rest/v1/**`, (route) => route.abort('connectionreset'));
  await page.goto('/knowledge-base/policy-rollout-7-steps');
  await page.getByRole('button', { name: 'Yes' }).click();
  // The failure is only logged, and the vote can be given again.
  await expect(page.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/knowledge-base');
  await page.getByRole('searchbox').fill('refund');
  await expect(page).toHaveURL(/q=refund/);
  await expect(page.getByRole('searchbox')).toHaveValue('refund');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('refund?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('30-day', { timeout: 10_000 });
});

test('with storage blocked, pages, coupon, consent, chat and forms work', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await page.goto('/templates/core-hr-pack?coupon=save20');
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await expect(page.getByRole('button', { name: 'Essential Only' })).toBeHidden();
  await expect(page.getByText('Coupon SAVE20 applied')).toBeVisible();
  await page.goto('/contact?subject=Hello');
  await expect(page.getByLabel('Subject')).toHaveValue('Hello');
});
