import type { PlanCondition } from '@/catalog/plan-item';
import type { PlanQuestion } from '@/catalog/plan-questions';
import { planTakes } from '@/catalog/plan-takes';
import { bundles, productSkus, type OfferSku, type ProductSku } from '@contracts/products';

/** The checked values of each question. */
export type PlanAnswers = Readonly<Partial<Record<PlanQuestion, readonly string[]>>>;

const isAnswered = (answers: PlanAnswers, question: PlanQuestion, values: readonly string[]) =>
  answers[question]?.some((value) => values.includes(value)) ?? false;

const entriesOf = (condition: PlanCondition['all']) =>
  Object.entries(condition) as [PlanQuestion, readonly string[]][];

/** Whether the answers meet a condition: the same rule that `planStyles` writes as CSS. */
export function meets(answers: PlanAnswers, { all, not = {}, unless = [] }: PlanCondition): boolean {
  return (
    entriesOf(all).every(([question, values]) => isAnswered(answers, question, values)) &&
    !entriesOf(not).some(([question, values]) => isAnswered(answers, question, values)) &&
    !unless.some((condition) => meets(answers, condition))
  );
}

export interface PlannedPack {
  readonly sku: ProductSku;
  /** How many entries of the list are in the pack. */
  readonly entries: number;
}

/** The packs that the list advises to buy, in the order of the catalog. */
export function plannedPacks(answers: PlanAnswers): readonly PlannedPack[] {
  const fitting = planTakes.filter(({ when }) => meets(answers, when));
  return productSkus
    .map((sku) => ({ sku, entries: fitting.filter((item) => item.sku === sku).length }))
    .filter(({ entries }) => entries > 0);
}

/** What to buy for them: the bundle takes the place of its parts if it can be bought. */
export function offersFor(packs: readonly PlannedPack[], hasBundle: boolean): readonly OfferSku[] {
  const skus = packs.map(({ sku }) => sku);
  const { parts } = bundles['core-payroll-bundle'];
  const isBundle = hasBundle && parts.every((part) => skus.includes(part));
  return isBundle ? ['core-payroll-bundle', ...skus.filter((sku) => !parts.includes(sku))] : skus;
}
