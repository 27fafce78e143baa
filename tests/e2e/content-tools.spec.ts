import { expect, expectNoAxeViolations, test } from './support/test';
import { owner, shop } from './support/shop';
import { signIn } from './support/sign-in';

// All tests of the owner share the hourly quota: delete earlier runs, except running ones.
test.beforeAll(() => shop.writeRows('DELETE', 'ai_runs?status=neq.running'));

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/ai-tools');
  await signIn(page, owner.email, owner.password);
});

test('the owner tests a prompt and finds its run with its cost @full', async ({ page }) => {
  await expect(page.getByText('Sandbox: sample text')).toBeVisible();
  await page.getByRole('button', { name: 'Test generation' }).click();
  await expect(page.getByLabel('Test prompt')).toHaveAccessibleDescription(/Please enter a test prompt/);
  const topic = `Sick time in small shops ${Date.now()}`;
  await page.getByLabel('Test prompt').fill(topic);
  await page.getByRole('button', { name: 'Test generation' }).click();
  await expect(page.getByText(/\d+ words, \$0\.\d{4,6}, sample text/)).toBeVisible();
  const run = page.getByRole('row', { name: new RegExp(topic) });
  await expect(run.getByText('completed')).toBeVisible();
  await expect(run.getByText(/\$0\.\d{4,6} \(sample\)/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('publishing', () => {
  // The tests provoke the refusal, and a page may be requested before it is rendered.
  test.use({
    ignoreConsole: {
      patterns: [/status of 409/, /status of 404/, /ERR_CONNECTION_RESET|Failed to load resource/],
    },
  });

  test('a topic becomes an outline, a draft with findings, and a public post @full', async ({ page }) => {
    test.slow();
    const topic = `Paid leave requests, answered ${Date.now()}`;
    await page.goto('/admin/content-calendar');
    await page.getByRole('button', { name: 'Add topic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add topic' });
    await dialog.getByRole('button', { name: 'Add topic' }).click();
    await expect(dialog.getByLabel('Topic')).toHaveAccessibleDescription('Please enter a topic.');
    await dialog.getByLabel('Topic').fill(topic);
    await dialog.getByLabel('Keyword').fill('leave request');
    await dialog.getByLabel('State').selectOption('MN');
    await dialog.getByRole('button', { name: 'Add topic' }).click();
    await expect(dialog).toBeHidden();

    const row = page.getByRole('row', { name: new RegExp(topic) });
    await expect(row.getByText('planned', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Generate Outline' }).click();
    await expect(row.getByText('outlined', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Create Blog Post' }).click();
    await expect(row.getByText('drafted', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('tab', { name: 'Months' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: topic }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'List' }).click();
    await row.getByRole('link', { name: 'Open draft' }).click();

    await expect(page.getByText('Nothing is open')).toBeVisible();
    const text = page.getByRole('textbox', { name: 'Markdown' });
    const save = async (words: string) => {
      await text.fill(words);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
    };
    const own = page.getByRole('button', { name: 'Mark as my own text' });
    await own.click();
    await expect(page.getByText(/This text still says that it is sample text/)).toBeVisible();
    const written = await text.innerText();
    await save(written.replace(/^.*Sample text from the sandbox AI.*\n/m, ''));
    await own.click();
    await expect(page.getByText(/percent of its wording is unchanged, and at most 30 percent/)).toBeVisible();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(/press “Mark as my own text”/)).toBeVisible();

    await save(
      [
        'Nine of us share one kitchen and one printer, and last spring nobody knew whom to ask for time off.',
        'So Dana wrote the name of one person on the board, and the date by which an answer comes.',
        'The law gives everybody 99 weeks.',
      ].join('\n\n'),
    );
    await own.click();
    await expect(page.getByText('This is sample text')).toBeHidden();
    await expect(page.getByText('1 finding to resolve before publishing')).toBeVisible();
    await expect(page.getByText('A figure that is in no checked fact: 99 weeks')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(/This text says 1 thing about law without a source/)).toBeVisible();
    await page.getByRole('button', { name: /^Keep it as it is/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Reason').fill('An example of what a rumor says');
    await question.getByRole('button', { name: 'Keep it as it is' }).click();
    await expect(page.getByText('Nothing is open')).toBeVisible();
    await expect(
      page.getByText(new RegExp(`An example of what a rumor says \\(${owner.email}`)),
    ).toBeVisible();
    await page.goto('/admin/blog');
    const listed = page.getByRole('row', { name: new RegExp(topic) });
    await listed.getByRole('link', { name: /^Nothing open/ }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    await page.goto((await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    await expect(page.getByText('The law gives everybody 99 weeks.')).toBeVisible();
    await page.goto('/admin/audit-log');
    await page.getByRole('link', { name: 'Fact checks' }).click();
    await expect(
      page.getByRole('cell', { name: 'An example of what a rumor says', exact: true }).first(),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('a draft is saved on the next press after a lost response; typed text and changes by others are kept @full', async ({
    page,
  }) => {
    const slug = `draft-${Date.now()}`;
    const words = { slug, title: slug, excerpt: 'A draft that two people write.', content: 'First words.' };
    await shop.writeRows('POST', 'blog_posts', words);
    const [row] = await shop.rowsOf<{ id: string }>(`blog_posts?slug=eq.${slug}&select=id`);
    await page.goto(`/admin/drafts/post/${row?.id}`);
    const title = page.getByLabel('Title', { exact: true });
    await title.fill(`${slug}, mine`);

    const saves = (url: URL) => url.pathname === '/rest/v1/blog_posts';
    const saveAndLoseTheAnswer = async () => {
      await page.route(saves, async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        await route.fetch();
        return route.abort('connectionreset');
      });
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText('This did not work')).toBeVisible();
      await page.unroute(saves);
    };
    await saveAndLoseTheAnswer();

    // Slowly, so that there is time for more typing.
    await page.route(saves, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return route.continue();
    });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await title.fill(`${slug}, mine, and more`);
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.unroute(saves);
    await expect(title).toHaveValue(`${slug}, mine, and more`);
    await page.getByRole('button', { name: 'Save draft' }).click();
    const stored = () => shop.rowsOf<{ title: string }>(`blog_posts?slug=eq.${slug}&select=title`);
    await expect.poll(stored).toEqual([{ title: `${slug}, mine, and more` }]);
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();

    await title.fill(`${slug}, mine, and more still`);
    await saveAndLoseTheAnswer();
    await title.fill(`${slug}, mine, and written on`);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect.poll(stored).toEqual([{ title: `${slug}, mine, and written on` }]);
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();

    await title.fill(`${slug}, mine again`);
    await shop.writeRows('PATCH', `blog_posts?slug=eq.${slug}`, { title: `${slug}, theirs` });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Someone else has changed this text.')).toBeVisible();
    await expect(title).toHaveValue(`${slug}, mine again`);
    expect(await stored()).toEqual([{ title: `${slug}, theirs` }]);
  });

  test('a scheduled post is published when the scheduler runs after its time @full', async ({ page }) => {
    const slug = `scheduled-${Date.now()}`;
    await shop.writeRows('POST', 'blog_posts', {
      slug,
      title: slug,
      excerpt: 'A post that waited for its day, and is public once the scheduler has run after it.',
      content: 'Now it is public.',
    });
    await page.goto('/admin/blog-scheduler');
    const row = page.getByRole('row', { name: new RegExp(slug) });
    await row.getByLabel(`When ${slug} goes out`).selectOption({ index: 1 });
    await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Run scheduler' }).click();
    await expect(page.getByText('No post was due.')).toBeVisible();
    await shop.writeRows('PATCH', `blog_posts?slug=eq.${slug}`, { scheduled_for: '2026-01-01T15:00:00Z' });
    await page.getByRole('button', { name: 'Run scheduler' }).click();
    await expect(page.getByText('1 post published.')).toBeVisible();
    await expect(row.getByText('published', { exact: true })).toBeVisible();
    await page.goto(`/blog/${slug}`);
    await expect(page.getByText('Now it is public.').first()).toBeVisible();
  });
});

test('a batch generates the chosen topics and shows its progress @full', async ({ page }) => {
  test.slow();
  const topics = [`Batch one ${Date.now()}`, `Batch two ${Date.now()}`];
  await shop.writeRows(
    'POST',
    'content_calendar',
    topics.map((topic) => ({
      topic,
      target_keyword: 'batch',
      target_month: 1,
      target_year: 2027,
    })),
  );
  await page.reload();
  for (const topic of topics) {
    await page.getByLabel(topic).check();
  }
  await page.getByRole('button', { name: 'Generate 2 drafts' }).click();
  await expect(page.getByText(/^Writing \d of 2|^Latest batch$/)).toBeVisible();
  await expect(page.getByText('Latest batch')).toBeVisible({ timeout: 60_000 });
  for (const topic of topics) {
    await expect(page.getByRole('listitem').filter({ hasText: `completed ${topic}` })).toBeVisible();
    await expect(page.getByRole('link', { name: topic })).toBeVisible();
  }
});

test('a campaign of sixty days is shown by week, edited within its limits and downloaded @full', async ({
  page,
}) => {
  await page.goto('/admin/social-campaign');
  await page.getByRole('button', { name: 'Generate 60-day campaign' }).click();
  await expect(page.getByText('54 texts for LinkedIn, Pinterest, YouTube Shorts')).toBeVisible();
  await page.getByRole('button', { name: 'Week 9' }).click();
  const cards = page.getByRole('listitem').filter({ hasText: ', week 9,' });
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasText: /utm_source=(?:linkedin|pinterest|youtube)/ }).first()).toBeVisible();
  await cards.first().getByRole('button', { name: /^Edit/ }).click();
  await cards
    .first()
    .getByLabel(/^Text for/)
    .fill('My own words.');
  await cards.first().getByRole('button', { name: 'Save text' }).click();
  await expect(cards.first().getByText('My own words.')).toBeVisible();
  const card = cards.first();
  const text = card.getByLabel(/^Text for/);
  await card.getByRole('button', { name: /^Edit/ }).click();
  await text.fill('My better words.');
  await shop.writeRows('PATCH', 'social_snippets?post_text=eq.My%20own%20words.', {
    post_text: 'Their words.',
  });
  await card.getByRole('button', { name: 'Save text' }).click();
  await expect(card.getByText('Someone else has changed this text.')).toBeVisible();
  await expect(text).toHaveValue('My better words.');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Their words.')).toBeVisible();
  await card.getByRole('button', { name: /^Generate image/ }).click();
  await expect(page.getByText('Image Generated')).toBeVisible();
  const picture = card.getByRole('img');
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(Number(await picture.getAttribute('width')));
  await expect(card.getByText('Placeholder')).toBeVisible();
  await card.getByRole('button', { name: /^Edit/ }).click();
  await card.getByLabel('Alt text of the image').fill('Large letters on green');
  await card.getByRole('button', { name: 'Save text' }).click();
  await expect(card.getByRole('img', { name: 'Large letters on green' })).toBeVisible();
  await expectNoAxeViolations(page);
  const file = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Download image/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^(?:linkedin|pinterest|youtube-shorts)-[\d-]+-.+\.png$/);
  for (const [button, name] of [
    ['Download CSV', 'social-campaign.csv'],
    ['Download calendar', 'social-campaign.ics'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});
