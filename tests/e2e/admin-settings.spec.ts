import { expect, expectNoAxeViolations, test } from './support/test';
import { apiUrl, newEmail, owner, publishableKey, rowsOf } from './support/shop';
import { signIn } from './support/sign-in';

test.use({ ignoreConsole: { patterns: [/status of 409/] } });

test('published settings reach other browsers, two admins do not overwrite each other, and changes can be undone', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/settings');
  await signIn(page, owner.email, owner.password);
  const clarity = page.getByLabel('Microsoft Clarity id');
  await expect(clarity).toBeVisible();
  await expectNoAxeViolations(page);
  const storageState = await page.context().storageState();
  const colleague = await (await browser.newContext({ storageState })).newPage();
  await colleague.goto('/admin/settings');
  await expect(colleague.getByLabel('Microsoft Clarity id')).toBeVisible();

  await clarity.fill("');alert(1)");
  const publish = page.getByRole('button', { name: 'Publish Settings' });
  await publish.click();
  await expect(clarity).toHaveAccessibleDescription(/small letters and digits/);
  await expect(page.getByText('Nothing was published.')).toBeVisible();
  const first = `first${String(Date.now()).slice(-9)}`;
  await clarity.fill(first);
  await page.getByLabel('Stripe webhook secret').fill('whsec_of_the_test');
  await publish.click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  await expect(page.getByLabel('Stripe webhook secret')).toHaveValue('');
  await expect(page.getByLabel('Stripe webhook secret')).toHaveAccessibleDescription(/Stored since/);
  expect(await rowsOf(`site_settings?key=eq.CLARITY_ID&select=value`)).toEqual([{ value: first }]);

  const second = `other${String(Date.now()).slice(-9)}`;
  await colleague.getByLabel('Microsoft Clarity id').fill(second);
  await colleague.getByRole('button', { name: 'Publish Settings' }).click();
  await expect(
    colleague.getByText(/Someone else changed “Microsoft Clarity id” in the meantime/),
  ).toBeVisible();
  await expect(colleague.getByLabel('Microsoft Clarity id')).toHaveValue(second);
  expect(await rowsOf(`site_settings?key=eq.CLARITY_ID&select=value`)).toEqual([{ value: first }]);
  await colleague.getByRole('button', { name: 'Publish Settings' }).click();
  await expect(colleague.getByText('Settings Saved')).toBeVisible();
  expect(await rowsOf(`site_settings?key=eq.CLARITY_ID&select=value`)).toEqual([{ value: second }]);

  await colleague
    .getByRole('row', { name: new RegExp(second) })
    .getByRole('button', { name: /^Undo/ })
    .click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(colleague.getByText('The previous settings are restored.')).toBeVisible();
  await expect(colleague.getByLabel('Microsoft Clarity id')).toHaveValue(first);
  expect(await rowsOf(`site_settings?key=eq.CLARITY_ID&select=value`)).toEqual([{ value: first }]);

  await colleague
    .getByRole('row', { name: new RegExp(`“${first}” → “${second}”`) })
    .getByRole('button', { name: /^Use again/ })
    .click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Publish again' }).click();
  await expect(colleague.getByText('The old values are restored.')).toBeVisible();
  expect(await rowsOf(`site_settings?key=eq.CLARITY_ID&select=value`)).toEqual([{ value: second }]);

  await page.goto('/admin/audit-log?filter=site_settings');
  await expect(page.getByRole('row', { name: /Microsoft Clarity id/ }).first()).toContainText(owner.email);
  await expectNoAxeViolations(page);
  await expect(page.getByText('whsec_of_the_test')).toBeHidden();
});

test('reviews are approved one by one and rejected together, with a reason @full', async ({
  page,
  request,
}) => {
  const name = `Rev${String(Date.now()).slice(-8)}`;
  for (const [index, text] of ['Saved us a week', 'Buy my pills', 'More pills'].entries()) {
    await request.post(`${apiUrl}/rest/v1/reviews`, {
      headers: { apikey: publishableKey },
      data: {
        product_sku: 'core-hr',
        rating: 5 - index,
        review_text: text,
        first_name: `${name}${String(index)}`,
        email: newEmail('review'),
        status: 'pending',
      },
    });
  }
  await page.goto('/admin/reviews');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByText('Saved us a week').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Approve the review of ${name}0` }).click();
  await expect(page.getByText('Review approved successfully')).toBeVisible();
  const visible = `reviews?first_name=like.${name}*&status=eq.approved&select=first_name`;
  expect(await rowsOf(visible)).toEqual([{ first_name: `${name}0` }]);

  await page.getByLabel(`Choose the review of ${name}1`).check();
  await page.getByLabel(`Choose the review of ${name}2`).check();
  await page.getByRole('button', { name: 'Reject 2 chosen' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Advertising');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Review rejected successfully')).toBeVisible();
  await page.getByRole('link', { name: /^Rejected/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}2`) })).toContainText('Advertising');
  expect(await rowsOf(`reviews?first_name=like.${name}*&status=eq.rejected&select=first_name`)).toHaveLength(
    2,
  );
});
