import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const hartford = secondary('https://www.thehartford.com/paid-family-medical-leave/co');
const larkin = secondary('https://thelarkincompany.com/law-changes/colorado');
const larkinRules = secondary('https://thelarkincompany.com/?p=131283');
const littler = secondary(
  'https://www.littler.com/news-analysis/asap/amended-colorado-paid-family-and-medical-leave-insurance-famli-law-addresses',
);
const jackson = secondary('https://jacksonllp.com/paid-leave-laws-in-illinois/');
const mcguire = secondary(
  'https://mcguirewoods.com/client-resources/alerts/2023/3/illinois-passes-paid-leave-any-reason',
  null,
  '2023-03',
);

const readOn = '2026-11-24';

const co = lawBook('CO');
const il = lawBook('IL', '820 ILCS 192');

export const coloradoAndIllinoisFacts: readonly LawFact[] = [
  co(
    'Program',
    'co-famli-start',
    'Colorado FAMLI (Proposition 118 of 2020) pays benefits since January 1, 2024; premiums began on January 1, 2023.',
    hartford,
    { figure: [20240101, 'date'] },
  ),
  co('Program', 'co-famli-premium-start', 'FAMLI premiums in Colorado began on January 1, 2023.', hartford, {
    figure: [20230101, 'date'],
  }),
  co('Length of leave', 'co-famli-weeks', 'Colorado FAMLI gives up to 12 weeks a year.', littler, {
    figure: [12, 'weeks'],
  }),
  co(
    'Length of leave',
    'co-famli-complications-weeks',
    'Colorado FAMLI adds 4 weeks for complications of pregnancy or childbirth.',
    littler,
    { figure: [4, 'weeks'] },
  ),
  co(
    'Length of leave',
    'co-famli-neonatal-weeks',
    'From January 1, 2026 Colorado FAMLI adds up to 12 weeks for neonatal care.',
    official('https://content.govdelivery.com/accounts/CODLE/bulletins/3e67e68'),
    { figure: [12, 'weeks'] },
  ),
  co(
    'Length of leave',
    'co-famli-bonding-total',
    'Bonding and neonatal care together come to at most 24 weeks in Colorado.',
    littler,
    { figure: [24, 'weeks'] },
  ),
  co(
    'Reasons for leave',
    'co-famli-reasons',
    'Colorado FAMLI is for a new child, care for family, the employee’s own condition, a military exigency, safe leave and neonatal care.',
    hartford,
  ),
  co(
    'Premiums',
    'co-famli-premium-2026',
    'The FAMLI premium in Colorado is 0.88 percent of wages in 2026 (0.9 percent before), up to the Social Security base.',
    larkin,
    { figure: [0.88, 'percent'], isYearly: true },
  ),
  co(
    'Premiums',
    'co-famli-employee-half',
    'The employee’s share of the FAMLI premium is at most 50 percent.',
    larkin,
    { figure: [50, 'percent'] },
  ),
  co(
    'Premiums',
    'co-famli-small-employer',
    'Colorado employers with fewer than 10 workers send in only the employee share of the FAMLI premium.',
    larkin,
    { figure: [10, 'employees'] },
  ),
  co(
    'Premiums',
    'co-famli-rate-set',
    'Colorado’s FAMLI rate for 2027 is set by September 1, 2026.',
    littler,
    { figure: [20260901, 'date'], isYearly: true },
  ),
  co('Benefit amount', 'co-famli-replacement', 'FAMLI pays up to 90 percent of wages.', hartford, {
    figure: [90, 'percent'],
  }),
  co(
    'Benefit amount',
    'co-famli-maximum',
    'From July 1, 2025 to June 30, 2026 the maximum FAMLI benefit was $1,381.45 a week, on the state average weekly wage of $1,534.94. It changes on July 1 of each year, for existing and new claims; ask the program for the figure since July 1, 2026.',
    official('https://famli.colorado.gov/proposed/adopted-rules'),
    { figure: [1381.45, 'USD'], isYearly: true, readOn },
  ),
  co(
    'Eligibility',
    'co-famli-earnings',
    'An employee is eligible for FAMLI after earning $2,500 in the last 4 quarters.',
    larkinRules,
    { figure: [2500, 'USD'] },
  ),
  co(
    'Job protection',
    'co-famli-job-days',
    'FAMLI protects the job after 180 days with the employer.',
    larkinRules,
    { figure: [180, 'days'] },
  ),
  co(
    'Benefit amount',
    'co-famli-pto',
    'Colorado employers may not require employees to use PTO first; topping up to full pay goes by agreement.',
    larkinRules,
  ),
  co(
    'Private plans',
    'co-famli-private-plans',
    'Private plans are allowed in Colorado with the state’s approval.',
    hartford,
  ),
  co(
    'Employer notices',
    'co-famli-notice',
    'Colorado’s program notice must be delivered to employees individually, by a change of the rules of July 1, 2025.',
    larkin,
    { figure: [20250701, 'date'] },
  ),
  co(
    'Sick and safe time',
    'co-hfwa-hours',
    'Colorado paid sick leave (HFWA) is separate: 1 hour for 30 hours worked, up to 48 hours, at all employers.',
    secondary(
      'https://www.tricom.com/news-resources/news-heading/press-room/2025/12/important-year-end-tax-and-wage-updates-for-2025.html',
      null,
      '2025-12',
    ),
    { figure: [48, 'hours'] },
  ),
  il(
    'Program',
    'il-plawa-start',
    'The Illinois Paid Leave for All Workers Act (PLAWA) is in force since January 1, 2024; its rules since April 30, 2024.',
    official('https://ilga.gov/Commission/jcar/admincode/JCARTitlePart.asp?Part=0200&Title=056'),
    { figure: [20240101, 'date'], statute: '820 ILCS 192; 56 Ill. Adm. Code 200' },
  ),
  il(
    'Sick and safe time',
    'il-plawa-accrual',
    'PLAWA leave accrues at 1 hour for 40 hours worked.',
    secondary(
      'https://www.sequoia.com/2024/05/illinois-will-require-minimum-paid-leave-beginning-in-2024/',
      null,
      '2024-05',
    ),
    { figure: [40, 'hours'] },
  ),
  il(
    'Sick and safe time',
    'il-plawa-hours',
    'PLAWA gives up to 40 hours of leave in 12 months, for any reason; the employer may not ask for one.',
    secondary(
      'https://www.sequoia.com/2024/05/illinois-will-require-minimum-paid-leave-beginning-in-2024/',
      null,
      '2024-05',
    ),
    { figure: [40, 'hours'] },
  ),
  il(
    'Eligibility',
    'il-plawa-use-day',
    'PLAWA leave accrues from the first day and may be used from day 91 of employment, that is after 90 days.',
    secondary('https://virgilhr.com/legal-updates/illinois-publishes-paid-leave-for-all-workers-act-faqs/'),
    { figure: [90, 'days'] },
  ),
  il(
    'Sick and safe time',
    'il-plawa-frontload',
    'Front-loading 40 hours (or the prorated hours) removes the duty to carry leave over; otherwise unused hours carry over, but use stays capped at 40 hours.',
    mcguire,
    { figure: [40, 'hours'] },
  ),
  il(
    'Employer notices',
    'il-plawa-year',
    'The 12-month period of PLAWA is set in writing at hire; changing it needs written notice and the balances.',
    mcguire,
    { figure: [12, 'months'] },
  ),
  il(
    'Employee notice and proof',
    'il-plawa-notice-days',
    'An Illinois employer may ask for up to 7 days’ notice of foreseeable PLAWA leave, only if a written policy says so.',
    jackson,
    { figure: [7, 'days'] },
  ),
  il(
    'Employer notices',
    'il-plawa-poster',
    'Illinois employers post the Department of Labor’s notice on PLAWA.',
    jackson,
  ),
  il(
    'Sick and safe time',
    'il-plawa-increment',
    'The minimum increment of PLAWA leave is 2 hours.',
    secondary('https://www.center4racialjustice.org/workers'),
    { figure: [2, 'hours'] },
  ),
  il(
    'Wages and final pay',
    'il-plawa-payout',
    'PLAWA does not require unused leave to be paid out at separation, unless it is credited to a vacation bank.',
    secondary(
      'https://www.segalmccambridge.com/blog/what-illinois-employers-need-to-know-about-the-paid-leave-for-all-workers-act/',
    ),
  ),
  il(
    'Local rules',
    'il-chicago-cook',
    'Chicago and Cook County have ordinances of their own instead of PLAWA; there the local rule applies.',
    jackson,
  ),
  il(
    'Other leave',
    'il-neonatal',
    'From June 1, 2026 the Illinois Family Neonatal Intensive Care Leave Act gives unpaid leave while a child is in intensive care, at employers with 16 or more employees: up to 10 days at 16 to 50 employees, up to 20 days at 51 or more. The state has no paid family or medical insurance.',
    official(
      'https://ilga.gov/legislation/PublicActs/View/104-0259',
      'The text of the Act; that the state has no insurance is from other sources',
    ),
    { figure: [20260601, 'date'], statute: 'Public Act 104-0259', readOn },
  ),
];
