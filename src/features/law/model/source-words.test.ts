import { expect, it } from 'vitest';
import { lawFacts } from '@contracts/law/facts';
import type { LawFact } from '@contracts/law/law-fact';
import { sourceName, sourceRemark } from './source-words';

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
    'https://docs-preview.legis.wisconsin.gov/document/budget/2025/25-1772',
    'docs-preview.legis.wisconsin.gov › budget › 25-1772',
  ],
])('names %s by its site and its page', (source, name) => {
  expect(sourceName({ ...read, source })).toBe(name);
  expect(sourceName({ ...read, source, statute: 'Minn. Stat. ch. 268B' })).toBe(
    `${name}, Minn. Stat. ch. 268B`,
  );
});

it('gives no two sources of the fact base one name', () => {
  const first = new Map<string, LawFact>();
  for (const fact of lawFacts) {
    first.set(fact.source, first.get(fact.source) ?? fact);
  }
  const names = [...first.values()].map(sourceName);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
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
  expect(sourceRemark({ ...read, confidence: 'secondary' })).toMatch(/^Second-hand source\. Read on/);
});

it('says of every copy that it is one', () => {
  const copies =
    /huggingface\.co|casetext\.com|minneslate\.com|flipbuilder\.com|pelicanrapids\.com|legiplex\.com/;
  const unsaid = lawFacts.filter(
    ({ source, sourceNote, confidence }) =>
      confidence !== 'calculated' && copies.test(source) && !sourceNote?.includes('not the official page'),
  );
  expect(unsaid.map(({ key }) => key)).toEqual([]);
});
