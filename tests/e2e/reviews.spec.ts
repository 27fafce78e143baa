import { chooseStars } from './support/choose-stars';
import { openReviewForm } from './support/review-form';
import { browserWith, newCustomer, openSession } from './support/customer';
import { apiUrl, newEmail, owner, publishableKey, rowsOf, secretKey, shopUrl } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

interface ReviewRow {
  readonly rating: number;
  readonly status: string;
  readonly verified: boolean;
  readonly email: string | null;
}

const path = '/templates/payroll-ops-pack';

const send = (target: string, method: string, key: string, body: object) =>
  fetch(`${apiUrl}/rest/v1/${target}`, {
    method,
    headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(body),
  });

/** Writes approved reviews, as after the owner's moderation. */
async function writeApproved(
  count: number,
  mark: string,
  { sku = 'payroll-ops', text = '<b>Clear</b> & complete' } = {},
): Promise<void> {
  for (let index = 0; index < count; index++) {
    await send('reviews', 'POST', publishableKey, {
      product_sku: sku,
      first_name: `${mark} ${index}`,
      email: newEmail('reader'),
      rating: 5 - (index % 2),
      review_text: index === 0 ? text : null,
      status: 'pending',
    });
  }
  const approved = await send(`reviews?first_name=like.${encodeURIComponent(mark)}*`, 'PATCH', secretKey, {
    status: 'approved',
  });
  expect(approved.ok).toBe(true);
}

test('a review is written before hydration, is pending, and is then public', async ({ page }) => {
  const email = newEmail('reviewer');
  await page.goto(path);
  const form = await openReviewForm(page);
  await form.getByLabel('First name').fill('Rae');
  await form.getByLabel('Email').fill(email);
  await chooseStars(form, 4);
  await form.getByLabel('Review').fill('Right <script>alert(1)</script> words.');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  const [row] = await rowsOf<ReviewRow>('reviews?first_name=eq.Rae&select=rating,status,verified,email');
  expect(row).toEqual({ rating: 4, status: 'pending', verified: false, email: null });
});

test('a signed-in buyer gets the verified mark; typing the same address does not @full', async ({
  browser,
  page,
}) => {
  const email = await newCustomer('marked');
  const bought = await send('purchases', 'POST', secretKey, {
    email,
    product_sku: 'payroll-ops',
    provider: 'sandbox',
    provider_order_id: email,
    amount_cents: 5900,
    currency: 'USD',
    status: 'paid',
    paid_at: new Date().toISOString(),
  });
  expect(bought.status, await bought.text()).toBe(201);
  const buyer = await browserWith(browser, await openSession(email));
  for (const [name, tab, verified] of [
    [`Typed${Date.now()}`, page, false],
    [`Signed${Date.now()}`, await buyer.newPage(), true],
  ] as const) {
    await tab.goto(path);
    const form = await openReviewForm(tab);
    await form.getByLabel('First name').fill(name);
    await form.getByLabel('Email').fill(email);
    await chooseStars(form, 5);
    await form.getByRole('button', { name: 'Submit review' }).click();
    await expect(tab.getByText('Thank you for your review')).toBeVisible();
    await expect(tab.getByText('your first review stays as it is', { exact: false })).toBeVisible();
    expect(await rowsOf(`reviews?first_name=eq.${name}&select=verified`)).toEqual([{ verified }]);
  }
  await buyer.close();
});

test('the owner replies to a review, withdraws it, and undoes that @full', async ({ browser, page }) => {
  const name = `Answered${Date.now()}`;
  await writeApproved(1, name, { sku: 'micro-templates', text: 'Which state is next?' });
  const admin = await browserWith(browser, await openSession(owner.email, owner.password));
  const desk = await admin.newPage();
  await desk.goto('/admin/reviews?filter=approved');
  await desk.getByRole('button', { name: `Answer the review of ${name} 0` }).click();
  await desk.getByRole('textbox', { name: 'Answer' }).fill('Thank you <b>very</b> much.');
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: 'Publish answer' }).click();
  await expect(desk.getByText('Answer published')).toBeVisible();

  await page.goto('/templates/micro-templates#reviews');
  const shown = page.getByRole('article').filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await expect(shown.getByText('Thank you <b>very</b> much.')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });

  await desk.getByRole('button', { name: `Withdraw the review of ${name} 0` }).click();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Names an employee');
  await desk.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(desk.getByText('Review withdrawn')).toBeVisible();
  expect(await rowsOf(`reviews?first_name=like.${name}*&select=status`)).toEqual([{ status: 'rejected' }]);
  await desk.goto('/admin/reviews?filter=rejected');
  await expect(desk.getByText('Names an employee')).toBeVisible();
  await desk.getByRole('button', { name: `Back to pending the review of ${name} 0` }).click();
  await expect(desk.getByText('The review is pending again')).toBeVisible();
  expect(await rowsOf(`reviews?first_name=like.${name}*&select=status`)).toEqual([{ status: 'pending' }]);
  await admin.close();
});

test('the form shows what is missing', async ({ page }) => {
  await page.goto(path);
  const form = await openReviewForm(page);
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Please fill in your rating, name, and email.')).toBeVisible();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
});

test('approved reviews are prerendered, newest first, in pages, with their distribution @full', async ({
  page,
  request,
}) => {
  const mark = `Reader${Date.now()}`;
  await writeApproved(7, mark);
  await expect
    .poll(async () => (await (await request.get(shopUrl + path)).text()).includes(`${mark} 6`), {
      timeout: 90_000,
    })
    .toBe(true);
  const html = await (await request.get(shopUrl + path)).text();
  expect(html).toContain('"@type":"AggregateRating"');
  expect(html).not.toContain(`${mark} 0`);

  await page.goto(`${path}#reviews`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article')).toHaveCount(5);
  await expectNoAxeViolations(page);
  await reviews.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?reviews=2/);
  await expect(reviews.getByText(`${mark} 0`)).toBeVisible();
  await expect(reviews.getByText('<b>Clear</b> & complete')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(reviews.getByText(`${mark} 0`)).toBeVisible();
  await page.goBack();
  await expect(reviews.getByText(`${mark} 6`)).toBeVisible();
});
