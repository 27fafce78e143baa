import type { Page } from '@playwright/test';
import { translatePages } from './support/browser-translation';
import { chooseStars } from './support/choose-stars';
import { customerPassword, newCustomer } from './support/customer';
import { publicPages } from './support/public-pages';
import { openReviewForm } from './support/review-form';
import { apiUrl, linkIn, newEmail, owner, publishableKey, rowsOf, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => translatePages(context));

/** A journey proves nothing in a page that was not translated. */
const expectTranslated = (page: Page) => expect(page.locator('h1 font').first()).toBeVisible();

test('in another language a visitor gets the starter pack and writes to the shop', async ({ page }) => {
  const email = newEmail('translated-lead');
  await page.goto('/free-resources');
  await expectTranslated(page);
  await page.getByRole('button', { name: 'Send me the free pack' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/^Missing Information/);
  await page.getByLabel('Name').fill('Lea Larson');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me the free pack' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  await page.goto(linkIn(await waitForMail(email, /confirm/i), '/free-resources/confirm'));
  await expectTranslated(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Confirm and download' }).click();
  expect((await download).suggestedFilename()).toBe('hr-payroll-starter-pack.zip');
  await expect(page.getByRole('heading', { name: 'Your download has started' })).toBeVisible();

  await page.goto('/contact');
  await expectTranslated(page);
  await page.getByLabel('Name').fill('Lea Larson');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('¿Hay una versión para Wisconsin?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  expect(await rowsOf(`contact_messages?email=eq.${email}&select=subject`)).toEqual([
    { subject: 'A question' },
  ]);
});

test('in another language a buyer finds an order and opens it with the link that works once', async ({
  page,
  request,
}) => {
  const email = newEmail('translated-buyer');
  await request.post(`${apiUrl}/sandbox/checkout/core-hr`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /receipt/i);
  await page.goto('/find-order');
  await expectTranslated(page);
  await page.getByLabel('Email address of the purchase').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('If there is an order for this address')).toBeVisible();

  await page.goto(linkIn(await waitForMail(email, /link/i), '/orders'));
  await expectTranslated(page);
  await page.getByRole('button', { name: 'Open my order' }).click();
  await expect(page.getByRole('heading', { name: 'Your files' })).toBeVisible();
  // A buyer who writes to the shop quotes them, so they must stay as they are.
  await expect(page.getByRole('heading', { name: /^Order / }).locator('[translate=no]')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Word of Employee Handbook for Minnesota/ }).click();
  expect((await download).suggestedFilename()).toBe('employee-handbook-mn.docx');
});

test('in another language a customer signs in and saves the profile', async ({ page }) => {
  const email = await newCustomer('translated');
  await page.goto('/pricing');
  await expectTranslated(page);
  await signIn(page, email, customerPassword);
  await page.goto('/account?tab=profile');
  await expectTranslated(page);
  await page.getByLabel('Full Name').fill('Cora Customer');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  expect(await rowsOf(`profiles?email=eq.${email}&select=full_name`)).toEqual([
    { full_name: 'Cora Customer' },
  ]);
});

test('in another language a visitor buys, gets the files and reviews the product @full', async ({
  page,
  context,
}) => {
  const email = newEmail('translated-sale');
  await page.goto('/templates/core-hr-pack?coupon=save20');
  await expectTranslated(page);
  await expect(page.getByText('Coupon SAVE20 applied')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Buy now/ }).click();
  const checkout = await opened;
  await checkout.getByLabel(/^E-?mail$/).fill(email);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(checkout.getByText('Order confirmed')).toBeVisible();
  await expectTranslated(checkout);
  const archive = checkout.waitForEvent('download');
  await checkout.getByRole('button', { name: 'Download Core HR Pack (ZIP)' }).click();
  expect((await archive).suggestedFilename()).toBe('core-hr-pack.zip');

  // A coupon that was used goes from every tab.
  await expect(page.getByText('Coupon SAVE20 applied')).toBeHidden();
  const form = await openReviewForm(page);
  await form.getByLabel('First name').fill('Traducida');
  await form.getByLabel('Email').fill(email);
  await chooseStars(form, 5);
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
});

test('in another language the owner publishes settings, answers a message and writes a post @full', async ({
  page,
  request,
}) => {
  const stamp = String(Date.now());
  const asked = await request.post(`${apiUrl}/functions/v1/submit-contact`, {
    headers: { apikey: publishableKey },
    data: {
      request_id: crypto.randomUUID(),
      name: 'Ada',
      email: newEmail('translated-question'),
      subject: `Question ${stamp}`,
      category: 'technical-support',
      message: 'Where are my files?',
    },
  });
  expect(asked.ok(), await asked.text()).toBe(true);

  await page.goto('/admin/settings');
  await signIn(page, owner.email, owner.password);
  await expectTranslated(page);
  await page.getByLabel('Microsoft Clarity id').fill(`t${stamp.slice(-9)}`);
  await expect(page.getByText('Not published yet: Microsoft Clarity id')).toBeVisible();
  await page.getByRole('button', { name: 'Publish Settings' }).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  await expect(page.getByText('Not published yet')).toBeHidden();

  await page.goto('/admin/messages');
  await expectTranslated(page);
  await page.getByRole('link', { name: `Question ${stamp}` }).click();
  await page.getByLabel('Your answer').fill('In your account.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer queued')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('In your account.');

  await page.goto('/admin/blog');
  await expectTranslated(page);
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title').fill(`Translated post ${stamp}`);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## A heading\n\nAnd a text.');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('And a text.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
});

const guardedPages = ['/account', '/auth/password'];

test('every public page can be translated and then left for another one @full', async ({ page }) => {
  test.slow();
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main font').first()).toBeVisible();
      if (guardedPages.includes(path)) {
        // They ask a stranger to sign in, and nothing behind the dialog can be pressed.
        const dialog = page.getByRole('dialog', { name: 'Your account' });
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
      }
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
    });
  }
});
