import { lawBook, secondary, type LawFact } from '../law-fact.ts';
import { publicGuide } from './public-guide.ts';

const sickChart = secondary(
  'https://www.tricom.com/news-resources/news-heading/press-room/2025/12/important-year-end-tax-and-wage-updates-for-2025.html',
  null,
  '2025-12',
);
const metlife = secondary(
  'https://www.metlife.com/insurance/disability-insurance/paid-family-medical-leave/voluntary-pfml/',
);
const marketOptions = secondary(
  'https://nationalpartnership.org/report/do-market-options-provide-time-to-care',
);
const missouriNebraska = secondary(
  'https://www.kutakrock.com/newspublications/publications/2025/july/paid-sick-leave-updates-mo-ne',
  null,
  '2025-07',
);

const optIn = secondary(
  'https://www.sequoia.com/2023/09/state-voluntary-paid-family-and-medical-leave-programs-update-updated/',
  null,
  '2023-09',
);
const michigan = secondary(
  'https://www.varnumlaw.com/insights/earned-sick-time-act-compliance-for-small-businesses',
  null,
  '2025',
);
const nevada = secondary(
  'https://lexace.ai/us/statute/nevada/608.0197',
  'A copy of NRS 608.0197, not the official page',
);
const readOn = '2026-11-24';

/** States where private insurers may sell family leave cover or run an opt-in plan, or what a state’s law says about sick leave and other leave. */
export const otherStateFacts: readonly LawFact[] = [
  lawBook('AL')(
    'Private plans',
    'al-overview',
    'Insurers may sell family leave cover in Alabama since August 1, 2023.',
    metlife,
    { figure: [20230801, 'date'] },
  ),
  lawBook('AK')(
    'Sick and safe time',
    'ak-overview',
    'Alaska sick leave accrues at 1 hour for 30 hours worked since July 1, 2025: 40 hours under 15 employees, 56 hours at 15 or more.',
    sickChart,
    { figure: [56, 'hours'] },
  ),
  lawBook('AZ')(
    'Sick and safe time',
    'az-overview',
    'Arizona sick leave accrues at 1 hour for 30 hours worked: 24 hours under 15 employees, 40 hours at 15 or more.',
    sickChart,
    { figure: [40, 'hours'] },
  ),
  lawBook('AR')(
    'Private plans',
    'ar-overview',
    'Arkansas allows private family leave insurance; it is voluntary.',
    marketOptions,
  ),
  lawBook('GA')(
    'Sick and safe time',
    'ga-kin-care',
    'No state law in Georgia requires paid sick leave; the kin care law (SB 201 of 2017) lets employees use sick leave that they have for family.',
    secondary(
      'https://github.com/Sebkir123/mambahr-website',
      'A public guide of October 2, 2026 in this repository; no official page was read',
    ),
    { readOn },
  ),
  lawBook('IA')(
    'Other leave',
    'ia-pregnancy-leave',
    'Iowa employers with 4 or more employees give up to 8 weeks of leave for pregnancy.',
    secondary('https://www.hartungschroederlaw.com/attorney-home-page/maternity-leave-in-iowa-the-basics/'),
    { figure: [8, 'weeks'], readOn },
  ),
  lawBook('KY')(
    'Private plans',
    'ky-overview',
    'Kentucky allows private family leave insurance; it is voluntary.',
    marketOptions,
  ),
  lawBook('MI')(
    'Sick and safe time',
    'mi-overview',
    'Michigan’s Earned Sick Time Act gives 1 hour of sick leave for 30 hours worked: 72 hours at 11 or more employees, since February 21, 2025, and 40 hours at 10 or fewer, since October 1, 2025.',
    michigan,
    { figure: [72, 'hours'], readOn },
  ),
  lawBook('MI')(
    'Eligibility',
    'mi-small-employer-weeks',
    'In Michigan an employer is no longer a small business once 11 or more employees work in 20 or more weeks of this or last year; employees anywhere in the United States count.',
    secondary('https://komornlaw.com/update-on-michigans-sick-time-act-small-business-compliance/page/3'),
    { figure: [11, 'employees'], readOn },
  ),
  lawBook('MI')(
    'Eligibility',
    'mi-new-small-employer-years',
    'A small Michigan employer with no employee on or before February 21, 2022 need not give sick leave until 3 years after its first hire.',
    secondary('https://content.assuredpartners.com/paid-family-leave-map/michigan'),
    { figure: [3, 'years'], readOn },
  ),
  lawBook('MO')(
    'Sick and safe time',
    'mo-overview',
    'Missouri’s voter-passed sick leave ran from May 1 to August 28, 2025 and was repealed by HB 567.',
    missouriNebraska,
  ),
  lawBook('NE')(
    'Sick and safe time',
    'ne-overview',
    'Nebraska sick leave applies at 11 or more employees since October 1, 2025: 1 hour for 30 hours worked, 40 hours at 11 to 19 employees, 56 hours at 20 or more.',
    missouriNebraska,
    { figure: [11, 'employees'] },
  ),
  lawBook('NV', 'NRS 608.0197')(
    'Sick and safe time',
    'nv-paid-leave',
    'Nevada employers with 50 or more employees give 0.01923 hours of paid leave for each hour worked, for any reason.',
    nevada,
    { figure: [50, 'employees'], readOn },
  ),
  lawBook('NV', 'NRS 608.0197')(
    'Eligibility',
    'nv-new-employer-years',
    'New employers in Nevada need not give this paid leave for 2 years.',
    nevada,
    { figure: [2, 'years'], readOn },
  ),
  lawBook('NH')(
    'Program',
    'nh-overview',
    'New Hampshire runs an opt-in plan through a contracted insurer since January 1, 2023: 60 percent of pay for 6 weeks.',
    optIn,
    { figure: [6, 'weeks'] },
  ),
  lawBook('NM')(
    'Sick and safe time',
    'nm-overview',
    'New Mexico sick leave accrues at 1 hour for 30 hours worked, up to 64 hours, at all employers.',
    sickChart,
    { figure: [64, 'hours'] },
  ),
  lawBook('OR')(
    'Sick and safe time',
    'or-sick-leave',
    'Oregon sick time accrues at 1 hour for 30 hours worked, up to 40 hours; it is paid at 10 or more employees, and in Portland at 6 or more employees.',
    publicGuide('https://www.oregon.gov/boli/workers/pages/sick-time.aspx'),
    { figure: [40, 'hours'], readOn },
  ),
  lawBook('SC')(
    'Private plans',
    'sc-overview',
    'South Carolina allows private family leave insurance; it is voluntary.',
    marketOptions,
  ),
  lawBook('TN')(
    'Private plans',
    'tn-overview',
    'Tennessee allows private family leave insurance since 2023-24; it is voluntary.',
    marketOptions,
  ),
  lawBook('VT')(
    'Program',
    'vt-overview',
    'Vermont runs an opt-in plan through a contracted insurer, for private employers from July 1, 2024.',
    optIn,
    { figure: [20240701, 'date'] },
  ),
  lawBook('VT', '21 V.S.A. § 482')(
    'Sick and safe time',
    'vt-sick-leave',
    'Vermont sick leave accrues at 1 hour for 52 hours worked, up to 40 hours.',
    publicGuide('https://legislature.vermont.gov/statutes/section/21/005/00482'),
    { figure: [40, 'hours'], readOn },
  ),
];
