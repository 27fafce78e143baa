import { describe, expect, it } from 'vitest';
import { documents } from '@/catalog/documents';
import { planTakes } from '@/catalog/plan-takes';
import { offersFor, packShare, plannedPacks } from './plan-order';

const skus = (answers: Parameters<typeof plannedPacks>[0]) => plannedPacks(answers).map(({ sku }) => sku);

describe('the packs of a plan', () => {
  it('are none before a state is chosen, and none for a state without documents', () => {
    expect(skus({})).toEqual([]);
    expect(skus({ state: ['TX'], payroll: ['in-house'], handbook: ['none'] })).toEqual([]);
  });

  it('count the documents that the list names, in the order of the catalog', () => {
    const answers = { state: ['MN'], benefits: ['none'], handbook: ['none'], payroll: ['in-house'] };
    expect(plannedPacks(answers)).toEqual([
      { sku: 'mn-paid-leave', documents: 3 },
      { sku: 'core-hr', documents: 2 },
      { sku: 'payroll-ops', documents: 3 },
    ]);
  });

  it('count a handbook for each chosen state, and once a document that two entries name', () => {
    const handbooks = { sku: 'core-hr', documents: 2 };
    expect(plannedPacks({ state: ['MN', 'WI'], handbook: ['none'] })).toContainEqual(handbooks);
    expect(plannedPacks({ state: ['WI'], handbook: ['none'] })).toEqual([{ sku: 'core-hr', documents: 1 }]);
    const posted = { state: ['WI'], size: ['31'], benefits: ['unwritten'] };
    // The PTO policy, which is also what is posted, and civic leave.
    expect(plannedPacks(posted)).toEqual([{ sku: 'core-hr', documents: 2 }]);
  });

  it('say how much of a pack is needed and how much more it holds', () => {
    expect(packShare({ sku: 'core-hr', documents: 4 }, 22)).toBe('4 documents you need and 18 more');
    expect(packShare({ sku: 'core-hr', documents: 1 }, 1)).toBe('1 document you need');
    expect(packShare({ sku: 'micro-templates', documents: 0 }, 12)).toBe('12 documents');
  });

  it('say nothing of a pack that is not counted yet', () => {
    expect(packShare({ sku: 'core-hr', documents: 4 }, 0)).toBe('4 documents you need');
    expect(packShare({ sku: 'micro-templates', documents: 0 }, 0)).toBe('');
  });
});

it('every document of the list is in the pack and for the state that the list says', () => {
  for (const { id, sku, documents: named } of planTakes) {
    for (const [state, slugs] of Object.entries(named)) {
      for (const slug of slugs) expect(documents[slug], `${id}: ${slug}`).toMatchObject({ sku, state });
    }
  }
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
