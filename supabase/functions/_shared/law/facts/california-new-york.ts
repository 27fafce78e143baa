import { lawBook, secondary, type LawFact } from '../law-fact.ts';

const mutual = secondary(
  'https://mutualofomaha.com/employer-based-plans/paid-family-medical-leave/california',
);
const programs = secondary(
  'https://huggingface.co/datasets/referencesource/state-paid-family-leave-programs',
  'A public data file that cites New America: a copy, not the official page',
);
const watchlist = secondary(
  'https://ogletree.com/insights-resources/blog-posts/employer-compliance-watchlist-key-state-laws-effective-january-1-2026',
);
const yearEnd = secondary(
  'https://www.tricom.com/news-resources/news-heading/press-room/2025/12/important-year-end-tax-and-wage-updates-for-2025.html',
  null,
  '2025-12',
);
const newYork2026 = secondary(
  'https://www.workforcebulletin.com/new-york-employers-prepare-for-paid-family-leave-adjustments-for-2026',
);
const unumNewYork = secondary(
  'https://unum.com/employers/resources/compliance-resources/paid-leave-laws/new-york-paid-leave-laws',
);

const ca = lawBook('CA');
const ny = lawBook('NY');

export const californiaAndNewYorkFacts: readonly LawFact[] = [
  ca(
    'Program',
    'ca-pfl-start',
    'California has had Paid Family Leave (PFL) since 2004, as part of State Disability Insurance (SDI), funded by employees only.',
    programs,
  ),
  ca('Length of leave', 'ca-pfl-weeks', 'California PFL pays for up to 8 weeks in 12 months.', mutual, {
    figure: [8, 'weeks'],
  }),
  ca(
    'Length of leave',
    'ca-sdi-weeks',
    'California SDI covers an employee’s own disability for up to 52 weeks.',
    mutual,
    { figure: [52, 'weeks'] },
  ),
  ca(
    'Premiums',
    'ca-sdi-rate-2026',
    'The SDI contribution in California is 1.3 percent of wages in 2026 (1.2 percent in 2025), without a wage ceiling.',
    secondary('https://thelarkincompany.com/2025/10/22/california-edd-update-2/'),
    { figure: [1.3, 'percent'], isYearly: true },
  ),
  ca(
    'Benefit amount',
    'ca-pfl-maximum-2026',
    'The maximum weekly benefit in California is $1,765 in 2026.',
    programs,
    { figure: [1765, 'USD'], isYearly: true },
  ),
  ca(
    'Benefit amount',
    'ca-pfl-replacement',
    'The share of wages that California pays rose from 2025, by an amendment of 2022.',
    programs,
  ),
  ca(
    'Reasons for leave',
    'ca-pfl-reasons',
    'California PFL is for bonding, care for a seriously ill family member and a military exigency.',
    mutual,
  ),
  ca(
    'Length of leave',
    'ca-sdi-waiting-days',
    'SDI has a waiting period of 7 days in California; PFL has none.',
    mutual,
    { figure: [7, 'days'] },
  ),
  ca(
    'Reasons for leave',
    'ca-pfl-designated-person',
    'From July 1, 2028 California PFL also covers care for a designated person (SB 590).',
    secondary('https://mma-adl.com/states/pa/', 'The publisher’s page on Pennsylvania; not the state’s own'),
    { figure: [20280701, 'date'] },
  ),
  ca(
    'Job protection',
    'ca-pfl-no-job-protection',
    'California PFL is pay only: it does not protect the job.',
    mutual,
  ),
  ca(
    'Sick and safe time',
    'ca-sick-accrual',
    'California paid sick leave accrues at 1 hour for 30 hours worked.',
    yearEnd,
    { figure: [30, 'hours'] },
  ),
  ca(
    'Sick and safe time',
    'ca-sick-hours',
    'At least 40 hours or 5 days of paid sick leave are usable in a year in California.',
    yearEnd,
    { figure: [40, 'hours'] },
  ),
  ca(
    'Sick and safe time',
    'ca-sick-balance',
    'The balance of paid sick leave in California may be capped at 80 hours.',
    yearEnd,
    { figure: [80, 'hours'] },
  ),
  ca(
    'Sick and safe time',
    'ca-sick-uses-2026',
    'From January 1, 2026 California sick leave also covers jury duty, appearing as a witness, and the needs of crime victims (AB 406).',
    watchlist,
    { figure: [20260101, 'date'] },
  ),
  ca(
    'Minimum wage',
    'ca-minimum-wage-2026',
    'California’s minimum wage is $16.90 from January 1, 2026.',
    secondary(
      'https://www.dir.ca.gov/dlse/minimum_wage.htm',
      'A public source monitor of September 24, 2026, which lists the page; the address is the agency’s',
    ),
    { figure: [16.9, 'USD'], isYearly: true },
  ),
  ca(
    'Minimum wage',
    'ca-minimum-wage-2027',
    'California’s minimum wage is reported as $17.40 from January 1, 2027.',
    secondary(
      'https://github.com/usstatewages/usstatewages.github.io',
      'A public list of wages, not the official page',
    ),
    { figure: [17.4, 'USD'], isYearly: true, readOn: '2026-11-24' },
  ),
  ny(
    'Program',
    'ny-pfl-start',
    'New York Paid Family Leave (PFL) started on January 1, 2018.',
    secondary('https://cnybj.com/maximum-weekly-benefit-for-nys-paid-family-leave-rises'),
    { figure: [20180101, 'date'] },
  ),
  ny(
    'Length of leave',
    'ny-pfl-weeks',
    'New York PFL gives up to 12 weeks in 52 weeks, with job protection, in whole days.',
    secondary('https://cnybj.com/maximum-weekly-benefit-for-nys-paid-family-leave-rises'),
    { figure: [12, 'weeks'] },
  ),
  ny(
    'Premiums',
    'ny-pfl-rate-2026',
    'Employees fund New York PFL: 0.432 percent of gross wages in 2026.',
    newYork2026,
    { figure: [0.432, 'percent'], isYearly: true },
  ),
  ny(
    'Premiums',
    'ny-pfl-cap-2026',
    'The annual cap of the employee contribution to New York PFL is $411.91 in 2026.',
    newYork2026,
    { figure: [411.91, 'USD'], isYearly: true },
  ),
  ny(
    'Benefit amount',
    'ny-pfl-replacement',
    'New York PFL pays 67 percent of the average weekly wage.',
    newYork2026,
    { figure: [67, 'percent'], isYearly: true },
  ),
  ny(
    'Benefit amount',
    'ny-pfl-maximum-2026',
    'The maximum benefit of New York PFL is $1,228.53 a week in 2026.',
    newYork2026,
    { figure: [1228.53, 'USD'], isYearly: true },
  ),
  ny(
    'Eligibility',
    'ny-pfl-eligibility-weeks',
    'An employee is eligible for New York PFL after 26 consecutive weeks at 20 or more hours a week.',
    newYork2026,
    { figure: [26, 'weeks'] },
  ),
  ny(
    'Eligibility',
    'ny-pfl-eligibility-days',
    'At fewer than 20 hours a week an employee is eligible for New York PFL after 175 days worked.',
    newYork2026,
    { figure: [175, 'days'] },
  ),
  ny(
    'Reasons for leave',
    'ny-pfl-reasons',
    'New York PFL is for bonding, care for a family member and military reasons; an employee’s own illness is covered by the separate state disability insurance (DBL).',
    unumNewYork,
  ),
  ny(
    'Premiums',
    'ny-dbl-share',
    'The most that an employee pays for New York DBL is $0.60 a week.',
    unumNewYork,
    { figure: [0.6, 'USD'], isYearly: true },
  ),
  ny(
    'Private plans',
    'ny-pfl-coverage',
    'New York employers buy PFL coverage as a rider to the disability policy, or self-insure.',
    secondary('https://gtm.com/business/?p=17743'),
  ),
  ny(
    'Other leave',
    'ny-prenatal-hours',
    'New York paid prenatal leave is 20 hours in 52 weeks, paid by the employer, since January 1, 2025.',
    secondary(
      'https://www.ny.gov/programs/new-york-state-paid-prenatal-leave',
      'A public file that quotes Labor Law § 196-b(4-a); the address is the state’s page on it',
    ),
    { figure: [20, 'hours'], statute: 'N.Y. Labor Law § 196-b' },
  ),
  ny(
    'Sick and safe time',
    'ny-sick-hours',
    'New York sick leave is 40 hours at 5 to 99 employees, paid; at 4 or fewer it may be unpaid if the employer’s income is $1 million or less.',
    secondary(
      'https://dol.ny.gov/new-york-paid-sick-leave',
      'A public HR file of 2026; the address is the official page',
      '2026',
    ),
    { figure: [40, 'hours'] },
  ),
  ny(
    'Sick and safe time',
    'ny-sick-hours-large',
    'New York sick leave is 56 hours at 100 or more employees.',
    secondary(
      'https://dol.ny.gov/new-york-paid-sick-leave',
      'A public HR file of 2026; the address is the official page',
      '2026',
    ),
    { figure: [56, 'hours'] },
  ),
];
