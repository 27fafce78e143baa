import { defaultTimeZone, shopDay } from '../../supabase/functions/_shared/contracts/shop-day';
import { adminPaths, goInside } from './support/admin-paths';
import { expectPlainWords } from './support/plain-words';
import { apiUrl, newEmail, owner, publishableKey, rowsOf, shop, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, expectAccessibleInEveryShape, expectNoAxeViolations, test, twoShapes } from './support/test';

// Playwright runs a script in every frame, and the frames of emails block scripts.
test.use({ ignoreConsole: { patterns: [/^Blocked script execution in 'about:srcdoc'/] } });

test('the admin pages can be navigated by keyboard, on a phone through a drawer', async ({ page }) => {
  await page.goto('/admin');
  await signIn(page, owner.email, owner.password);
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'Site Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
  await expect(page).toHaveTitle(/^Site Settings - Admin/);
  await expect(page.locator('#page-content')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Northstar HR Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('link', { name: 'Skip the admin menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#page-content') !== null)).toBe(true);

  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expect(navigation).toBeHidden();
  const open = page.getByRole('button', { name: 'Admin menu' });
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Admin' });
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: 'Site Settings' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
});

test('the admin has a bar of its own: nothing of the storefront, and a search that "/" opens', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await signIn(page, owner.email, owner.password);
  const bar = page.getByRole('banner');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(bar.getByText('Preview', { exact: true })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(48);
  const current = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Site Settings');
  await expect(current).toBeInViewport({ ratio: 1 });

  await page.locator('#page-content').focus();
  await page.keyboard.press('/');
  await expect(bar.getByLabel('Search the admin')).toBeFocused();
  await page.keyboard.type('owner@');
  await expect(bar.getByRole('link', { name: 'Search users for “owner@”' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?q=owner/);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible();
  await expect(page.getByRole('row', { name: owner.email })).toBeVisible();

  await bar.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a list keeps each row in one line of at most 40 pixels, however long its address is', async ({
  page,
  request,
}) => {
  const email = newEmail('a.rather.long.local.part.of.an.address');
  const answer = await request.post(`${apiUrl}/functions/v1/send-starter-pack`, {
    headers: { apikey: publishableKey },
    data: {
      name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Payroll',
      email,
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'a-campaign-for-employers-of-minnesota',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await request.post(`${apiUrl}/sandbox/checkout/payroll-ops`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /receipt/i);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  await signIn(page, owner.email, owner.password);
  for (const path of ['/admin/leads', '/admin/orders', '/admin/events', '/admin/mail', '/admin/users']) {
    await goInside(page, path);
    const row = page.locator('tbody tr').first();
    await expect(row).toBeVisible();
    expect(await row.evaluate((element) => element.getBoundingClientRect().height), path).toBeLessThanOrEqual(
      40,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1440);
  }
  await goInside(page, '/admin/leads');
  // The ellipsis hides a part of the address, and its link is still underlined.
  const address = page.getByRole('table', { name: 'Leads' }).getByTitle(email, { exact: true });
  await expect(address).toHaveCSS('text-decoration-line', 'underline');
  expect(await address.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

test('the tabs of the library are in one row, with the current one in view', async ({ page }) => {
  await page.goto('/admin/template-library');
  await signIn(page, owner.email, owner.password);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(8);
  const places = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(places).size).toBe(1);
  await page.setViewportSize({ width: 375, height: 800 });
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toBeInViewport({ ratio: 0.9 });
});

test('a fact of law that is due is among what waits, until it is read', async ({ page }) => {
  const [fact] = await rowsOf<{ key: string; next_check: string }>('law_facts?select=key,next_check&limit=1');
  const path = `law_facts?key=eq.${fact?.key ?? ''}`;
  await shop.writeRows('PATCH', path, { next_check: shopDay(Date.now(), defaultTimeZone) });
  try {
    await page.goto('/admin');
    await signIn(page, owner.email, owner.password);
    await page
      .getByRole('main')
      .getByRole('link', { name: /due for reading/ })
      .click();
    await expect(page).toHaveURL(/\/admin\/law-facts\?filter=due/);
    await expect(page.getByRole('table').locator(`a[href$="${fact?.key ?? ''}"]`)).toBeVisible();
  } finally {
    await shop.writeRows('PATCH', path, { next_check: fact?.next_check });
  }
});

/** An existing path for each route with a parameter. A new route needs a line here. */
async function realAddresses(buyer: string): Promise<Readonly<Record<string, string>>> {
  const first = async (query: string) => (await rowsOf<Record<string, string>>(`${query}&limit=1`))[0] ?? {};
  const [order, message, user, post, article, draft, fact] = await Promise.all([
    first(`purchases?email=eq.${buyer}&select=provider,provider_order_id`),
    first(`contact_messages?email=eq.${buyer}&select=id`),
    first(`profiles?email=eq.${owner.email}&select=id`),
    first('blog_posts?status=eq.published&select=id'),
    first('knowledge_base_articles?status=eq.published&select=id'),
    first('blog_posts?select=id'),
    first('law_facts?select=key'),
  ]);
  const noticeId = crypto.randomUUID();
  const template = await first('templates?select=id');
  await shop.writeRows('POST', 'update_notices', {
    id: noticeId,
    template_id: template['id'],
    from_revision: 1,
    to_revision: 1,
    from_version: '1.0',
    to_version: '1.1',
    reason: 'A new rate.',
    state: 'withdrawn',
  });
  return {
    '/admin/update-notices/:id': `/admin/update-notices/${noticeId}`,
    '/admin/orders/:provider/:orderId': `/admin/orders/${order['provider'] ?? ''}/${order['provider_order_id'] ?? ''}`,
    '/admin/messages/:id': `/admin/messages/${message['id'] ?? ''}`,
    '/admin/users/:id': `/admin/users/${user['id'] ?? ''}`,
    '/admin/blog/:id': `/admin/blog/${post['id'] ?? ''}`,
    '/admin/articles/:id': `/admin/articles/${article['id'] ?? ''}`,
    '/admin/drafts/:kind/:id': `/admin/drafts/post/${draft['id'] ?? ''}`,
    '/admin/template-library/:packageId/:slug':
      '/admin/template-library/mn-paid-leave-kit/mn-paid-leave-policy',
    '/admin/newsletter/:id': '/admin/newsletter/new',
    '/admin/law-facts/:key': `/admin/law-facts/${encodeURIComponent(fact['key'] ?? '')}`,
  };
}

for (const shape of twoShapes) {
  test(`every admin page is accessible at ${shape.width} px in ${shape.colorScheme}, and never scrolls sideways @full`, async ({
    page,
    request,
  }) => {
    // axe-core on each of more than thirty pages, on two slow cores.
    test.setTimeout(240_000);
    const buyer = newEmail('a.rather.long.local.part.of.an.address.that.people.do.have');
    await request.post(`${apiUrl}/sandbox/checkout/core-hr`, { form: { email: buyer }, maxRedirects: 0 });
    await request.post(`${apiUrl}/functions/v1/submit-contact`, {
      headers: { apikey: publishableKey },
      data: {
        request_id: crypto.randomUUID(),
        name: 'Con Tact',
        email: buyer,
        subject: 'A question',
        category: 'other',
        message: 'Does it fit nine people?',
      },
    });
    await waitForMail(buyer, /receipt/i);
    const real = await realAddresses(buyer);
    await page.goto('/admin');
    await signIn(page, owner.email, owner.password);
    for (const route of adminPaths) {
      const path = real[route] ?? route;
      expect(path, 'realAddresses has an address for it').not.toContain(':');
      await test.step(path, async () => {
        await goInside(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('#page-content').locator('[aria-busy=true], [class*=breathe]')).toHaveCount(
          0,
        );
        await expect(page.locator('#page-content').getByText(/did not load|not found/i)).toHaveCount(0);
        await expectAccessibleInEveryShape(page, [shape]);
        await expectPlainWords(page);
      });
    }
  });
}
