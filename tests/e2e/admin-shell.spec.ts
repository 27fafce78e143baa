import { adminPaths, goInside } from './support/admin-paths';
import { apiUrl, newEmail, owner, publishableKey, rowsOf, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, expectAccessibleInEveryShape, expectNoAxeViolations, test } from './support/test';

// Playwright looks into every frame, and those of the mails let nobody.
test.use({ ignoreConsole: { patterns: [/^Blocked script execution in 'about:srcdoc'/] } });

test('the desk is navigated with the keyboard, on a phone through a drawer', async ({ page }) => {
  await page.goto('/admin');
  await signIn(page, owner.email, owner.password);
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'Site Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
  await expect(page).toHaveTitle(/^Site Settings - Admin/);
  await expect(page.locator('#page-content')).toBeFocused();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Admin' }).click();
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

/** Where a route with a parameter leads to something that exists; a new one needs a line here. */
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
  return {
    '/admin/orders/:provider/:orderId': `/admin/orders/${order['provider'] ?? ''}/${order['provider_order_id'] ?? ''}`,
    '/admin/messages/:id': `/admin/messages/${message['id'] ?? ''}`,
    '/admin/users/:id': `/admin/users/${user['id'] ?? ''}`,
    '/admin/blog/:id': `/admin/blog/${post['id'] ?? ''}`,
    '/admin/articles/:id': `/admin/articles/${article['id'] ?? ''}`,
    '/admin/drafts/:kind/:id': `/admin/drafts/post/${draft['id'] ?? ''}`,
    '/admin/template-library/:packageId/:slug':
      '/admin/template-library/mn-paid-leave-kit/mn-paid-leave-policy',
    '/admin/law-facts/:key': `/admin/law-facts/${encodeURIComponent(fact['key'] ?? '')}`,
  };
}

test('every page of the desk is accessible on a wide screen by day, on a phone by night, and never scrolls sideways', async ({
  page,
  request,
}) => {
  // Twice axe-core on each of more than thirty pages, on two slow cores.
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
  await waitForMail(buyer, /order/i);
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
      await expectAccessibleInEveryShape(page);
    });
  }
});
