import type { PackState } from '@law/pack-states';
import type { ProductSku } from '@contracts/products';
import type { DocumentSlug } from './documents';
import type { PlanQuestion } from './plan-questions';

/**
 * When the item applies: for each question, the answer is one of those listed; no answer is one of those under `not`; and
 * no condition under `unless` is met in full.
 */
export interface PlanCondition {
  readonly all: Readonly<Partial<Record<PlanQuestion, readonly string[]>>>;
  readonly not?: Readonly<Partial<Record<PlanQuestion, readonly string[]>>>;
  readonly unless?: readonly PlanCondition[];
}

export interface PlanItem {
  readonly id: string;
  readonly kind: 'take' | 'skip' | 'know';
  readonly title: string;
  /** Names facts in the same way as the guides. */
  readonly reason: string;
  /** The product that it recommends, or advises against. */
  readonly sku?: ProductSku;
  readonly link?: { readonly to: string; readonly label: string };
  readonly when: PlanCondition;
}

/** Something to buy. */
export interface PlanTake extends PlanItem {
  readonly sku: ProductSku;
  /** The documents of the pack that the entry is about, by the state that they cover. None if it is about the whole pack. */
  readonly documents: Readonly<Partial<Record<PackState, readonly DocumentSlug[]>>>;
}
