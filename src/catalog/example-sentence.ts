import type { DocumentSlug } from './documents';

/** A sentence of a document of the paid leave kit and the law fact behind it. A test compares both with their sources. */
export const exampleDocument: DocumentSlug = 'employee-notice-acknowledgment';
export const exampleSentence =
  'After leave, you return to the same position or an equivalent one. This right starts after 90 days of employment with us.';
export const exampleFact = 'mn-pl-reinstatement';
/** The other documents that state the fact. */
export const otherDocumentsOfFact: readonly DocumentSlug[] = [
  'mn-paid-leave-policy',
  'employee-faq',
  'equivalent-plan-notice',
];
