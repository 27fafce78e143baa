import { parsePage, saidInData } from './support/raw-page';
import { expect, expectNoAxeViolations, test } from './support/test';
import { apiUrl, owner, publishableKey } from './support/shop';
import { signIn } from './support/sign-in';
import { schemaProblems } from './support/schema-org';

const isAboutLaw = (path: string) =>
  /-policy-templates?$|^\/states\/|^\/paid-leave-by-state$|^\/which-templates|^\/policy-rollout/.test(path);

test('every page about law can be read, found and followed without JavaScript', async ({
  page: browser,
  request,
}) => {
  test.setTimeout(120_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>)?/g)].map(
    ([, address = '', lastModified]) => ({ path: new URL(address).pathname, lastModified }),
  );
  const paths = listed.map(({ path }) => path).filter(isAboutLaw);
  expect(paths.length).toBeGreaterThanOrEqual(35 + 10 + 5 + 3);
  expect(listed.filter(({ path, lastModified }) => isAboutLaw(path) && !lastModified)).toEqual([]);

  const linked = new Set<string>();
  const titles = new Map<string, string>();
  const problems: string[] = [];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const page = await parsePage(browser, await response.text());
    page.links.filter((link) => link !== path).forEach((link) => linked.add(link));
    const complain = (what: string) => problems.push(`${path}: ${what}`);
    if (page.headings !== 1) complain(`${page.headings} h1`);
    if (!page.text.includes('not legal advice')) complain('no disclaimer');
    if (new URL(page.canonical).pathname !== path) complain(`canonical ${page.canonical}`);
    if (page.description.length < 70 || page.description.length > 200)
      complain(`description of ${page.description.length}`);
    if (titles.has(page.title)) complain(`the title of ${titles.get(page.title) ?? ''}`);
    titles.set(page.title, path);
    for (const data of page.structuredData) {
      schemaProblems(data).forEach(complain);
      for (const said of saidInData(data)) {
        if (!page.text.includes(said)) complain(`only search engines read "${said.slice(0, 80)}"`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(
    paths.filter((path) => !linked.has(path)),
    'orphans',
  ).toEqual([]);
  const inside = [...linked].filter(
    (link) => !paths.includes(link) && /^\/(?:templates|knowledge-base|free-resources)/.test(link),
  );
  for (const link of inside) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
  const guide = await (await request.get('/llms.txt')).text();
  expect(paths.filter((path) => !guide.includes(`${path})`))).toEqual([]);
});

test('the owner changes a fact, sees its history, and visitors read the new words', async ({
  page,
  request,
}) => {
  await page.goto('/admin/law-facts');
  await signIn(page, owner.email, owner.password);
  await page.getByLabel('Search facts').fill('ar-overview');
  await page.getByRole('link', { name: /^Arkansas allows/ }).click();
  const statement = page.getByLabel('Statement');
  const words = `Arkansas allows private family leave insurance; it is voluntary. Read ${Date.now()}.`;
  await statement.fill(words);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save fact' }).click();
  await expect(page.getByText('Fact saved').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText(words)).toBeVisible();
  const answer = await request.get(`${apiUrl}/rest/v1/law_facts?key=eq.ar-overview&select=statement`, {
    headers: { apikey: publishableKey },
  });
  expect(await answer.json()).toEqual([{ statement: words }]);
});
