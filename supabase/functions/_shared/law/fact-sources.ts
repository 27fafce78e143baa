import { nextChecks, type LawFact, type SourceDetails } from './law-fact.ts';
import { withProof } from './law-proof.ts';
import { proofs } from './proofs.ts';

type Details = Partial<SourceDetails>;

const for2026: Details = { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' };
const statuteNote: Details = { sourceDated: '2026-09-24' };
const felhaber: Details = {
  sourceDated: '2024-06-05',
  validFrom: '2024-05-25',
  otherSources: [
    'https://hrlaws.com/employment-law-letter/minnesota-legislature-amends-esst-statute',
    'https://worklaw.com/blog/minnesota-2024-legislative-session-update-earned-sick-safe-time-amendments',
  ],
};
const personnelFile: Details = {
  sourceDated: '2007-11',
  otherSources: [
    'https://www.faegredrinker.com/en/insights/publications/2007/8/minnesota-employers-and-personnel-records',
  ],
};
const recordLaw: Details = {
  sourceDated: '2019',
  otherSources: ['https://content.govdelivery.com/accounts/MNDLI/bulletins/27dee06'],
};
const concurrency: Details = {
  otherSources: [
    'https://wileyreberlaw.com/mn-paid-leave-countdown-coordination-with-other-leaves-and-benefits',
    'https://synhr.com/mn-concurrent-leave-pfml/',
  ],
};
const guide2026: Details = { sourceDated: '2026-10-02' };

/**
 * What is known of the sources beyond their addresses, by the key of the fact: their own date, the subdivision, the time for
 * which the statement holds, further sources. A quote is copied from the source word for word, or left out.
 */
export const factSources: Readonly<Record<string, Details>> = {
  'us-social-security-base-2026': for2026,
  'us-deposit-lookback-2027': { validFrom: '2027-01-01', validTo: '2027-12-31', changesOn: '01-01' },
  'us-salary-level': { validFrom: '2026-05-14' },
  'us-salary-level-hce': { validFrom: '2026-05-14' },

  'mn-pl-premium-ceiling': { pinCite: 'subd. 7' },
  'mn-pl-small-employer-share': for2026,
  'mn-pl-wage-base-2026': for2026,
  'mn-pl-premium-most-2026': for2026,
  'mn-pl-premium-per-thousand': for2026,
  'mn-pl-benefit-maximum-2026': for2026,
  'mn-pl-seasonal-notice': { sourceDated: '2025-10-01' },
  'mn-pl-benefit-example-800': for2026,
  'mn-pl-benefit-example-1200': for2026,
  'mn-pl-benefit-example-2000': for2026,
  'mn-pl-concurrency': concurrency,
  'mn-pl-concurrency-family': concurrency,

  'mn-esst-duluth-repealed': { validFrom: '2024-01-17' },
  'mn-esst-earnings-statement': felhaber,
  'mn-esst-balance-access': felhaber,
  'mn-esst-records-years': { sourceDated: '2024-06-05' },
  'mn-esst-bereavement': { sourceDated: '2024-09-18', validFrom: '2024-05-25' },
  'mn-esst-exempt-hours': statuteNote,
  'mn-esst-rehire-days': statuteNote,
  'mn-esst-block-minutes': { sourceDated: '2024-06' },
  'mn-esst-block-hours': { sourceDated: '2024-06' },
  'mn-esst-rules-docket': { sourceDated: '2026' },
  'mn-esst-rules-draft': { sourceDated: '2025' },
  'mn-parenting-leave-weeks': { validFrom: '2023-07-01' },
  'mn-pay-range-employees': { validFrom: '2025-01-01' },

  'mn-personnel-notice': personnelFile,
  'mn-records-72-hours': recordLaw,
  'mn-construction-contractor': { validFrom: '2025-03-01' },
  'mn-misclassification-penalty': { validFrom: '2024-07-01' },

  'mn-st-paul-wage-2026': { validFrom: '2026-07-01', changesOn: '07-01' },

  'us-new-hire-multistate': { sourceDated: '2000' },

  'ca-sdi-rate-2026': { ...for2026, sourceDated: '2025-10-22' },
  'ca-pfl-maximum-2026': for2026,
  'ca-minimum-wage-2026': { ...for2026, sourceDated: '2026-09-24' },
  'ca-minimum-wage-2027': { sourceDated: '2026-08-22', validFrom: '2027-01-01', changesOn: '01-01' },
  'ca-sick-uses-2026': { validFrom: '2026-01-01' },
  'ca-pfl-designated-person': { validFrom: '2028-07-01' },
  'ny-pfl-start': { validFrom: '2018-01-01' },
  'ny-prenatal-hours': { pinCite: '(4-a)', validFrom: '2025-01-01' },
  'ny-pfl-rate-2026': for2026,
  'ny-pfl-cap-2026': for2026,
  'ny-pfl-maximum-2026': for2026,
  'co-famli-start': { validFrom: '2024-01-01' },
  'co-famli-premium-start': { validFrom: '2023-01-01' },
  'co-famli-neonatal-weeks': { validFrom: '2026-01-01' },
  'co-famli-bonding-total': { validFrom: '2026-01-01' },
  'co-famli-notice': { validFrom: '2025-07-01' },
  'co-famli-premium-2026': for2026,
  'co-famli-maximum': {
    sourceDated: '2025',
    validFrom: '2025-07-01',
    validTo: '2026-06-30',
    changesOn: '07-01',
  },
  'il-plawa-start': { validFrom: '2024-01-01' },
  'il-neonatal': { validFrom: '2026-06-01' },
  'ma-benefit-maximum-2026': for2026,
  'ma-premium-2027': { validFrom: '2027-01-01', changesOn: '01-01' },
  'md-famli-rate-2027': { validFrom: '2027-01-01', changesOn: '01-01' },
  'nj-fli-premium-2026': for2026,
  'nj-fla-employees': { validFrom: '2026-07-17' },
  'wa-overview': for2026,
  'wa-job-protection': { validFrom: '2026-01-01' },
  'dc-weeks': { validFrom: '2026-10-01' },
  'dc-sick-leave': guide2026,
  'ga-kin-care': guide2026,
  'ia-pregnancy-leave': {
    otherSources: ['https://www.disabilitysecrets.com/resources/maternity-and-parental-leave-laws-iowa.htm'],
  },
};

/** A figure that is set again in July is read again then; one whose time is over, with the figures of January. */
function nextCheckOf({ nextCheck, changesOn, validTo, checkedOn, confidence }: LawFact): string {
  if (changesOn === '07-01' && !(validTo && validTo < checkedOn)) {
    return nextChecks.july;
  }
  return nextCheck === nextChecks.secondary && confidence === 'official' ? nextChecks.official : nextCheck;
}

/** A fact with what is known of its source. What the fact itself says wins; what was read for it wins over both. */
export function withSourceDetails(fact: LawFact): LawFact {
  const detailed = withProof({ ...factSources[fact.key], ...fact }, proofs[fact.key]);
  return { ...detailed, nextCheck: nextCheckOf(detailed) };
}
