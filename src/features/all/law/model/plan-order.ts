import { isPackState } from '@law/pack-states';
import type { PlanCondition } from '@/catalog/plan-item';
import type { PlanQuestion } from '@/catalog/plan-questions';
import { planTakes } from '@/catalog/plan-takes';
import { bundles, productSkus, type OfferSku, type ProductSku } from '@contracts/products';
import { plural } from '@/lib/text/format';

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
  /** How many of its documents the list names. None if it advises the pack as a whole. */
  readonly documents: number;
}

/** The packs that the list advises to buy, in the order of the catalog. */
export function plannedPacks(answers: PlanAnswers): readonly PlannedPack[] {
  const states = (answers.state ?? []).filter(isPackState);
  const fitting = planTakes.filter(({ when }) => meets(answers, when));
  return productSkus
    .map((sku) => ({ sku, entries: fitting.filter((item) => item.sku === sku) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ sku, entries }) => {
      const named = entries.flatMap(({ documents }) => states.flatMap((state) => documents[state] ?? []));
      return { sku, documents: new Set(named).size };
    });
}

/** What of a pack with `inPack` documents the visitor needs. Empty until the pack is counted, if the list names none of them. */
export function packShare({ documents }: PlannedPack, inPack: number): string {
  if (documents === 0) return inPack > 0 ? plural(inPack, 'document') : '';
  const needed = `${plural(documents, 'document')} you need`;
  return inPack > documents ? `${needed} and ${inPack - documents} more` : needed;
}

/** What to buy for them: the bundle takes the place of its parts if it can be bought. */
export function offersFor(packs: readonly PlannedPack[], hasBundle: boolean): readonly OfferSku[] {
  const skus = packs.map(({ sku }) => sku);
  const { parts } = bundles['core-payroll-bundle'];
  const isBundle = hasBundle && parts.every((part) => skus.includes(part));
  return isBundle ? ['core-payroll-bundle', ...skus.filter((sku) => !parts.includes(sku))] : skus;
}
