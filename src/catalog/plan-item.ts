import type { ProductSku } from '@contracts/products';
import type { PlanQuestion } from './plan-questions';

/**
 * Which answers it takes: any of the listed ones to each question named; none of those under `not`; and none of the
 * conditions under `unless` may hold as a whole.
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
  /** Names facts as the guides do. */
  readonly reason: string;
  /** The product that it recommends, or advises against. */
  readonly sku?: ProductSku;
  readonly link?: { readonly to: string; readonly label: string };
  readonly when: PlanCondition;
}
