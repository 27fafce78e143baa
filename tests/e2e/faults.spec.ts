import { openReviewForm } from './support/review-form';
import { apiUrl } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

/** The browser logs failed requests, which are not defects of the page. */
test.use({
  ignoreConsole: {
    patterns: [
      /Failed to load resource|ERR_|did not load|dynamically imported|Could not (?:store|remove)|was not (?:stored|counted)/,
    ],
  },
});

test('an address typed while the form hydrates stays intact', async ({ page }) => {
  await page.route(/\/assets\/review-form[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/templates/core-hr-pack');
  const form = await openReviewForm(page);
  await form.getByLabel('Email').pressSequentially('somebody.typing@example.com', { delay: 40 });
  await form.getByLabel('First name').pressSequentially('Annabel', { delay: 40 });
  await expect(form.getByLabel('Email')).toHaveValue('somebody.typing@example.com');
  await expect(form.getByLabel('First name')).toHaveValue('Annabel');
});

test('an unstable network: the site stays around a page that did not load, and recovers automatically', async ({
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
  await expect(page.getByRole('heading', { name: 'New & Updated' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought');
});

test('back and forward through a form keep what was typed @full', async ({ page }) => {
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

test('the knowledge base and the vote: a failure shows no technical text and blocks nothing @full', async ({
  page,
}) => {
  await page.route(`${apiUrl}/rest/v1/**`, (route) => route.abort('connectionreset'));
  await page.goto('/knowledge-base/policy-rollout-7-steps');
  await page.getByRole('button', { name: 'Yes' }).click();
  // The failure is only logged, and the vote can be repeated.
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
  await expect(page.getByRole('log')).toContainText('30-day');
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
