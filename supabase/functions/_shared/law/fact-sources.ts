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
/** The League of Minnesota Cities on Paid Leave, in a paper of a city council. */
const cities = (page: number) => `https://weblink.cityoframsey.com/WebLink/0/doc/715884/Page${page}.aspx`;
const standard =
  'https://www.standard.com/businesses-organizations/workplace-benefits/paid-family-medical-leave/states-paid-family-medical/minnesota';
const kitOfBenefits =
  'https://ppibenefits.com/Resource-Library/Compliance-Corner/State-Updates/minnesota-paid-family-and-medical-leave-law-amended';
const benefitSizes = 'https://ogs.law/minnesota/minnesota-paid-leave-how-big-are-the-benefits/?mo=12&yr=2025';
const breakAnswers =
  'https://www.nka.com/news-articles/2025/december/changes-to-minnesota-meal-and-rest-break-rules-i';
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

  'mn-pl-premium-ceiling': {
    pinCite: 'subd. 7',
    otherSources: ['https://www.naylornetwork.com/ela-nwl/articles/index.asp?aid=868041&issueID=107131'],
  },
  'mn-pl-small-employer-share': { ...for2026, otherSources: [cities(10)] },
  'mn-pl-wage-base-2026': {
    ...for2026,
    otherSources: [
      'https://unum.com/employers/resources/compliance-resources/paid-leave-laws/Minnesota-paid-leave-laws',
    ],
  },
  'mn-pl-premium-most-2026': for2026,
  'mn-pl-premium-per-thousand': for2026,
  'mn-pl-benefit-maximum-2026': { ...for2026, otherSources: [benefitSizes, standard] },
  'mn-pl-seasonal-notice': { sourceDated: '2025-10-01' },
  'mn-pl-benefit-example-800': for2026,
  'mn-pl-benefit-example-1200': for2026,
  'mn-pl-benefit-example-2000': for2026,
  'mn-pl-seven-days-intermittent': { otherSources: [cities(8), standard] },
  'mn-pl-family-close': { otherSources: [cities(8), standard, kitOfBenefits] },
  'mn-pl-family-wider': { otherSources: [cities(8), standard] },
  'mn-pl-family-affinity': { otherSources: [cities(8), standard] },
  'mn-pl-intermittent-limit': { otherSources: [cities(12), standard] },
  'mn-pl-intermittent-claim': { otherSources: [cities(12), kitOfBenefits] },
  'mn-pl-benefit-formula': { otherSources: [standard, benefitSizes] },
  'mn-esst-uses': {
    otherSources: [
      'https://betheluniversity.atlassian.net/wiki/spaces/HR/pages/52079334/Earned+Sick+and+Safe+Time+Employee+Notice',
      'https://bctgmlocal22.org/minnesota-sick-and-safe-time-goes-into-effect-january-1-2024/',
    ],
  },
  'mn-break-allow': { otherSources: [breakAnswers] },
  'mn-break-covered': {
    otherSources: [
      'https://eckberglammers.com/update-amendments-to-minnesota-rest-and-meal-break-statutes/',
      'https://winthrop.com/bold-perspectives/minnesotas-new-meal-and-rest-break-law-went-into-effect-on-january-1-2026',
    ],
  },
  'mn-deductions-damages': {
    otherSources: [
      'https://www.arthurchapman.com/news/acksp-brief-property-loss-and-wages',
      'https://www.maslon.com/new-minnesota-court-decision-underscores-importance-of-complying-with-state-wage-laws-maslon-whitepaper-august-2003',
    ],
  },
  'wi-meal-break': {
    otherSources: [
      'https://www.blr.com/HR-Employment/Compensation/Rest-Periods-in-Wisconsin',
      'https://workyard.com/us-labor-laws/wisconsin-break-laws',
    ],
  },
  'mn-testing-cannabis': {
    otherSources: [
      'https://gislason.com/drug-testing-employees-in-the-age-of-legal-recreational-cannabis',
      'https://abdosolutions.com/employers-need-to-reevaluate-drug-testing-policies-in-light-of-minnesota-marijuana-legalization/',
    ],
  },
  'mn-pl-concurrency': concurrency,
  'mn-pl-concurrency-family': concurrency,

  'mn-esst-duluth-repealed': { validFrom: '2024-01-17', otherSources: ['https://virgilhr.com/?p=6536'] },
  'mn-esst-earnings-statement': felhaber,
  'mn-esst-balance-access': felhaber,
  'mn-esst-records-years': { sourceDated: '2024-06-05' },
  'mn-esst-bereavement': {
    sourceDated: '2024-09-18',
    validFrom: '2024-05-25',
    otherSources: [
      'https://cybhumanresources.com/human-resources/hr-compliance/minnesota-2024-midyear-update',
    ],
  },
  'mn-esst-exempt-hours': statuteNote,
  'mn-esst-rehire-days': statuteNote,
  'mn-esst-block-minutes': { sourceDated: '2024-06' },
  'mn-esst-block-hours': { sourceDated: '2024-06' },
  'mn-esst-rules-docket': { sourceDated: '2026' },
  'mn-esst-rules-draft': { sourceDated: '2025' },
  'mn-parenting-leave-weeks': {
    validFrom: '2023-07-01',
    otherSources: [
      'https://assethr.com/2023/06/30/minnesota-parental-leave-act-how-will-it-impact-your-business/',
    ],
  },
  'mn-pay-range-employees': {
    validFrom: '2025-01-01',
    otherSources: [
      'https://www.mondaq.com/unitedstates/employee-benefits--compensation/1469770/minnesota-job-postings-must-comply-with-new-compensation-disclosure-requirements-beginning-january-2025',
      'https://lmc.org/news-publications/magazine/sep-oct-2024/letter-of-the-law-sep-2024',
    ],
  },

  'mn-personnel-notice': personnelFile,
  'mn-personnel-remedies': personnelFile,
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
