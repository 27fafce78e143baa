import { expect, expectNoAxeViolations, test } from './support/test';
import { rowsOf } from './support/shop';

const randomWord = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCharCode(97 + (byte % 26))).join(
    '',
  );

test.describe('the knowledge base', () => {
  test('finds words with a typing error, marks them, and keeps the search in the URL', async ({ page }) => {
    await page.goto('/knowledge-base');
    await page.getByRole('searchbox', { name: 'Search the knowledge base' }).fill('refnud');
    const results = page.getByRole('region', { name: 'Search results' });
    await expect(results.getByRole('heading', { name: /articles? for “refnud”/ })).toBeVisible();
    await expect(results.getByText('Nothing matches “refnud”')).toBeVisible();
    await expect(results.getByRole('link', { name: 'Refunds within 30 days' })).toBeVisible();
    await expect(results.locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL(/\?q=refnud$/);
    await expectNoAxeViolations(page);

    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('refnud');
    await results.getByRole('link', { name: 'Refunds within 30 days' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refunds within 30 days' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('refnud');
  });

  test('shows when nothing is found, shows hostile input as text, and records the search for the owner @full', async ({
    page,
  }) => {
    const missing = `zzxxqq ${randomWord()}`;
    await page.goto(`/knowledge-base?q=${encodeURIComponent('"><zzqxzz>')}&category=%22`);
    await expect(page.getByRole('heading', { name: '0 articles for “"><zzqxzz>”' })).toBeVisible();
    await expect(page.getByText('No articles found')).toBeVisible();
    await page.getByRole('searchbox').fill(missing);
    await expect(page.getByRole('heading', { name: `0 articles for “${missing}”` })).toBeVisible();
    await expect
      .poll(() => rowsOf(`search_misses?query=eq.${encodeURIComponent(missing)}&select=searches`))
      .toEqual([{ searches: 1 }]);
  });

  test('filters by category in the URL and links back to the whole list', async ({ page }) => {
    await page.goto('/knowledge-base?category=Troubleshooting');
    const heading = page.getByRole('heading', { level: 2, name: 'Troubleshooting' });
    await expect(heading).toBeVisible();
    await page.getByRole('group', { name: 'Categories' }).getByRole('link', { name: 'All' }).click();
    await expect(page.getByRole('heading', { name: 'New & Updated' })).toBeVisible();
    await expect(heading).toBeHidden();
  });

  test('an article counts its views, takes one vote, and shows its three steps and related articles', async ({
    page,
  }) => {
    const slug = 'policy-rollout-7-steps';
    const counts = async () =>
      (
        await rowsOf<{ view_count: number; helpful_votes: number }>(
          `knowledge_base_articles?slug=eq.${slug}&select=view_count,helpful_votes`,
        )
      )[0];
    const before = await counts();
    await page.goto(`/knowledge-base/${slug}`);
    await expect(page.getByText(`${(before?.view_count ?? 0) + 1} view`)).toBeVisible();
    const steps = page.getByRole('heading', { name: 'Quick Answer' }).locator('..').getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Thank you. Your answer helps us')).toBeVisible();
    await expect(page.getByRole('button', { name: 'No' })).toBeDisabled();
    expect((await counts())?.view_count).toBe((before?.view_count ?? 0) + 1);
    const contact = page.getByRole('link', { name: 'Contact support' });
    await contact.click();
    await expect(page.getByLabel('Subject')).toHaveValue('Question about: Roll out a policy in seven steps');
  });
});

test.describe('the blog', () => {
  test('filters by category, counts posts, opens one by keyboard and links its parts', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('group', { name: 'Categories' }).getByRole('link', { name: 'Operations' }).click();
    await expect(page).toHaveURL(/category=Operations/);
    const titles = page
      .locator('main')
      .getByRole('article')
      .or(page.locator('main li'))
      .filter({ hasText: 'min read' });
    await expect(titles.first()).toContainText('Operations');
    await expect(titles.filter({ hasText: 'Compliance' })).toHaveCount(0);
    await page.getByRole('link', { name: 'A payroll calendar that holds' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'A payroll calendar that holds' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^A payroll calendar that holds/);
    const [part] = await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').all();
    const target = (await part?.getAttribute('href')) ?? '';
    await part?.click();
    await expect(page.locator(target)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Related posts' })).toBeVisible();
  });

  test('shows the figure of the law that the newest post is about, with its source', async ({ page }) => {
    // Other tests leave newer posts, without a category.
    await page.goto('/blog?category=Compliance');
    const newest = page.locator('main').getByRole('article').first();
    await expect(newest.getByRole('figure')).toContainText(/^0\.88%.*Source: .*268B\.14/);
  });

  test('offers a feed that lists the posts newest first', async ({ request }) => {
    const answer = await request.get('/feed.xml');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    const feed = await answer.text();
    const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map(([, date = '']) => Date.parse(date));
    expect(dates.length).toBeGreaterThanOrEqual(12);
    expect([...dates].sort((a, b) => b - a)).toEqual(dates);
    for (const [, link = ''] of feed.matchAll(/<link>([^<]*\/blog\/[^<]+)/g)) {
      expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
    }
  });
});

test.describe('a text that is not there', () => {
  test.use({ ignoreConsole: { patterns: [/status of 404/] } });

  test('is Post Not Found with a way back, and Article Not Found', async ({ page }) => {
    await page.goto('/blog');
    await page.goto('/blog/no-such-post');
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();

    await page.goto('/knowledge-base/no-such-article');
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
    await expect(page.getByText('Was this article helpful?')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the knowledge base' }).click();
    await expect(page.getByRole('heading', { name: 'New & Updated' })).toBeVisible();
  });
});

test.describe('while the API is unavailable', () => {
  test.use({ ignoreConsole: { patterns: [/Failed to load resource|net::ERR|not counted/] } });

  test('the blog shows three samples, marked as such; the knowledge base is empty @full', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByText('These are samples')).toBeVisible();
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(3);
    await page.getByRole('link', { name: 'Minnesota Paid Leave in 2026' }).first().click();
    await expect(page.getByText('This is a short sample.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Knowledge base' }).click();
    await expect(page.getByText('No articles yet')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts and articles can be read and reached', async ({ page }) => {
    for (const [list, text] of [
      ['/blog', 'blog/'],
      ['/knowledge-base', 'knowledge-base/'],
    ] as const) {
      await page.goto(list);
      await page.locator(`main a[href*="${text}"]`).first().click();
      await expect(page.locator('article .prose, article.prose, .prose').first()).toContainText(/\w{3,}/);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });
});
