import { expect, it } from 'vitest';
import { yearlyFigures, type YearlyFigure } from '../../supabase/functions/_shared/law/yearly-figures';
import { checkYearlyFigures } from './check-yearly-figures';

const figure: YearlyFigure = {
  name: 'Minimum wage',
  state: 'MN',
  current: 'mn-minimum-wage-2026',
  next: null,
  expected: 'Set each August',
  announcedOn: '2026-08-31',
  awaited: null,
  publisher: { name: 'Minnesota DLI', url: 'https://dli.mn.gov/minwage' },
  usedIn: [],
  follows: [],
};

it('finds nothing in the figures that ship on the day of their last reading', () => {
  expect(checkYearlyFigures('2026-11-30')).toEqual([]);
  expect(checkYearlyFigures('2026-11-30', yearlyFigures.map((row) => ({ ...row, awaited: null })))).not.toEqual([]);
});

it('waits 30 days for a figure, and no longer', () => {
  expect(checkYearlyFigures('2026-09-30', [figure])).toEqual([]);
  expect(checkYearlyFigures('2026-10-01', [figure])).toEqual([
    'MN Minimum wage: the next figure was due on 2026-08-31; add it, or say in awaited when it was looked for',
  ]);
});

it('takes a word on what was done, until the figure is there', () => {
  const awaited = 'Asked on October 1, 2026; no answer';
  expect(checkYearlyFigures('2027-06-01', [{ ...figure, awaited }])).toEqual([]);
  expect(checkYearlyFigures('2026-11-30', [{ ...figure, next: 'mn-minimum-wage-2027', awaited }])).toEqual([
    'MN Minimum wage: it is awaited no more, mn-minimum-wage-2027 has it',
  ]);
});

it('asks for a day', () => {
  expect(checkYearlyFigures('2026-11-30', [{ ...figure, announcedOn: 'each autumn' }])[0]).toBe(
    'MN Minimum wage: "each autumn" is no day',
  );
});
