import { owner, rowsOf } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, expectNoAxeViolations, test } from './support/test';

test('switching to production lists the open items and changes nothing when it is canceled', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await signIn(page, owner.email, owner.password);
  await page.getByText(/^Before you open:/).click();
  const openItems = await page.locator('details li .link, details li a').allInnerTexts();
  expect(openItems.length).toBeGreaterThan(0);
  await page.getByRole('radio', { name: /^Production/ }).check();
  await page.getByRole('button', { name: 'Publish Settings' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Open the shop to search engines?' });
  await expect(dialog.getByText('Mail is delivered')).toBeVisible();
  await expect(dialog.getByText('Payment link of Core HR Pack')).toBeVisible();
  await expect(dialog).toContainText('Email only went to the test inbox of this machine');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await rowsOf(`site_settings?key=eq.ENV&value=eq.production&select=key`)).toEqual([]);
  // The page asks before it is left with unpublished changes.
  await page.getByRole('radio', { name: /^Preview/ }).check();
});

test('the preview badge is in the header and covers nothing, on public and admin pages @full', async ({
  page,
}) => {
  await page.goto('/admin');
  await signIn(page, owner.email, owner.password);
  const badge = page.getByText('PREVIEW MODE', { exact: true });
  for (const path of ['/admin', '/admin/settings', '/', '/templates/core-hr-pack']) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('banner').locator(badge).first()).toBeVisible();
      const [inner, header, main] = await Promise.all([
        badge.first().boundingBox(),
        page.getByRole('banner').boundingBox(),
        page.getByRole('main').boundingBox(),
      ]);
      const bottom = (box: typeof inner) => (box?.y ?? 0) + (box?.height ?? 0);
      expect(bottom(inner), `${path} at ${width}`).toBeLessThanOrEqual(bottom(header));
      expect(bottom(header)).toBeLessThanOrEqual((main?.y ?? 0) + 1);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
