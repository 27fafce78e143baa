import { expect, it } from 'vitest';
import { lawIndexSlugs } from '../../supabase/functions/_shared/law/law-addresses.ts';
import { lawIndexRowSchema, type LawIndexRow } from '../../src/catalog/law-index/law-index-row.ts';
import { faultsOf, metRows, readLawIndex } from './check-law-index.ts';

const row: LawIndexRow = {
  statute: 'Wis. Stat. § 103.45',
  kind: 'payment',
  owedBy: 'Every employer',
  duty: 'Pay by a check that a bank in Wisconsin cashes.',
  answer: 'open',
  says: 'No document of ours says it yet.',
  source: 'https://docs.legis.wisconsin.gov/document/statutes/103.45',
  reading: 'official',
  quote: 'shall be payable at a bank in this state',
  readOn: '2026-12-01',
};
const faults = (change: Partial<LawIndexRow>) => faultsOf('wisconsin', [{ ...row, ...change }]);

it('takes a row whose figures stand in its quote, at a page of a public body', () => {
  expect(lawIndexRowSchema.safeParse(row).success).toBe(true);
  expect(faults({})).toEqual([]);
  expect(faults({ duty: 'File Form 940 under § 5.', quote: 'a return' })).toEqual([]);
});

it('refuses a figure without a quote, a long quote, another state’s law and a page that is not official', () => {
  expect(faults({ duty: 'Pay within 3 days.' })).toEqual(['Wis. Stat. § 103.45: 3 is not in its quote']);
  expect(faults({ says: 'Pay $1,000 to the state.' })[0]).toContain('$1,000 is not in its quote');
  expect(faults({ quote: 'word '.repeat(26).trim() })[0]).toContain('more than 25 words');
  expect(faults({ statute: 'Minn. Stat. § 181.64' })[0]).toContain('it is no wisconsin law');
  expect(faults({ source: 'https://law.example.com/103.45' })[0]).toContain('is not a public body’s');
  expect(faults({ source: 'https://docs-preview.legis.wisconsin.gov/103.45' })[0]).toContain('preview');
  expect(faultsOf('wisconsin', [row, row])).toEqual(['Wis. Stat. § 103.45: it is listed twice']);
});

it('refuses a row that a document meets without its section and words, and an open one without a reason', () => {
  const { says: _, ...silent } = row;
  expect(lawIndexRowSchema.safeParse(silent).success).toBe(false);
  expect(lawIndexRowSchema.safeParse({ ...silent, answer: 'met' }).success).toBe(false);
  const met = { template: 'core-hr-pack-wi/handbook', section: 'Pay', words: 'pay' };
  expect(lawIndexRowSchema.safeParse({ ...silent, answer: 'met', ...met }).success).toBe(true);
});

/** How many sections of each law the index adds to the duties. A row goes only when the law goes, or when it becomes a duty. */
it('loses no section', () => {
  const { index } = readLawIndex('content');
  const counts = lawIndexSlugs.map((slug) => [slug, new Set(index[slug].map(({ statute }) => statute)).size]);
  expect(Object.fromEntries(counts)).toEqual({ minnesota: 54, wisconsin: 47, federal: 39 });
});

it('hands each row that a document meets to the check of its section', () => {
  const { index } = readLawIndex('content');
  const { duties, words } = metRows(index);
  const met = lawIndexSlugs.flatMap((slug) => index[slug].filter(({ answer }) => answer === 'met'));
  expect(duties.map(({ statute }) => statute)).toEqual(met.map(({ statute }) => statute));
  expect(Object.keys(words)).toEqual(duties.map(({ key }) => key));
});
