import { describe, expect, it } from 'vitest';
import { lawFacts } from '@contracts/law/facts';
import { allStateCodes } from '@contracts/law/law-addresses';
import { unheldClaims } from '@contracts/law/law-claims';
import { planItems } from '@/catalog/plan-items';
import { indexFacts } from './law-text';
import { plainLawText } from './plain-law-text';
import { stateTiles } from './state-tiles';

const facts = indexFacts(lawFacts);

describe('the plan', () => {
  it('names only facts that the base holds and states no other figure about law', () => {
    const reasons = planItems.map(({ reason }) => plainLawText(reason, facts));
    expect(reasons).not.toContain(null);
    expect(reasons.flatMap((text) => unheldClaims(text ?? '', allStateCodes))).toEqual([]);
  });
});

it('gives every state one tile', () => {
  expect(
    stateTiles
      .flat()
      .filter((code) => code !== '.')
      .sort(),
  ).toEqual([...allStateCodes].sort());
  expect(new Set(stateTiles.map((row) => row.length))).toEqual(new Set([11]));
});
