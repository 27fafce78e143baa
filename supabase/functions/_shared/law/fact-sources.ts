import { nextChecks, type LawFact, type SourceDetails } from './law-fact.ts';

type Details = Partial<SourceDetails>;

const for2026: Details = { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' };
const release: Details = { sourceDated: '2025-02-21' };
const premiumPage: Details = { ...for2026, sourceDated: '2025' };
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
const bulletin2020: Details = { sourceDated: '2020-10' };
const concurrency: Details = {
  otherSources: [
    'https://wileyreberlaw.com/mn-paid-leave-countdown-coordination-with-other-leaves-and-benefits',
    'https://synhr.com/mn-concurrent-leave-pfml/',
  ],
};
const guide2026: Details = { sourceDated: '2026-10-02' };
const secureChoice: Details = { sourceDated: '2026', otherSources: ['https://securechoice.mn.gov'] };
const copyOf2024: Details = { sourceDated: '2024-05-28' };

/**
 * What is known of the sources beyond their addresses, by the key of the fact: their own date, the subdivision, the time for
 * which the statement holds, further sources. A quote is copied from the source word for word, or left out.
 */
export const factSources: Readonly<Record<string, Details>> = {
  'us-social-security-base-2026': for2026,
  'us-deposit-lookback-2026': for2026,
  'us-deposit-lookback-2027': { validFrom: '2027-01-01', validTo: '2027-12-31', changesOn: '01-01' },
  'us-salary-level': { validFrom: '2026-05-14' },
  'us-salary-level-hce': { validFrom: '2026-05-14' },

  'mn-pl-start': { validFrom: '2026-01-01' },
  'mn-pl-medical-weeks': release,
  'mn-pl-family-weeks': release,
  'mn-pl-combined-weeks': release,
  'mn-pl-earnings-low': { changesOn: '01-01' },
  'mn-pl-premium-2026': premiumPage,
  'mn-pl-premium-employee-2026': premiumPage,
  'mn-pl-premium-ceiling': { pinCite: 'subd. 7' },
  'mn-pl-small-employer-premium': for2026,
  'mn-pl-small-employer-share': for2026,
  'mn-pl-wage-base-2026': for2026,
  'mn-pl-premium-most-2026': for2026,
  'mn-pl-premium-per-thousand': for2026,
  'mn-pl-benefit-maximum-2026': for2026,
  'mn-pl-benefit-maximum-early': { sourceDated: '2025' },
  'mn-pl-seasonal-notice': { sourceDated: '2025-10-01' },
  'mn-pl-benefit-example-800': for2026,
  'mn-pl-benefit-example-1200': for2026,
  'mn-pl-benefit-example-2000': for2026,
  'mn-pl-concurrency': concurrency,
  'mn-pl-concurrency-family': concurrency,

  'mn-esst-start': { validFrom: '2024-01-01' },
  'mn-esst-handbook-notice': { pinCite: 'subd. 9' },
  'mn-esst-duluth-repealed': { validFrom: '2024-01-17' },
  'mn-esst-earnings-statement': felhaber,
  'mn-esst-balance-access': felhaber,
  'mn-esst-records-years': { sourceDated: '2024-06-05' },
  'mn-esst-base-rate': {
    sourceDated: '2024-09-18',
    validFrom: '2024-05-25',
    otherSources: [
      'https://cybhumanresources.com/human-resources/hr-compliance/minnesota-2024-midyear-update',
    ],
  },
  'mn-esst-bereavement': { sourceDated: '2024-09-18', validFrom: '2024-05-25' },
  'mn-esst-frontload-payout': statuteNote,
  'mn-esst-frontload-no-payout': statuteNote,
  'mn-esst-exempt-hours': statuteNote,
  'mn-esst-rehire-days': statuteNote,
  'mn-esst-block-minutes': { sourceDated: '2024-06' },
  'mn-esst-block-hours': { sourceDated: '2024-06' },
  'mn-esst-rules-docket': { sourceDated: '2026' },
  'mn-esst-rules-draft': { sourceDated: '2025' },
  'mn-esst-notice-at-hire': { sourceDated: '2024-01' },
  'mn-esst-advance': { validFrom: '2026-01-01' },
  'mn-pregnancy-basics': { sourceDated: '2023' },
  'mn-rest-break': { sourceDated: '2025-12', validFrom: '2026-01-01' },
  'mn-meal-break': { sourceDated: '2025-12', validFrom: '2026-01-01' },
  'mn-parenting-leave-weeks': { validFrom: '2023-07-01' },
  'mn-parenting-leave-start': { validFrom: '2024-08-01' },
  'mn-noncompete-void': { validFrom: '2023-07-01' },
  'mn-pay-range-employees': { validFrom: '2025-01-01' },

  'mn-wage-disclosure-handbook': {
    pinCite: '(c)',
    otherSources: ['https://lawserver.com/law/state/minnesota/mn-laws/minnesota_statutes_181-172'],
    quote: 'must include in the handbook notice of employee rights and remedies under this section',
  },
  'mn-wage-disclosure-remedies': { pinCite: '(e)' },
  'mn-personnel-notice': personnelFile,
  'mn-personnel-review': personnelFile,
  'mn-personnel-review-days': personnelFile,
  'mn-personnel-position': personnelFile,
  'mn-records-3-years': recordLaw,
  'mn-records-policy-list': recordLaw,
  'mn-records-72-hours': recordLaw,
  'mn-deductions-after-loss': bulletin2020,
  'mn-deductions-uniforms': bulletin2020,
  'mn-final-pay-resignation': { sourceDated: '2007' },
  'mn-earnings-statement': { pinCite: '(b)' },
  'mn-wage-theft-start': { validFrom: '2019-07-01' },
  'mn-construction-contractor': { validFrom: '2025-03-01' },
  'mn-misclassification-penalty': { validFrom: '2024-07-01' },

  'mn-minimum-wage-2026': for2026,
  'mn-training-wage-2026': for2026,
  'mn-minneapolis-wage-2026': for2026,
  'mn-st-paul-wage-2026': { validFrom: '2026-07-01', changesOn: '07-01' },

  'mn-secure-choice-employers': {
    sourceDated: '2026',
    otherSources: ['https://humaninterest.com/learn/articles/minnesota-state-retirement-program'],
  },
  'mn-secure-choice-account': {
    sourceDated: '2026',
    otherSources: ['https://humaninterest.com/learn/articles/minnesota-state-retirement-program'],
  },
  'mn-secure-choice-100': secureChoice,
  'mn-secure-choice-50': secureChoice,
  'mn-secure-choice-25': secureChoice,
  'mn-secure-choice-10': secureChoice,
  'mn-secure-choice-5': secureChoice,

  'wi-local-leave-barred': { pinCite: '(1m)(c)' },
  'wi-wfmla-smallest-block': { ...copyOf2024, pinCite: '(1)' },
  'wi-wfmla-week': { ...copyOf2024, pinCite: '(1)' },
  'wi-wfmla-child-age': { pinCite: '(1)(a)' },
  'wi-wfmla-insurance': { pinCite: '(9)(b)' },
  'wi-wfmla-month-parts': { pinCite: '(2)', quote: '50 permanent employees' },
  'wi-wfmla-paid-leave-hours': { pinCite: '(3), (4)' },
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
const nextCheckOf = ({ nextCheck, changesOn, validTo, checkedOn }: LawFact): string =>
  changesOn === '07-01' && !(validTo && validTo < checkedOn) ? nextChecks.july : nextCheck;

/** A fact with what is known of its source. What the fact itself says wins. */
export function withSourceDetails(fact: LawFact): LawFact {
  const detailed = { ...factSources[fact.key], ...fact };
  return { ...detailed, nextCheck: nextCheckOf(detailed) };
}
