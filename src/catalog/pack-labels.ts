import type { PackState } from '@law/pack-states';
import type { ProductSku } from '@contracts/products';

export interface PackLabels {
  readonly badge: string;
  readonly states: readonly PackState[];
  readonly formats: readonly string[];
}

/** What a card says about a pack in a few words, apart from the long texts of its page. */
export const packLabels: Readonly<Record<ProductSku, PackLabels>> = {
  'mn-paid-leave': {
    badge: 'Minnesota 2026',
    states: ['MN'],
    formats: ['Word', 'Google Docs', 'PDF', 'Excel'],
  },
  'core-hr': { badge: 'Most complete', states: ['MN', 'WI'], formats: ['Word', 'Google Docs', 'PDF'] },
  'payroll-ops': {
    badge: 'With Excel calendars',
    states: ['MN', 'WI'],
    formats: ['Word', 'Google Docs', 'PDF', 'Excel'],
  },
  'micro-templates': { badge: 'Quick start', states: ['MN', 'WI'], formats: ['Word', 'Google Docs', 'PDF'] },
};
