import { expect, it } from 'vitest';
import { lawFacts } from '../law/facts.ts';
import { reasonFor, sourcesFor } from './change-reasons.ts';

const versions = [
  { changes: 'Changed: Who may take leave.', change_note: 'The state widened who is covered.' },
  { changes: 'Changed: Premiums.', change_note: 'The premium changed.' },
  { changes: 'Changed: Premiums.', change_note: '' },
];

it('gives the note of the version that names the section, once, and all notes where none does', () => {
  expect(reasonFor('Premiums', versions)).toBe('The premium changed.');
  expect(reasonFor('Premiums', [...versions, ...versions])).toBe('The premium changed.');
  expect(reasonFor('Appeals', versions)).toBe('The state widened who is covered. The premium changed.');
  expect(reasonFor('', [])).toBe('');
});

it('names the fact of the duty that the section meets, whatever its number, with the subdivision of its statute', () => {
  const fact = lawFacts.find(({ key }) => key === 'wi-wfmla-insurance');
  if (!fact) throw new Error('There is no such fact.');
  const duties = [{ section: 'Your rights at work', fact_key: fact.key }];
  const passage = { section: '4.2 Your rights at work', before: 'a', after: 'b' };
  expect(sourcesFor(passage, lawFacts, duties)).toEqual([
    {
      statement: fact.statement,
      statute: 'Wis. Stat. § 103.10(9)(b)',
      source: fact.source,
      checkedOn: fact.checkedOn,
    },
  ]);
  expect(sourcesFor({ ...passage, section: 'Elsewhere' }, lawFacts, duties)).toEqual([]);
});

it('names the fact whose figure the passage gained, and none that merely has the same number', () => {
  const fact = lawFacts.find(({ unit, figure }) => unit === 'percent' && figure !== null);
  if (!fact) throw new Error('There is no fact in percent.');
  const section = 'Rates';
  const after = `${fact.statement} It is ${String(fact.figure)} percent.`;
  const found = sourcesFor({ section, before: '', after }, lawFacts, []);
  expect(found.map(({ statement }) => statement)).toContain(fact.statement);
  expect(sourcesFor({ section, before: after, after }, lawFacts, [])).toEqual([]);
  expect(sourcesFor({ section, before: '', after: `${String(fact.figure)} percent` }, lawFacts, [])).toEqual(
    [],
  );
});
