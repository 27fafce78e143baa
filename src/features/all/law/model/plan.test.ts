import { describe, expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { allStateCodes } from '@law/law-addresses';
import { unheldClaims } from '@law/law-claims';
import { planItems } from '@/catalog/plan-items';
import { planQuestions, type PlanQuestion } from '@/catalog/plan-questions';
import { indexFacts } from './law-text';
import { meets } from './plan-order';
import { plainLawText } from './plain-law-text';
import { stateTiles } from './state-tiles';

const facts = indexFacts(lawFacts);

type Answers = Readonly<Record<PlanQuestion, readonly string[]>>;

/** No answer, one, or any set of them. No product distinguishes the states without documents, so one represents them all. */
function answersTo({ isMultiple, options }: (typeof planQuestions)[number]): readonly string[][] {
  const values = options.map(([value]) => value);
  return isMultiple
    ? [['MN'], ['WI'], ['MN', 'WI'], ['TX'], ['MN', 'TX'], ['WI', 'TX'], ['MN', 'WI', 'TX'], values]
    : [[], ...values.map((value) => [value])];
}

const noAnswer: Answers = { state: [], size: [], industry: [], benefits: [], handbook: [], payroll: [] };

const allAnswers = planQuestions.reduce<readonly Answers[]>(
  (before, question) =>
    before.flatMap((given) => answersTo(question).map((values) => ({ ...given, [question.name]: values }))),
  [noAnswer],
);

const changedBySize = (state: string, size: string) =>
  planItems
    .filter(({ when }) => when.all.size)
    .filter(({ when }) => meets({ ...noAnswer, state: [state], size: [size] }, when))
    .map(({ id }) => id);

describe('the plan', () => {
  it('uses only facts from the fact base and states no other figure about law', () => {
    const reasons = planItems.map(({ reason }) => plainLawText(reason, facts));
    expect(reasons).not.toContain(null);
    expect(reasons.flatMap((text) => unheldClaims(text ?? '', allStateCodes))).toEqual([]);
  });

  it.each([
    ['1', 'micro-small small-premium'],
    ['10', 'no-micro small-premium'],
    ['25', 'no-micro small-premium'],
    ['exactly-30', 'micro-posting small-premium'],
    ['31', 'micro-posting'],
    ['50', 'micro-posting federal-leave'],
    // Saved when 30 to 49 was one choice: everything that may apply, with the size limit of each.
    ['30', 'micro-posting small-premium'],
  ])('lists these size-dependent items for %s employees in Minnesota: %s', (size, expected) => {
    expect(changedBySize('MN', size)).toEqual(expected.split(' '));
  });

  it.each([
    ['10', 'no-wi-fmla no-micro'],
    ['25', 'core-hr-wi-posting no-wi-fmla no-micro'],
    ['exactly-30', 'core-hr-wi-posting no-wi-fmla no-micro'],
    ['31', 'core-hr-wi-posting no-wi-fmla no-micro'],
    ['50', 'core-hr-wi-posting core-hr-wi-fmla no-micro federal-leave'],
    ['30', 'core-hr-wi-posting no-wi-fmla no-micro'],
  ])('lists these size-dependent items for %s employees in Wisconsin: %s', (size, expected) => {
    expect(changedBySize('WI', size)).toEqual(expected.split(' '));
  });

  it('never both recommends a product and advises against it', () => {
    expect(allAnswers).toHaveLength(8 * 8 * 7 * 4 * 4 * 3);
    const contradictions = allAnswers.flatMap((given) => {
      const shown = planItems.filter(({ when }) => meets(given, when));
      const skus = (kind: string) =>
        shown.flatMap((item) => (item.kind === kind && item.sku ? [item.sku] : []));
      const isAnyAdvisedAgainst = shown.some(({ id }) => id === 'no-pack');
      return skus('take').filter((sku) => isAnyAdvisedAgainst || skus('skip').includes(sku));
    });
    expect(contradictions).toEqual([]);
  });

  it('advises against each product for some answers', () => {
    const advised = planItems.filter(
      ({ kind, sku, when }) => kind === 'skip' && sku && allAnswers.some((given) => meets(given, when)),
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
