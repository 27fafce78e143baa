import { browserWith, newCustomer, openSession } from './support/customer';
import { apiUrl, newEmail, publishableKey, rowsOf, secretKey, shopUrl } from './support/shop';
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

/** Writes approved reviews, as the owner's moderation would leave them. */
async function writeApproved(count: number, mark: string): Promise<void> {
  for (let index = 0; index < count; index++) {
    await send('reviews', 'POST', publishableKey, {
      product_sku: 'payroll-ops',
      first_name: `${mark} ${index}`,
      email: newEmail('reader'),
      rating: 5 - (index % 2),
      review_text: index === 0 ? '<b>Clear</b> & complete' : null,
      status: 'pending',
    });
  }
  const approved = await send(`reviews?first_name=like.${encodeURIComponent(mark)}*`, 'PATCH', secretKey, {
    status: 'approved',
  });
  expect(approved.ok).toBe(true);
}

test('a review is written before the page has woken up, waits, and is then shown to everybody', async ({
  page,
}) => {
  const email = newEmail('reviewer');
  await page.goto(path);
  const form = page.getByRole('form', { name: 'Write a review' });
  await form.getByLabel('First name').fill('Rae');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('radio', { name: /^4 stars/ }).check({ force: true });
  await form.getByLabel('Review').fill('Right <script>alert(1)</script> words.');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  const [row] = await rowsOf<ReviewRow>('reviews?first_name=eq.Rae&select=rating,status,verified,email');
  expect(row).toEqual({ rating: 4, status: 'pending', verified: false, email: null });
});

test('a buyer who is signed in gets the mark of one; who only types the address does not', async ({
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
    const form = tab.getByRole('form', { name: 'Write a review' });
    await form.getByLabel('First name').fill(name);
    await form.getByLabel('Email').fill(email);
    // Forced, as the stars lie over it; so it is not repeated by itself where the form wakes up meanwhile.
    await expect(() => form.getByRole('radio', { name: /^5 stars/ }).check({ force: true })).toPass();
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(tab.getByText('Thank you for your review')).toBeVisible();
    expect(await rowsOf(`reviews?first_name=eq.${name}&select=verified`)).toEqual([{ verified }]);
  }
  await buyer.close();
});

test('the form says what is missing', async ({ page }) => {
  await page.goto(path);
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Please fill in your rating, name, and email.')).toBeVisible();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
});

test('approved reviews are in the page itself, newest first, in pages, with their spread', async ({
  page,
  request,
}) => {
  const mark = `Reader${Date.now()}`;
  await writeApproved(7, mark);
  await expect
    .poll(async () => (await (await request.get(shopUrl + path)).text()).includes(`${mark} 6`), {
      timeout: 45_000,
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
