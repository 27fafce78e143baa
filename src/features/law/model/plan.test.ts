import { describe, expect, it } from 'vitest';
import { lawFacts } from '@contracts/law/facts';
import { allStateCodes } from '@contracts/law/law-addresses';
import { unheldClaims } from '@contracts/law/law-claims';
import type { PlanCondition } from '@/catalog/plan-item';
import { planItems } from '@/catalog/plan-items';
import { planQuestions, type PlanQuestion } from '@/catalog/plan-questions';
import { indexFacts } from './law-text';
import { plainLawText } from './plain-law-text';
import { stateTiles } from './state-tiles';

const facts = indexFacts(lawFacts);

type Answers = Readonly<Record<PlanQuestion, readonly string[]>>;

/** No answer, one, or any set of them. The states without documents are told apart by no product: one stands for all. */
function answersTo({ isMultiple, options }: (typeof planQuestions)[number]): readonly string[][] {
  const values = options.map(([value]) => value);
  return isMultiple
    ? [['MN'], ['WI'], ['MN', 'WI'], ['TX'], ['MN', 'TX'], ['WI', 'TX'], ['MN', 'WI', 'TX'], values]
    : [[], ...values.map((value) => [value])];
}

const allAnswers = planQuestions.reduce<readonly Answers[]>(
  (before, question) =>
    before.flatMap((given) => answersTo(question).map((values) => ({ ...given, [question.name]: values }))),
  [{ state: [], size: [], industry: [], benefits: [], handbook: [], payroll: [] }],
);

function holds({ all, not = {}, unless = [] }: PlanCondition, given: Answers): boolean {
  const isGiven = ([question, values]: [string, readonly string[]]) =>
    values.some((value) => given[question as PlanQuestion].includes(value));
  return (
    Object.entries(all).every(isGiven) &&
    !Object.entries(not).some(isGiven) &&
    !unless.some((condition) => holds(condition, given))
  );
}

describe('the plan', () => {
  it('names only facts that the base holds and states no other figure about law', () => {
    const reasons = planItems.map(({ reason }) => plainLawText(reason, facts));
    expect(reasons).not.toContain(null);
    expect(reasons.flatMap((text) => unheldClaims(text ?? '', allStateCodes))).toEqual([]);
  });

  it('recommends no product that it advises against, whatever is answered', () => {
    expect(allAnswers).toHaveLength(8 * 6 * 7 * 4 * 4 * 3);
    const contradictions = allAnswers.flatMap((given) => {
      const shown = planItems.filter(({ when }) => holds(when, given));
      const skus = (kind: string) =>
        shown.flatMap((item) => (item.kind === kind && item.sku ? [item.sku] : []));
      const isAnyAdvisedAgainst = shown.some(({ id }) => id === 'no-pack');
      return skus('take').filter((sku) => isAnyAdvisedAgainst || skus('skip').includes(sku));
    });
    expect(contradictions).toEqual([]);
  });

  it('advises against each product for somebody', () => {
    const advised = planItems.filter(
      ({ kind, sku, when }) => kind === 'skip' && sku && allAnswers.some((given) => holds(when, given)),
    );
    expect(advised.map(({ sku }) => sku)).toEqual([
      'mn-paid-leave',
      'payroll-ops',
      'core-hr',
      'micro-templates',
    ]);
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
