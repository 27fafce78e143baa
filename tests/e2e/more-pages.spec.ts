import { expect, test } from './support/test';
import { rowsOf, apiUrl, secretKey } from './support/shop';

test.describe('pricing', () => {
  test('quotes the bundle at 15 percent less and each pack with its checkout', async ({ page }) => {
    await page.goto('/pricing');
    const main = page.getByRole('main');
    await expect(main.getByText('$134', { exact: true })).toBeVisible();
    await expect(main.getByText('the two packs alone, which cost $158')).toBeVisible();
    await expect(main.getByRole('link', { name: /Buy the bundle/ })).toHaveAttribute(
      'href',
      /checkout\/core-payroll-bundle$/,
    );
    const table = page.getByRole('table', { name: 'The packs side by side' });
    for (const [name, price, sku] of [
      ['MN Paid Leave 2026 Policy Kit', '$79', 'mn-paid-leave'],
      ['Core HR Pack', '$99', 'core-hr'],
      ['Payroll Ops Pack', '$59', 'payroll-ops'],
      ['Micro Templates Bundle', '$29', 'micro-templates'],
    ] as const) {
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.getByText(price, { exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: /Buy now/ })).toHaveAttribute(
        'href',
        new RegExp(`checkout/${sku}`),
      );
      await expect(table.getByRole('row', { name: new RegExp(name) })).toContainText(price);
    }
  });
});

test.describe('the affiliate page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies its texts, shows "Copied!" for two seconds, and keeps the kit closed', async ({ page }) => {
    await page.goto('/affiliates');
    for (const tier of ['Starter', 'Growth', 'Elite']) {
      await expect(page.getByRole('heading', { name: tier, exact: true })).toBeVisible();
    }
    const copy = page.getByRole('button', { name: /the text for LinkedIn/ });
    await copy.click();
    await expect(copy).toContainText('Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('This is an affiliate link.');
    await expect(copy).toContainText('Copy', { timeout: 4000 });
    await expect(copy).not.toContainText('Copied!');
    await expect(page.getByRole('button', { name: 'Download brand kit' })).toBeDisabled();
    await expect(page.getByText('Available after affiliate approval')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the program' })).toBeDisabled();
  });

  test('shows what to do when the clipboard refuses', async ({ page }) => {
    await page.goto('/affiliates');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: /the text for Email/ }).click();
    await expect(page.getByText('Copy failed')).toBeVisible();
    await expect(page.getByText('Please copy the text manually')).toBeVisible();
  });
});

test('each tutorial can be read as its transcript @full', async ({ page }) => {
  await page.goto('/video-library');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(6);
  await cards.first().getByText('Transcript').click();
  await expect(cards.first().getByText(/You have just bought a pack/)).toBeVisible();
});

test('the playbook shows three workflows and links to the templates @full', async ({ page }) => {
  await page.goto('/automation-playbook');
  await expect(page.getByRole('heading', { name: /^Workflow [ABC]:/ })).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'See the templates' }).click();
  await expect(page).toHaveURL(/\/templates$/);
});

test('the legal pages have their dates, the shop’s address, and a working table of contents', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
    ['/disclaimer', 'Disclaimer'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Last Updated December 2024')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('{{');
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await contents.last().click();
    await expect(page).toHaveURL(/#.+/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  }
});

test('the privacy page lists what the browser actually stores', async ({ page }) => {
  await page.goto('/?utm_source=letter&coupon=STATE10');
  await page.getByLabel('Your company’s name').fill('Bluebird Bakery');
  await expect(page.locator('.sheet [data-field="company_name"]').first()).toHaveText('Bluebird Bakery');
  await page.goto('/privacy');
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names).toContain('utm_tracking_data');
  expect(names).toContain('active_coupon');
  expect(names).toContain('company-name');
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('while sending fails', () => {
  test.use({ ignoreConsole: { patterns: [/net::ERR_FAILED/] } });

  test('the contact form keeps the input when sending fails, then stores it once', async ({ page }) => {
    const subject = `Resend Files - Order <b>${Date.now()}</b>`;
    await page.goto(`/contact?${new URLSearchParams({ subject, email: 'a@example.com', message: 'Hello' })}`);
    await expect(page.getByLabel('Subject')).toHaveValue(subject);
    await expect(page.getByLabel('Category')).toHaveValue('technical-support');
    await page.getByLabel('Name').fill('Ada');
    await page.route('**/functions/v1/submit-contact', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('The message was not sent')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const answer = page.getByRole('status').filter({ hasText: 'Message sent' });
    await expect.poll(async () => (await answer.boundingBox())?.y ?? 0).toBeGreaterThan(header);
    const stored = await rowsOf(
      `contact_messages?subject=eq.${encodeURIComponent(subject)}&select=category,message`,
    );
    expect(stored).toEqual([{ category: 'technical-support', message: 'Hello' }]);
  });
});

test('a published post appears as a page and in the feed, and disappears when it is unpublished @full', async ({
  page,
  request,
}) => {
  // A change during a rendering waits for the next one, and other tests change the site as well.
  const rendered = { timeout: 150_000 };
  test.setTimeout(480_000);
  const slug = `test-post-${Date.now()}`;
  const write = (method: string, path: string, body?: object) =>
    fetch(`${apiUrl}/rest/v1/${path}`, {
      method,
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const post = {
    slug,
    title: 'A <i>hostile</i> post',
    content: '## Part\n\n<script>window.broken = 1</script>[x](javascript:alert(1))',
    tags: ['MN', 'Operations'],
    status: 'published',
    published_at: new Date().toISOString(),
  };
  expect((await write('POST', 'blog_posts', post)).ok).toBe(true);
  try {
    await expect.poll(async () => (await request.get(`/blog/${slug}`)).status(), rendered).toBe(200);
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: 'A <i>hostile</i> post' })).toBeVisible();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    // The feed is written after the pages.
    await expect
      .poll(async () => (await request.get('/feed.xml')).text(), rendered)
      .toContain(`/blog/${slug}`);
  } finally {
    expect((await write('DELETE', `blog_posts?slug=eq.${slug}`)).ok).toBe(true);
  }
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status(), rendered).toBe(404);
});
