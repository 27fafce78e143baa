import { createStore } from '@/lib/browser/external-store';
import type { PlanAnswers } from './plan-order';

interface ShownPlan {
  readonly answers: PlanAnswers;
  /** Where the page has room for the order, with `countName` of each pack. */
  readonly place: HTMLElement;
}

/** The plan that is on the page and the answers checked in it. Its element writes it; what React keeps reads it. */
export const shownPlan = createStore<ShownPlan | null>(null);
