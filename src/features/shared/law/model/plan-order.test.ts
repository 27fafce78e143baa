import { describe, expect, it } from 'vitest';
import { offersFor, plannedPacks } from './plan-order';

const skus = (answers: Parameters<typeof plannedPacks>[0]) => plannedPacks(answers).map(({ sku }) => sku);

describe('the packs of a plan', () => {
  it('are none before a state is chosen, and none for a state without documents', () => {
    expect(skus({})).toEqual([]);
    expect(skus({ state: ['TX'], payroll: ['in-house'], handbook: ['none'] })).toEqual([]);
  });

  it('count the entries of the list, in the order of the catalog', () => {
    const answers = { state: ['MN'], benefits: ['none'], handbook: ['none'], payroll: ['in-house'] };
    expect(plannedPacks(answers)).toEqual([
      { sku: 'mn-paid-leave', entries: 1 },
      { sku: 'core-hr', entries: 2 },
      { sku: 'payroll-ops', entries: 1 },
    ]);
  });
});

describe('what to buy for them', () => {
  const packs = plannedPacks({ state: ['MN'], handbook: ['none'], payroll: ['in-house'] });

  it('is the bundle in place of its parts', () => {
    expect(offersFor(packs, true)).toEqual(['core-payroll-bundle', 'mn-paid-leave']);
  });

  it('is each pack while the bundle is not for sale, or only a part of it is needed', () => {
    expect(offersFor(packs, false)).toEqual(['mn-paid-leave', 'core-hr', 'payroll-ops']);
    expect(offersFor(plannedPacks({ state: ['WI'], payroll: ['in-house'] }), true)).toEqual(['payroll-ops']);
  });
});
