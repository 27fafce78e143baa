import type { DocumentClaim, DocumentSlug } from './documents';

/** The documents of the Core HR Pack that rest on federal law or on none: a buyer of another state can use them. */
export const awayDocuments: readonly DocumentClaim[] = [
  {
    document: 'wi-federal-rules',
    text: 'nine handbook clauses on federal subjects, and what changes as the company grows',
  },
  {
    document: 'wi-job-description',
    text: 'a description made from a week of real work, with a finished example',
  },
  {
    document: 'mn-interview-guide',
    text: 'scripts for the phone, the interview and the reference call, with a scorecard',
  },
  {
    document: 'mn-accommodation-record',
    text: 'from the first talk to the last check, with scripts and ideas to try',
  },
  {
    document: 'wi-performance-discipline-policy',
    text: 'fair steps, a fact sheet, a warning form and an improvement plan',
  },
  {
    document: 'wi-complaint-investigation-procedure',
    text: 'taking a complaint, looking into it and closing it',
  },
];

/** The two of them whose pages stand for the pack in another state. */
export const awayCovers: readonly [DocumentSlug, DocumentSlug] = ['wi-federal-rules', 'wi-job-description'];
