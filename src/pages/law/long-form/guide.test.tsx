import { expect, it } from 'vitest';
import { brand } from '@contracts/brand';
import { lawFacts } from '@contracts/law/facts';
import { longFormPath, longFormSlugs, type LongFormSlug } from '@contracts/law/law-addresses';
import { lawChangedOn } from '@/app/last-modified';
import { lawFactsQuery } from '@/features/law/api/law-facts-api';
import type { DatedFact } from '@/features/law/model/page-dates';
import { renderWithQueryClient } from '@/lib/queries';
import { createQueryClient } from '@/lib/query-client';
import { readPart } from '../../../../tests/support/read-part';
import { dateProblems, saidInData } from '../../../../tests/support/said-in-data';
import Guide from './guide';
import { longFormParts } from './parts';

/** The fact base read on one day, but for one fact. */
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
  return readPart(<Guide slug={slug} />);
}

it.each(longFormSlugs)(
  'the guide of %s tells search engines what it shows, with the sitemap’s date',
  (slug) => {
    const [key = ''] = longFormParts(slug).keys;
    const facts = factsWith(key, { changedOn: '2027-02-03' });
    const { data, text } = readGuide(slug, facts);
    const said = saidInData(data);
    expect(said).toContain('How to Customize in 10 Minutes');
    expect(said).toContain('February 3, 2027');
    // The page's header and footer show the shop's name.
    expect(said.filter((words) => words !== brand.name && !text.includes(words))).toEqual([]);
    expect(dateProblems(data, lawChangedOn(longFormPath(slug), facts) ?? '')).toEqual([]);
  },
);

it('does not call the law of a page as of the day on which one of its facts was read again', () => {
  const [key = '', ...others] = longFormParts('minnesota').keys;
  const again = { checkedOn: '2027-03-04', changedOn: '2027-03-04' };
  expect(readGuide('minnesota', factsWith(key, again)).text).toContain(
    'Law as of November 21, 2026. Updated March 4, 2027.',
  );
  const all = factsWith(key, again).map((fact) => (others.includes(fact.key) ? { ...fact, ...again } : fact));
  expect(readGuide('minnesota', all).text).toContain('Law as of March 4, 2027. Updated March 4, 2027.');
});
