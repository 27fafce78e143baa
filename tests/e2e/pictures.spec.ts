import { expect, test } from './support/test';

/*
 * How key screens look, at half their size: small files, and the edges of characters, which differ between machines, count little.
 * After a change that was meant to be seen: npm run test:e2e -- pictures --update-snapshots=all, then look at each picture.
 */
const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

const screens = [
  ['home', '/'],
  ['templates', '/templates'],
  // No test reviews this one.
  ['product', '/templates/mn-paid-leave-kit'],
  ['pricing', '/pricing'],
  ['state', '/minnesota-paid-leave-policy-template'],
  ['questionnaire', '/which-templates-do-i-need'],
  ['free-pack', '/free-resources'],
  ['industry', '/construction-hr-policy-templates'],
  ['article', '/knowledge-base/policy-rollout-7-steps'],
  ['not-found', '/no-such-page'],
] as const;

for (const [form, viewport, colorScheme] of [
  ['desktop-light', desktop, 'light'],
  ['phone-dark', phone, 'dark'],
] as const) {
  test.describe(form, () => {
    test.use({
      viewport,
      colorScheme,
      deviceScaleFactor: 0.5,
      ignoreConsole: { patterns: [/Failed to load resource.*404|Unknown path/] },
    });
    for (const [name, path] of screens) {
      test(`${name} looks as it did on ${form} @full`, async ({ page }) => {
        await page.goto(path);
        // The page of an unknown path comes with the code, and its fonts after that.
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Open support chat' })).toBeVisible();
        await expect(page).toHaveScreenshot(`${name}-${form}.png`, {
          animations: 'disabled',
          scale: 'device',
          maxDiffPixelRatio: 0.01,
        });
      });
    }
  });
}
