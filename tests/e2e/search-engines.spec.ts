import type { APIRequestContext } from '@playwright/test';
import { lawFacts } from '@law/facts';
import { figuresNotHeld, heldFigures } from '@law/read-figures';
import { longFormPath, longFormStates, statePath, summaryPath } from '@law/law-addresses';
import { noIndexStateCodes } from '@law/noindex-states';
import { lawSentences } from '@law/law-claims';
import { states } from '@law/states';
import { readLawIndex } from '../../scripts/content/check-law-index';
import { dateProblems, textsInData } from '../support/structured-data-claims';
import { lawPaths } from './support/law-paths';
import { parsePages, type RawPage } from './support/raw-page';
import { expect, expectNoAxeViolations, test } from './support/test';
import { apiUrl, owner, publishableKey } from './support/shop';
import { signIn } from './support/sign-in';
import { schemaProblems } from './support/schema-org';

const isAboutLaw = (path: string) => lawPaths.has(path);

/** As a crawler reads, many at a time; compressing would only cost the shop time. */
const plain = { headers: { 'accept-encoding': 'identity' } };

async function readAll(request: APIRequestContext, paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const response = await request.get(path, plain);
      expect(response.status(), path).toBe(200);
      return [path, await response.text()] as const;
    }),
  );
}

/** Of six words in a row; the parts that all pages of a kind have are in it. */
const mostShared = 0.94;

const placeNames = new RegExp(
  states
    .flatMap(({ name, agency }) => [agency.url, agency.name, name])
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.?()]/g, String.raw`\$&`))
    .join('|'),
  'g',
);

/** Texts of `content/` have examples of their own: `npm run content:check` reads those. */
const isContent = (path: string) => /^\/(blog|knowledge-base)\//.test(path);

const stateOf = (path: string) =>
  states.find(({ code, longFormSlug }) =>
    [statePath(code), summaryPath(code), longFormPath(String(longFormSlug))].includes(path),
  )?.code;

/** Not for search engines, but for those who follow a link of the shop: what they say about law is held to the same facts. */
const unlistedLawPaths = [
  ...noIndexStateCodes.map(statePath),
  ...Object.values(longFormStates).map(summaryPath),
];

/** Figures that are the shop's own, beside words about law: a document's day is that of its own reading. */
const ownFigures =
  /30-day money-back guarantee|version [\d.]+ (?:is )?of [A-Z][a-z]+ \d+, \d{4}|Law\sas\sof\s[A-Z][a-z]+\s\d+,\s\d{4}/g;

/** What the index of the law says; the content check compares its figures with its quotes. */
const indexFacts = Object.values(readLawIndex('content').index)
  .flat()
  .map(({ duty, says = '', sourceDated = '', readOn }) => ({
    statement: `${duty} ${says} As of ${sourceDated.slice(0, 4)}.`,
    figure: null,
    unit: null,
    checkedOn: readOn,
  }));

/** The figures about law that are in no fact of the page's state, nor in a fact that the page names. */
function inventedFigures({ path, lines, unseen, facts }: RawPage): string[] {
  const state = stateOf(path);
  const held = heldFigures([
    ...lawFacts.filter((fact) => !state || ['US', state].includes(fact.state) || facts.includes(fact.key)),
    ...(path.startsWith('/duties/') ? indexFacts : []),
  ]);
  const said = `${lines}\n${unseen}`.replaceAll(ownFigures, '');
  return lawSentences(said).flatMap(({ text }) =>
    figuresNotHeld(text, held).map((figure) => `${path}: "${figure.text}" is in no fact: ${text}`),
  );
}

