import type { DocumentClaim } from './documents';

/** The documents of the Core HR Pack that are useful outside Minnesota and Wisconsin. */
export const awayDocuments: readonly DocumentClaim[] = [
  {
    document: 'wi-family-medical-leave-policy',
    text: 'the procedure of a leave, step by step, from the first notice to the return',
  },
  {
    document: 'wi-pto-policy',
    text: 'earning, carry-over and the last day, as you define them',
  },
  {
    document: 'wi-leave-request-form',
    text: 'the request and your answer in one form',
  },
  {
    document: 'leave-notices-and-emails',
    text: 'the messages of a leave, each with the moment to send it',
  },
  {
    document: 'manager-leave-checklist',
    text: 'what a manager does before, during and after a leave',
  },
  {
    document: 'return-to-work-letter',
    text: 'job, pay and balances, confirmed on the first day back',
  },
];
