import { expect, it } from 'vitest';
import { brand } from '@contracts/brand';
import { lawFacts } from '@law/facts';
import { longFormPath, longFormSlugs, type LongFormSlug } from '@law/law-addresses';
import { documentName } from '@/catalog/documents';
import { page } from '../long-form-page.server';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import type { DatedFact } from '@/features/all/law/model/page-dates';
import { shortSourceName } from '@/features/all/law/model/source-text';
import { renderWithQueryClient } from '@/rendering/with-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { readSection } from '../../../../tests/support/read-section';
import { dateProblems, textsInData } from '../../../../tests/support/structured-data-claims';
import Guide from './guide';
import Opening from './opening';
import { awayDocuments } from '@/catalog/external-documents';
import { longFormPageData } from './page-data';

/** The fact base read on one day, except for one fact. */
const factsWith = (key: string, change: Partial<DatedFact>) =>
  lawFacts.map((fact) => ({
    ...fact,
    checkedOn: '2026-11-21',
    changedOn: '2026-11-21',
    ...(fact.key === key ? change : {}),
  }));

function readGuide(slug: LongFormSlug, facts: readonly DatedFact[]) {
  const client = createQueryClient();
  client.setQueryData(lawFactsQuery.queryKey, [...facts]);
  renderWithQueryClient(client);
  return readSection(
    <>
      <Opening slug={slug} />
      <Guide slug={slug} />
    </>,
  );
}

it.each(longFormSlugs)(
  'the structured data of the guide of %s matches the page and the sitemap’s date',
  (slug) => {
    const [key = ''] = longFormPageData(slug).keys;
    const facts = factsWith(key, { changedOn: '2027-02-03' });
    const { data, text } = readGuide(slug, facts);
    const said = textsInData(data);
    expect(said).toContain('How to Customize in 10 Minutes');
    expect(said).toContain('February 3, 2027');
    // The page's header and footer show the shop's name.
    expect(said.filter((words) => words !== brand.name && !text.includes(words))).toEqual([]);
    const at = { path: longFormPath(slug), slug: '' };
    expect(dateProblems(data, page.changedOn(at, { facts, entries: [] }) ?? '')).toEqual([]);
  },
);

it('does not change the as-of date of a page when only one of its facts was read again', () => {
  const [key = '', ...others] = longFormPageData('minnesota').keys;
  const again = { checkedOn: '2027-03-04', changedOn: '2027-03-04' };
  expect(readGuide('minnesota', factsWith(key, again)).text).toContain(
    'Law as of November 21, 2026. Updated March 4, 2027.',
  );
  const all = factsWith(key, again).map((fact) => (others.includes(fact.key) ? { ...fact, ...again } : fact));
  expect(readGuide('minnesota', all).text).toContain('Law as of March 4, 2027. Updated March 4, 2027.');
});

it('mentions the 30 days’ notice in Minnesota, as the summary does', () => {
  const { text } = readGuide('minnesota', factsWith('', {}));
  expect(text).toMatch(/Plan for 30 days’ advance notice .* foreseeable/);
});

it('names the statute and the day of its reading beside a paragraph', () => {
  const { text } = readGuide('minnesota', factsWith('', {}));
  const agencies = lawFacts.find(({ key }) => key === 'mn-pl-agencies')!;
  expect(text.replaceAll(/\d+\. /g, '# ')).toContain(`# ${shortSourceName(agencies)}Read `);
  expect(text).toContain('Read Nov 21, 2026');
});

it('leads to no example whose facts were removed', () => {
  const { needs } = longFormPageData('minnesota').text.example;
  const isIn = (facts: readonly DatedFact[]) =>
    readGuide('minnesota', facts).text.includes('A worked example');
  expect(isIn(factsWith('', {}))).toBe(true);
  expect(isIn(factsWith('', {}).filter(({ key }) => key !== needs[0]))).toBe(false);
});

it.each(longFormSlugs)('the guide of %s lists each document once, with what it answers', (slug) => {
  const { text, state } = longFormPageData(slug);
  const { text: page } = readGuide(
    slug,
    lawFacts.map((fact) => ({ ...fact, changedOn: fact.checkedOn })),
  );
  const list = page.slice(page.indexOf('What’s Included'), page.indexOf('Seven steps'));
  const { included = awayDocuments, answers = [] } = text;
  for (const { need } of answers) expect(list).toContain(need);
  for (const { document } of [...included, ...answers]) {
    expect(list.split(documentName(document, state.code)), document).toHaveLength(2);
  }
});