/** What is wrong with a page for those who read no more than its HTML. */
function problemsOf(page: RawPage): string[] {
  const { path, headings, text, title, canonical, description, structuredData } = page;
  const problems = structuredData.flatMap((data) => schemaProblems(data));
  if (headings.length !== 1) problems.push(`${headings.length} h1`);
  if (isAboutLaw(path) && !text.includes('not legal advice')) problems.push('no disclaimer');
  if (new URL(canonical).pathname !== path) problems.push(`canonical ${canonical}`);
  if (title.length < 15 || title.length > 70) problems.push(`title of ${title.length}`);
  if (description.length < 50 || description.length > 160)
    problems.push(`description of ${description.length}`);
  problems.push(...crumbProblems(page), ...linkProblems(page));
  const found = structuredData.map((data) => (data as Typed)['@type']);
  const kind = typesByKind.find(([paths]) => paths.test(path));
  problems.push(...(kind?.[1] ?? []).filter((type) => !found.includes(type)).map((type) => `no ${type}`));
  for (const said of structuredData.flatMap(textsInData)) {
    if (!text.includes(said)) problems.push(`only search engines read "${said.slice(0, 80)}"`);
  }
  return problems.map((problem) => `${path}: ${problem}`);
}

interface Typed {
  readonly '@type': string;
}

/** What search engines are told, by kind of page; the first that fits. */
const typesByKind: readonly (readonly [paths: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['WebSite', 'Organization']],
  [/^\/mn-paid-leave-policy-template$/, ['BreadcrumbList', 'FAQPage', 'Product']],
  [/^\/[a-z]{2}-paid-leave-policy-template$/, ['BreadcrumbList', 'FAQPage']],
  [/-paid-leave-policy-template$/, ['BreadcrumbList', 'Article', 'HowTo', 'FAQPage']],
  [/-hr-policy-templates$/, ['BreadcrumbList', 'Product', 'FAQPage']],
  [/^\/templates\/./, ['BreadcrumbList', 'Product', 'FAQPage']],
  [/^\/blog\/./, ['BreadcrumbList', 'BlogPosting']],
  [/^\/knowledge-base\/./, ['BreadcrumbList', 'TechArticle']],
];

interface Crumbs {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly name: string }[];
}

function crumbProblems({ crumbs, structuredData }: RawPage): string[] {
  const list = structuredData.find((data) => (data as Crumbs)['@type'] === 'BreadcrumbList') as
    Crumbs | undefined;
  const found = list?.itemListElement?.map(({ name }) => name) ?? [];
  return found.join(' / ') === crumbs.join(' / ')
    ? []
    : [`breadcrumb ${crumbs.join(' / ')}, told as ${found.join(' / ')}`];
}

/** A page of a state leads to the state's other pages, to articles, templates and neighbors. */
function linkProblems({ path, links }: RawPage): string[] {
  const state = states.find(({ code }) => code === stateOf(path));
  if (!state || path.startsWith('/states/')) {
    return [];
  }
  const slug = state.longFormSlug;
  const wanted = [
    '/templates',
    '/which-templates-do-i-need',
    '/paid-leave-by-state',
    ...state.neighbors.map(statePath),
    ...(slug ? [longFormPath(slug), statePath(state.code), summaryPath(state.code)] : []),
  ];
  const missing = wanted.filter((address) => address !== path && !links.includes(address));
  if (!links.some((link) => link.startsWith('/knowledge-base/'))) missing.push('an article');
  return missing.map((address) => `no link to ${address}`);
}

/** Pairs of pages that differ by little more than the name of their state. */
function nearDuplicates(pages: readonly RawPage[]): string[] {
  const runs = pages.map(({ path, lines }) => {
    const words = lines
      .replaceAll(placeNames, 'STATE')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return { path, own: new Set(words.slice(0, -5).map((_, at) => words.slice(at, at + 6).join(' '))) };
  });
  return runs.flatMap(({ path, own }) =>
    runs
      .map((other) => ({
        other: other.path,
        share: [...own].filter((run) => other.own.has(run)).length / own.size,
      }))
      .filter(({ other, share }) => other !== path && share > mostShared)
      .map(({ other, share }) => `${path} is ${Math.round(100 * share)} % ${other}`),
  );
}

