import type { ProductSku } from '../contracts/products.ts';
import type { PackState } from './pack-states.ts';

/** A sentence of a document and the law fact behind it. A test compares both with their sources. */
export interface ExampleSentence {
  /** The file name of the document in the library, and its title. */
  readonly document: string;
  readonly title: string;
  readonly sentence: string;
  readonly fact: string;
}

const ofPaidLeaveKit: ExampleSentence = {
  document: 'employee-notice-acknowledgment',
  title: 'Employee Notice and Acknowledgment',
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
      title: 'Breaks, Lactation and Pregnancy Accommodation Policy',
      sentence:
        'You may express milk whenever you need to, for as many months or years as you need. The time is paid.',
      fact: 'mn-lactation-breaks',
    },
    WI: {
      document: 'wi-hours-meals-rest-policy',
      title: 'Hours, Meals and Day of Rest Policy',
      sentence: 'Any break shorter than 30 minutes is paid.',
      fact: 'wi-break-paid',
    },
  },
  'payroll-ops': {
    MN: {
      document: 'mn-wage-deduction-form',
      title: 'Wage Deduction Authorization After a Loss',
      sentence: 'I sign after the event named above.',
      fact: 'mn-deductions-after-loss',
    },
    WI: {
      document: 'wi-wage-deduction-authorization',
      title: 'Wage Deduction Authorization',
      sentence: 'Not to be signed before, or at the time of, the event.',
      fact: 'wi-deductions',
    },
  },
  'micro-templates': {
    MN: {
      document: 'mn-rest-meal-break-notice',
      title: 'Rest and Meal Break Notice',
      sentence:
        'For a break that was not allowed, the employer owes pay for the break time plus an equal amount.',
      fact: 'mn-break-remedy',
    },
    WI: {
      document: 'wi-tip-declaration-form',
      title: 'Tip Declaration and Tip Credit Check',
      sentence: 'The employer keeps a tip declaration that the employee signed for each pay period.',
      fact: 'wi-tip-declaration',
    },
  },
};

/** The one that stands where no product is named. */
export const exampleSentence = ofPaidLeaveKit;
