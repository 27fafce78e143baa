import { describe, expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { changeLogOf } from '@law/change-logs';
import type { LawFact } from '@law/law-fact';
import { yearlyFigures } from '@law/yearly-figures';
import {
  expectedChanges,
  figureChange,
  lawChanges,
  type FactDocument,
  type RecordedChange,
} from './law-changes';

const fact = (changes: Partial<LawFact>): LawFact => ({
  key: 'mn-premium',
  state: 'MN',
  topic: 'Premiums',
  statement: 'The premium is 0.9 percent.',
  figure: 0.9,
  unit: 'percent',
  statute: null,
  source: 'https://pl.mn.gov/premiums',
  sourceNote: null,
  checkedOn: '2026-11-21',
  nextCheck: '2027-01-05',
  confidence: 'official',
  ...changes,
});
const recorded = (changes: Partial<RecordedChange>): RecordedChange => ({
  id: 7,
  key: 'mn-premium',
  recordedOn: '2026-12-02',
  before: { figure: 0.88, unit: 'percent', validFrom: '2026-01-01' },
  after: { figure: 0.9, unit: 'percent', validFrom: '2027-01-01' },
  ...changes,
});
const document = (releasedOn: string): FactDocument => ({
  key: 'mn-premium',
  path: 'templates/kit/policy.md',
  title: 'Policy',
  sku: 'mn-paid-leave',
  version: '1.3',
  releasedOn,
});
const sources = { facts: [fact({})], recorded: [], documents: [], yearly: [], today: '2026-12-05' };

describe('the change log of the law', () => {
  it.each([
    [0.88, 0.9, 'percent', 'The premium rises from 0.88 percent to 0.9 percent.'],
    [80, 72, 'hours', 'The premium falls from 80 hours to 72 hours.'],
    [20260101, 20260701, 'date', 'The premium moves from January 1, 2026 to July 1, 2026.'],
  ] as const)('says from %s to %s %s what the two figures say', (old, current, unit, text) => {
    expect(figureChange('The premium', { figure: old, unit }, { figure: current, unit })).toBe(text);
  });

  it('compares nothing that cannot be compared', () => {
    expect(figureChange('It', { figure: null, unit: null }, { figure: 3, unit: 'days' })).toBeNull();
    expect(figureChange('It', { figure: 3, unit: 'weeks' }, { figure: 21, unit: 'days' })).toBeNull();
    expect(figureChange('It', { figure: 3, unit: 'days' }, { figure: 3, unit: 'days' })).toBeNull();
  });

  it('calls a figure for a later time a change of the law, on the day from which it holds', () => {
    const [change] = lawChanges({
      ...sources,
      facts: [fact({ validFrom: '2027-01-01' })],
      recorded: [recorded({})],
      documents: [document('2026-12-01')],
    });
    expect(change).toMatchObject({
      on: '2027-01-01',
      kind: 'announced',
      text: 'The figure rises from 0.88 percent to 0.9 percent. The premium is 0.9 percent.',
    });
    expect(change?.documents.map(({ hasFollowed }) => hasFollowed)).toEqual([false]);
  });

  it('lists a change that is also in the dates of the fact once', () => {
    const both = { ...sources, facts: [fact({ validFrom: '2027-01-01' })], recorded: [recorded({})] };
    expect(lawChanges(both)).toHaveLength(1);
  });

  it('calls another figure for the same time our own correction, and sees the document that followed', () => {
    const same = { validFrom: '2026-01-01' };
    const [change] = lawChanges({
      ...sources,
      recorded: [
        recorded({
          before: { figure: 0.88, unit: 'percent', ...same },
          after: { figure: 0.9, unit: 'percent', ...same },
        }),
      ],
      documents: [document('2026-12-03')],
    });
    expect(change).toMatchObject({ on: '2026-12-02', kind: 'corrected' });
    expect(change?.text).toBe(
      'The figure was corrected from 0.88 percent to 0.9 percent. The premium is 0.9 percent.',
    );
    expect(change?.documents.map(({ hasFollowed }) => hasFollowed)).toEqual([true]);
  });

  it('takes nothing from a change that moved no figure', () => {
    const nothing = { figure: null, unit: null, validFrom: null };
    expect(lawChanges({ ...sources, recorded: [recorded({ before: nothing, after: nothing })] })).toEqual([]);
  });

  it('compares the figures of two years in the fact base that ships', () => {
    const california = lawFacts.filter(({ state }) => state === 'CA');
    const log = lawChanges({ ...sources, facts: california, yearly: yearlyFigures });
    const [wage, wage2027] = ['ca-minimum-wage-2026', 'ca-minimum-wage-2027'].map((key) =>
      california.find((candidate) => candidate.key === key),
    );
    const change = log.find(({ fact: { key } }) => key === 'ca-minimum-wage-2027');
    expect(change).toMatchObject({ kind: 'announced', on: '2027-01-01' });
    expect(change?.text).toContain(
      `Minimum wage rises from $${wage?.figure?.toFixed(2)} to $${wage2027?.figure?.toFixed(2)}.`,
    );
  });

  it('has a page for each state whose facts have dates', () => {
    const without = lawFacts.filter(
      ({ validFrom, changesOn, state }) => (validFrom ?? changesOn) && !changeLogOf(state),
    );
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});

describe('the figures that change next', () => {
  it('are those with a day of the year, on its next coming', () => {
    const yearly = {
      ...sources,
      facts: [fact({ changesOn: '07-01' }), fact({ key: 'mn-other', changesOn: '01-01' })],
    };
    expect(expectedChanges(yearly).map(({ on, fact: { key } }) => [on, key])).toEqual([
      ['2027-01-01', 'mn-other'],
      ['2027-07-01', 'mn-premium'],
    ]);
  });

  it('leave out a figure whose next one is stored, and say so where the time is over', () => {
    const facts = lawFacts.filter(({ state }) => ['CA', 'CO'].includes(state));
    const expected = expectedChanges({ ...sources, facts, yearly: yearlyFigures });
    expect(expected.map(({ fact: { key } }) => key)).not.toContain('ca-minimum-wage-2026');
    expect(expected.find(({ fact: { key } }) => key === 'co-famli-maximum')?.text).toContain(
      'This held until June 30, 2026. The figure that follows is not here yet.',
    );
  });
});