test('every page can be read, found and followed without JavaScript, and shared with a picture', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml', plain)).text();
  const listed = [
    ...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>)?/g),
  ].map(([, address = '', lastModified]) => ({ path: new URL(address).pathname, lastModified }));
  const paths = listed.map(({ path }) => path);
  const aboutLaw = paths.filter(isAboutLaw);
  expect(aboutLaw.length).toBeGreaterThanOrEqual(24 + 10 + 5 + 3);
  expect(listed.filter(({ path, lastModified }) => isAboutLaw(path) && !lastModified)).toEqual([]);

  const pages = await parsePages(page, await readAll(request, paths));
  expect(pages.flatMap(problemsOf)).toEqual([]);
  const lastModified = new Map(listed.map((entry) => [entry.path, entry.lastModified]));
  expect(
    pages.flatMap(({ path, structuredData }) =>
      dateProblems(structuredData, lastModified.get(path)).map((problem) => `${path}: ${problem}`),
    ),
  ).toEqual([]);
  expect(pages.filter(({ path }) => !isContent(path)).flatMap(inventedFigures)).toEqual([]);
  expect(nearDuplicates(pages.filter(({ path }) => isAboutLaw(path)))).toEqual([]);
  const titles = pages.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const linked = new Set(pages.flatMap(({ path, links }) => links.filter((link) => link !== path)));
  expect(
    aboutLaw.filter((path) => !linked.has(path)),
    'orphans',
  ).toEqual([]);
  // A preview, as every shop of these tests is.
  expect(await (await request.get('/robots.txt', plain)).text()).toBe('User-agent: *\nDisallow: /\n');
  expect(pages.filter(({ robots }) => robots !== 'noindex,nofollow').map(({ path }) => path)).toEqual([]);
  const guide = await (await request.get('/llms.txt', plain)).text();
  expect(paths.filter((path) => !guide.includes(`${path})`))).toEqual([]);

  const pictures = await Promise.all(
    pages.map(async ({ path, picture: [address = '', width, height, words = ''] }) => {
      const bytes = await (await request.get(new URL(address).pathname, plain)).body();
      const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
      const size = isPng ? `${bytes.readUInt32BE(16)} ${bytes.readUInt32BE(20)}` : 'no picture';
      return { path, isRight: size === `${width} ${height}` && width === '1200' && words !== '' };
    }),
  );
  expect(pictures.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('a page that search engines do not list says no more about law than the facts do', async ({
  page,
  request,
}) => {
  const pages = await parsePages(page, await readAll(request, unlistedLawPaths));
  const sitemap = await (await request.get('/sitemap.xml', plain)).text();
  expect(pages.filter(({ path }) => sitemap.includes(`${path}</loc>`)).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ lines }) => lawSentences(lines).length === 0).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ text }) => !text.includes('not legal advice')).map(({ path }) => path)).toEqual([]);
  expect(pages.flatMap(inventedFigures)).toEqual([]);
  expect(pages.flatMap((page) => [...crumbProblems(page), ...linkProblems(page)])).toEqual([]);
});

test('a state is kept from search engines only while its page says what another one says as well', async ({
  page,
  request,
}) => {
  const pages = await parsePages(
    page,
    await readAll(
      request,
      states.map(({ code }) => statePath(code)),
    ),
  );
  const alike = nearDuplicates(pages).map((problem) => problem.split(' ')[0]);
  expect(noIndexStateCodes.filter((code) => !alike.includes(statePath(code)))).toEqual([]);
});

test('the owner changes a fact, sees its history, and visitors read the new words @full', async ({
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
  const readPage = async () => (await request.get('/ar-paid-leave-policy-template', plain)).text();
  await expect.poll(readPage, { message: 'the page is rendered again', timeout: 90_000 }).toContain(words);
});
