import { newEmail, rowsOf } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

const path = '/templates/core-hr-pack';

test.describe('Preview Sample', () => {
  // Playwright looks into every frame, and this one lets nobody.
  test.use({ ignoreConsole: { patterns: [/^Blocked script execution in 'about:srcdoc'/] } });

  test('shows real pages, at most two fifths of them, in a frame that can run nothing', async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Preview Sample' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Employee Handbook for Minnesota' });
    await expect(dialog.getByText(/The first [\d,]+ of [\d,]+ words/)).toBeVisible();
    const sentence = (await dialog.getByText(/The first/).textContent()) ?? '';
    const [shown = 0, total = 0] = (sentence.match(/\d[\d,]*/g) ?? []).map((text) =>
      Number(text.replace(/,/g, '')),
    );
    expect(shown).toBeGreaterThan(100);
    expect(shown / total).toBeLessThanOrEqual(0.4);
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText(
      'Employee Handbook for Minnesota',
    );
    await expect(frame.contentFrame().getByText('Sample', { exact: true })).toBeVisible();
    await dialog.getByLabel('Your company’s name').fill('Birch & <b>Sons</b> LLC');
    await expect(frame.contentFrame().getByText('Sample for Birch & <b>Sons</b> LLC')).toBeVisible();
    await expect(
      frame
        .contentFrame()
        .locator('[data-field=company_name]', { hasText: 'Birch & <b>Sons</b> LLC' })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('the order bump adds a second product, and is not on that product’s own page', async ({ page }) => {
  await page.goto(path);
  const bump = page.getByRole('region', { name: 'Add the Micro Templates Bundle' });
  await expect(bump).toContainText('you save $10');
  await bump.getByRole('checkbox', { name: 'Yes, add it to my order' }).check();
  await expect(bump.getByRole('button', { name: 'Added to Cart' })).toHaveAttribute('aria-pressed', 'true');
  await expect(bump.getByRole('link', { name: /Buy Micro Templates Bundle/ })).toHaveAttribute(
    'href',
    /sandbox\/checkout\/micro-templates/,
  );
  await expectNoAxeViolations(page);
  await bump.getByRole('button', { name: 'Added to Cart' }).click();
  await expect(bump.getByRole('button', { name: 'Add to Order' })).toBeVisible();
  await page.goto('/templates/micro-templates');
  await expect(page.getByRole('region', { name: /^Add the Micro/ })).toBeHidden();
});

test('somebody who leaves is offered the pack once, and really gets it', async ({ page }) => {
  const email = newEmail('leaving');
  await page.clock.install();
  await page.goto(path);
  const leave = () =>
    page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
    );
  const dialog = page.getByRole('dialog', { name: 'Take the free pack with you' });
  // The code of the offer comes with the first sign that somebody is there.
  await page.mouse.move(200, 300);
  await leave();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(3000);
  await expect(async () => {
    await page.clock.runFor(1);
    await leave();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Download the free pack' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await rowsOf(`leads?email=eq.${email}&select=status`)).toEqual([{ status: 'pending' }]);
  await page.reload();
  await page.clock.runFor(4000);
  await leave();
  await expect(dialog).toBeHidden();
});

test('the ribbon appears at half of the page, leads to what is in the pack and leaves by itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(path);
  const ribbon = page.getByRole('region', { name: 'What is in the pack' });
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * part);
    }, share);
  await scrollTo(0.45);
  await expect(ribbon).toBeHidden();
  await scrollTo(0.6);
  await expect(ribbon).toBeVisible();
  await expectNoAxeViolations(page);
  await page.clock.runFor(8001);
  await expect(ribbon).toBeHidden();
  await page.goto(path);
  await scrollTo(0.6);
  await ribbon.getByRole('button', { name: 'Show Me' }).click();
  await expect(ribbon).toBeHidden();
  await expect(page.locator('#features')).toBeFocused();
  await page.goto(path);
  await scrollTo(0.6);
  await ribbon.getByRole('button', { name: 'Close' }).click();
  await page.goto(path);
  await scrollTo(0.7);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(ribbon).toBeHidden();
});

test('pages show pages of the library, sharp, described, and in a box that is there before them', async ({
  page,
}) => {
  const shown = new Map([
    ['/', ['Leave request form']],
    ['/templates', []],
    ['/templates/mn-paid-leave-kit', ['Minnesota Paid Leave Policy', 'Leave request form']],
    ['/templates/micro-templates', ['Minnesota rest and meal break notice', 'Wisconsin overtime request']],
    ['/free-resources', ['Onboarding checklist', 'Policy rollout in seven steps']],
  ]);
  for (const [path, captions] of shown) {
    await page.goto(path);
    const pictures = page.locator('main img[src^="/pictures/"]');
    await expect(pictures).toHaveCount(captions.length || 4);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /^First page of the .{20,}\.$/);
      const { height: boxHeight } = (await picture.boundingBox()) ?? { height: 0 };
      expect(boxHeight, path).toBeGreaterThan(100);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
        .toEqual([720, 932]);
      expect((await picture.boundingBox())?.height, 'nothing moves').toBe(boxHeight);
    }
    for (const caption of captions) {
      await expect(page.getByRole('figure').filter({ hasText: caption })).toBeVisible();
    }
  }
});
