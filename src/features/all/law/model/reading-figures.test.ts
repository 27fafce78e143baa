import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { readingFigures } from './reading-figures';

it('counts each statement once, by what was read', () => {
  const figures = readingFigures(lawFacts, '2026-11-30');
  const { officialPage, officialText, secondHand, calculated } = figures;
  expect(officialPage + officialText + secondHand + calculated).toBe(figures.statements);
  expect(figures.statements).toBe(lawFacts.length);
  expect(officialPage).toBeGreaterThan(0);
  expect(secondHand).toBeGreaterThan(0);
});

it('counts a reprint as the text of a law, also where its address is official', () => {
  const [first] = lawFacts;
  const read = { ...first!, confidence: 'official', source: 'https://www.revisor.mn.gov/a' } as const;
  const facts = [
    { ...read, sourceNote: null },
    { ...read, sourceNote: 'Read in a reprint' },
    { ...read, sourceNote: null, source: 'https://copy.example/a' },
  ];
  expect(readingFigures(facts, '2026-11-30')).toMatchObject({ officialPage: 1, officialText: 2 });
});

it('names the last reading and the next one that is not past', () => {
  const [first, second, ...others] = lawFacts;
  const facts = [
    { ...first!, checkedOn: '2026-11-21', nextCheck: '2026-11-29' },
    { ...second!, checkedOn: '2026-11-28', nextCheck: '2027-01-05' },
  ];
  expect(readingFigures(facts, '2026-11-30')).toMatchObject({
    lastReading: '2026-11-28',
    nextReading: '2027-01-05',
  });
  expect(readingFigures([], '2026-11-30')).toMatchObject({
    statements: 0,
    lastReading: null,
    nextReading: null,
  });
  expect(others.length).toBeGreaterThan(0);
});
