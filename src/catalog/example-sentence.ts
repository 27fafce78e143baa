import type { DocumentSlug } from './documents';

/** The documents that state the fact of `exampleSentence`, besides its own. */
export const otherDocumentsOfFact: readonly DocumentSlug[] = [
  'mn-paid-leave-policy',
  'employee-faq',
  'equivalent-plan-notice',
];
