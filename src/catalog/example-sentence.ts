import type { ProductSku } from '@contracts/products';
import type { PackState } from '@law/pack-states';
import type { DocumentSlug } from './documents';

/** A sentence of a document and the law fact behind it. A test compares both with their sources. */
export interface ExampleSentence {
  readonly document: DocumentSlug;
  readonly sentence: string;
  readonly fact: string;
}

const ofPaidLeaveKit: ExampleSentence = {
  document: 'employee-notice-acknowledgment',
  sentence:
    'After leave, you return to the same position or an equivalent one. This right starts after 90 days of employment with us.',
  fact: 'mn-pl-reinstatement',
};

/** Of each product, for each state that it covers. */
export const exampleSentences: Readonly<
  Record<ProductSku, Readonly<Partial<Record<PackState, ExampleSentence>>>>
> = {
  'mn-paid-leave': { MN: ofPaidLeaveKit },
  'core-hr': {
    MN: {
      document: 'mn-breaks-lactation-pregnancy-policy',
      sentence:
        'You may express milk whenever you need to, for as many months or years as you need. The time is paid.',
      fact: 'mn-lactation-breaks',
    },
    WI: {
      document: 'wi-hours-meals-rest-policy',
      sentence: 'Any break shorter than 30 minutes is paid.',
      fact: 'wi-break-paid',
    },
  },
  'payroll-ops': {
    MN: {
      document: 'mn-wage-deduction-form',
      sentence: 'I sign after the event named above.',
      fact: 'mn-deductions-after-loss',
    },
    WI: {
      document: 'wi-wage-deduction-authorization',
      sentence: 'Not to be signed before, or at the time of, the event.',
      fact: 'wi-deductions',
    },
  },
  'micro-templates': {
    MN: {
      document: 'mn-rest-meal-break-notice',
      sentence:
        'For a break that was not allowed, the employer owes pay for the break time plus an equal amount.',
      fact: 'mn-break-remedy',
    },
    WI: {
      document: 'wi-tip-declaration-form',
      sentence: 'The employer keeps a tip declaration that the employee signed for each pay period.',
      fact: 'wi-tip-declaration',
    },
  },
};

/** The one that stands where no product is named. */
export const exampleSentence = ofPaidLeaveKit;

/** The other documents that state its fact. */
export const otherDocumentsOfFact: readonly DocumentSlug[] = [
  'mn-paid-leave-policy',
  'employee-faq',
  'equivalent-plan-notice',
];
