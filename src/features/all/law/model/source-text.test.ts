import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import type { LawFact } from '@law/law-fact';
import { officialFirst, shortSourceName, sourceDate, sourceName, sourceRemark } from './source-text';

const read: LawFact = {
  key: 'mn-example',
  state: 'MN',
  topic: 'Job protection',
  statement: 'An example.',
  figure: null,
  unit: null,
  statute: null,
  source: 'https://mn.gov/deed/paidleave/employees/eligibility/index.jsp',
  sourceNote: null,
  checkedOn: '2026-11-21',
  nextCheck: '2027-05-21',
  confidence: 'official',
};

it.each([
  ['https://mn.gov/deed/paidleave/employees/eligibility/index.jsp', 'mn.gov › employees › eligibility'],
  ['https://mn.gov/deed/paidleave/employers/posters-notices/index.jsp', 'mn.gov › posters notices'],
  ['https://www.dli.mn.gov/node/8051', 'dli.mn.gov (job protection)'],
  ['https://paidleave.maryland.gov', 'paidleave.maryland.gov (job protection)'],
  [
    'https://docs.legis.wisconsin.gov/document/budget/2025/25-1772',
    'docs.legis.wisconsin.gov › budget › 25-1772',
  ],
])('describes %s by its site and page', (source, name) => {
  expect(sourceName({ ...read, source })).toBe(name);
  expect(sourceName({ ...read, source, statute: 'Minn. Stat. ch. 268B' })).toBe(
    `${name}, Minn. Stat. ch. 268B`,
  );
});

it('gives each source of the fact base a different name', () => {
  const first = new Map<string, LawFact>();
  for (const fact of lawFacts) {
    first.set(fact.source, first.get(fact.source) ?? fact);
  }
  const names = [...first.values()].map(sourceName);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('lists official pages first, and otherwise keeps the order of the page', () => {
  const named = (key: string, confidence: LawFact['confidence'], source = read.source): LawFact => ({
    ...read,
    ...{ key, confidence, source },
  });
  const facts = [
    named('insurer', 'secondary', 'https://www.mutualofomaha.com/paid-leave'),
    named('copy', 'official', 'https://print.casetext.com/rule'),
    named('state', 'official'),
    named('lawyer', 'secondary', 'https://www.felhaber.com/premiums'),
    named('statute', 'official', 'https://www.revisor.mn.gov/statutes/cite/268B.14'),
  ];
  expect(officialFirst(facts).map(({ key }) => key)).toEqual([
    'state',
    'statute',
    'copy',
    'insurer',
    'lawyer',
  ]);
});

it('calls only a public body’s own page official', () => {
  expect(sourceRemark(read)).toBe('Official page. Read on November 21, 2026; next reading by May 21, 2027.');
  const copy = {
    source: 'https://print.casetext.com/rule',
    sourceNote: 'A copy of the rule, not the official page',
  };
  expect(sourceRemark({ ...read, ...copy })).toMatch(
    /^Official text on another site\. A copy of the rule, not the official page\. Read on/,
  );
});

it('says whether one site alone reports a second-hand fact', () => {
  const secondHand: LawFact = { ...read, confidence: 'secondary', source: 'https://www.firm.example/a' };
  expect(sourceRemark(secondHand)).toMatch(/^Second-hand: this site alone\. Read on/);
  const otherSources = ['https://other.example/b'];
  expect(sourceRemark({ ...secondHand, otherSources })).toMatch(/^Second-hand: 2 sources agree\. Read on/);
});

it('says of which day the source is, where it is known', () => {
  expect(sourceRemark({ ...read, sourceDated: '2007-11' })).toBe(
    'Official page. Source of November 2007, read on November 21, 2026; next reading by May 21, 2027.',
  );
  expect(['2019', '2020-10', '2024-06-05'].map(sourceDate)).toEqual(['2019', 'October 2020', 'June 5, 2024']);
});

it('names the subdivision beside the text and in the list of sources', () => {
  const pinned = { ...read, statute: 'Minn. Stat. § 181.172', pinCite: '(c)' };
  expect(shortSourceName(pinned)).toBe('Minn. Stat. § 181.172(c), Official page');
  expect(shortSourceName({ ...pinned, pinCite: 'subd. 7' })).toBe(
    'Minn. Stat. § 181.172 subd. 7, Official page',
  );
  expect(shortSourceName({ ...pinned, confidence: 'secondary', statute: null })).toBe('Second-hand');
  expect(sourceName(pinned)).toMatch(/, Minn\. Stat\. § 181\.172\(c\)$/);
});

it('names each subdivision with its statute, and once', () => {
  const pinned = lawFacts.filter(({ pinCite }) => pinCite);
  expect(pinned.filter(({ statute, pinCite }) => statute?.endsWith(pinCite!) !== false)).toEqual([]);
});

it('never claims that an unread page was read', () => {
  const sourceNote = 'Not read at this address, where the section stands';
  expect(sourceRemark({ ...read, sourceNote })).toBe(
    `${sourceNote}. Noted on November 21, 2026; to be read by May 21, 2027.`,
  );
});

it('calls a statute that was read in a reprint no official page', () => {
  const reprint = {
    ...read,
    statute: 'Minn. Stat. § 181.14',
    sourceNote: 'Read in a reprint of the statute',
  };
  expect(shortSourceName(reprint)).toBe('Minn. Stat. § 181.14, Official text');
  expect(sourceRemark(reprint)).toMatch(/^Official text\. Read in a reprint of the statute\. Read on /);
});

it('labels every copy as a copy', () => {
  const copies =
    /huggingface\.co|casetext\.com|minneslate\.com|flipbuilder\.com|pelicanrapids\.com|legiplex\.com/;
  const unsaid = lawFacts.filter(
    ({ source, sourceNote, confidence }) =>
      confidence !== 'calculated' && copies.test(source) && !sourceNote?.includes('not the official page'),
  );
  expect(unsaid.map(({ key }) => key)).toEqual([]);
});
