import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const esstStart = secondary(
  'https://www.mondaq.com/unitedstates/employee-rights-labour-relations/1327216/minnesota-adds-statewide-paid-sick-and-safe-leave-starting-on-january-1-2024',
);
const session2023 = secondary(
  'http://www.fedamn.com/about-us/news/p/item/54645/2023-session-outcomes-earned-sick-and-safe-time',
);
const dliCopy = secondary(
  'https://pelicanrapids.com/2024/01/earned-sick-and-safe-time-as-of-jan-1-2024/',
  'DLI’s sheet, reprinted: a copy, not the official page',
);
const leagueOfCities = secondary(
  'http://www.skeltonsintheclosetinspections.com/?p=43658',
  'A summary by the League of Minnesota Cities; other sources name August 1, 2025 or January 1, 2026 as the start',
);
const esstChanges = secondary('https://xira.com/p/?p=80411');
const gislason = secondary('https://gislason.com/2024-changes-to-minnesota-sick-and-safe-time');
const paidLeaveAndEsst = secondary(
  'https://www.fredlaw.com/alert-minnesota-paid-leave-questions-of-the-week-potpourri-of-more-employer-faqs',
);
const pregnancyLeave = secondary('https://jjkellercompliancenetwork.com/regsense/fmla-minnesota');
const lactation = secondary(
  'https://www.minnesotawageandhour.com/2023/07/new-minnesota-law-provides-additional-protections-for-pregnant-and-lactating-employees-including-break-times/',
  null,
  '2023-07',
);
const handbookList = secondary('https://www.sixfifty.com/blog/minnesota-employee-handbook-requirements');
const employerGuide = secondary(
  'https://online.flippingbook.com/link/630654/165',
  'A guide of the Department of Employment and Economic Development for employers, 42nd edition, 2024',
  '2024',
);
const breakRules = secondary(
  'https://www.nka.com/news-articles/2025/december/changes-to-minnesota-meal-and-rest-break-rules-i',
);

const readOn = '2026-11-24';

const fact = lawBook('MN', 'Minn. Stat. §§ 181.9445-181.9448');
const leave = lawBook('MN');
const rest = lawBook('MN', 'Minn. Stat. § 177.253');
const meal = lawBook('MN', 'Minn. Stat. § 177.254');

export const minnesotaLeaveFacts: readonly LawFact[] = [
  fact(
    'Sick and safe time',
    'mn-esst-start',
    'Minnesota Earned Sick and Safe Time (ESST) is in force since January 1, 2024.',
    esstStart,
    { figure: [20240101, 'date'] },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-covered-hours',
    'ESST covers anyone expected to work at least 80 hours a year in Minnesota, part-time and temporary employees included.',
    esstStart,
    { figure: [80, 'hours'] },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-accrual',
    'Minnesota Earned Sick and Safe Time (ESST) accrues at 1 hour for every 30 hours worked.',
    session2023,
    { figure: [30, 'hours'] },
  ),
  fact('Sick and safe time', 'mn-esst-year-hours', 'ESST accrues up to 48 hours a year.', session2023, {
    figure: [48, 'hours'],
  }),
  fact(
    'Sick and safe time',
    'mn-esst-balance-hours',
    'Unused ESST carries over up to a balance of 80 hours.',
    session2023,
    { figure: [80, 'hours'] },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-uses',
    'ESST may be used for the illness, injury or preventive care of the employee or a family member; for domestic abuse, sexual assault or stalking; for closures by weather or a public emergency; and for exclusion because of a communicable disease.',
    official(
      'https://codelibrary.amlegal.com/codes/bloomington/latest/bloomington_mn/0-0-0-122572',
      'Bloomington’s ordinance, which has the same list',
    ),
  ),
  fact(
    'Sick and safe time',
    'mn-esst-bereavement',
    'Since May 25, 2024 ESST may be used for funeral arrangements, a funeral service or memorial, and financial or legal matters after the death of a family member.',
    secondary(gislason.source, 'That bereavement is a reason; its parts are from a second summary'),
    { readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-pay',
    'ESST is paid at the same base rate that the employee earns, never under the applicable minimum wage; a PTO system can serve as ESST.',
    official(
      'https://app.legiplex.com/mn/legislature/2025/2025-r/bills/sf2605/drafts-latest',
      'A bill that reprints Minn. Stat. § 181.9445: a copy, not the official page',
      '2025',
    ),
  ),
  fact(
    'Sick and safe time',
    'mn-esst-notice-at-hire',
    'Employees get an ESST notice at hire, in English and in their primary language, and in the handbook if there is one.',
    dliCopy,
  ),
  fact(
    'Sick and safe time',
    'mn-esst-unforeseeable',
    'For unforeseeable ESST the employee gives notice as the employer reasonably requires (a change of 2025).',
    secondary('https://natlawreview.com/article/latest-changes-minnesotas-earned-sick-and-safe-time-statute'),
  ),
  fact(
    'Sick and safe time',
    'mn-esst-documentation-days',
    'An employer may ask for documentation when more than 2 consecutive scheduled workdays of ESST are used; it was 3 days before July 1, 2025.',
    leagueOfCities,
    { figure: [2, 'days'] },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-replacement',
    'An employer may not require an employee on ESST to find a replacement; employees may volunteer to swap.',
    leagueOfCities,
  ),
  fact(
    'Sick and safe time',
    'mn-esst-advance',
    'From January 1, 2026 employers may advance ESST hours based on expected hours and must top up if the hours worked earn more.',
    leagueOfCities,
    { figure: [20260101, 'date'] },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-remedy',
    'If ESST was not provided or records are missing, the remedy is the time owed plus an equal amount; without records it is 48 hours plus an equal amount.',
    esstChanges,
  ),
  fact(
    'Local rules',
    'mn-esst-cities',
    'Bloomington, Minneapolis and St. Paul have sick and safe time ordinances of their own; the employer follows whichever requirement is most favorable to the employee. Bloomington treats compliance with the state law as compliance with its ordinance.',
    secondary(
      handbookList.source,
      'The cities; that the most protective rule counts is from a copy of DLI’s sheet',
    ),
    { readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-and-paid-leave',
    'ESST is short leave paid by the employer; Paid Leave is state insurance for events of 7 days or more. They are separate and can be used one after the other.',
    paidLeaveAndEsst,
  ),
  leave(
    'Other leave',
    'mn-parenting-leave-weeks',
    'Pregnancy and parenting leave is 12 weeks unpaid, at employers of any size (1 employee or more), from the first day of work since July 1, 2023.',
    pregnancyLeave,
    { figure: [12, 'weeks'] },
  ),
  leave(
    'Other leave',
    'mn-parenting-leave-start',
    'Since August 1, 2024 pregnancy and parenting leave is not reduced by leave for prenatal appointments; it starts within 12 months of the birth or adoption.',
    pregnancyLeave,
    { figure: [12, 'months'] },
  ),
  leave(
    'Workplace rules',
    'mn-pregnancy-basics',
    'Every Minnesota employer gives three pregnancy accommodations without a doctor’s note: more restroom, food and water breaks, seating, and a limit of 20 pounds on lifting.',
    secondary('https://lnks.gd/2/zRXpH2', 'A DLI bulletin of 2023'),
    { statute: 'Minn. Stat. § 181.939' },
  ),
  leave(
    'Workplace rules',
    'mn-pregnancy-other',
    'Other pregnancy accommodations include leave, a change of schedule or duties and longer breaks; for the three basic ones there is no test of undue hardship.',
    lactation,
    { statute: 'Minn. Stat. § 181.939' },
  ),
  leave(
    'Workplace rules',
    'mn-lactation-breaks',
    'Lactation breaks are paid, without the former 12-month limit, in a clean, private and secure space with an outlet that is not a bathroom; disruption of operations is no defense.',
    secondary(
      'https://www.bgs.com/blog/2023/06/12/nursing-mother-lactating-employees-and-pregnancy-accommodation-in-minnesota/',
      null,
      '2023-06-12',
    ),
    { statute: 'Minn. Stat. § 181.939' },
  ),
  leave(
    'Workplace rules',
    'mn-pregnancy-notice',
    'The notice on pregnancy and lactation goes in the handbook and is given at hire and on a request for parental leave, in English and the employee’s primary language.',
    lactation,
    { statute: 'Minn. Stat. § 181.939' },
  ),
  rest(
    'Breaks and rest',
    'mn-rest-break',
    'Since January 1, 2026 a paid rest break of at least 15 minutes, or enough time to use the nearest convenient restroom if that is longer, falls within each 4 consecutive hours.',
    breakRules,
    { figure: [15, 'minutes'] },
  ),
  meal(
    'Breaks and rest',
    'mn-meal-break',
    'From January 1, 2026 a meal break of at least 30 minutes is due for 6 or more consecutive hours; it may be unpaid if the employee is fully relieved.',
    breakRules,
    { figure: [30, 'minutes'] },
  ),
  rest(
    'Breaks and rest',
    'mn-break-remedy',
    'The remedy for a missed break is pay for the break time plus an equal amount.',
    secondary(
      'https://adptotalsourceinsightsandsolutions.com/State-Updates-Detail/ArtMID/980/ArticleID/3645/Minnesota-Expands-Break-and-Meal-Period-Requirements',
    ),
  ),
  rest(
    'Breaks and rest',
    'mn-break-allow',
    'Whether breaks are allowed is judged by having a policy, telling the staff and workable conditions; employees may choose to skip, and a rest break cannot sit at the very end of the 4 hours.',
    secondary(
      'https://www.felhaber.com/minnesota-department-of-labor-and-industry-publishes-guidance-on-meal-and-rest-break-amendments-effective-january-1-2026',
    ),
  ),
  rest(
    'Breaks and rest',
    'mn-break-covered',
    'The break law covers non-exempt staff; collective agreements may set other breaks.',
    secondary(
      'https://lawblog123.com/minnesota-provides-guidance-on-2026-meal-and-work-break-amendments-ogletree_1817832.html',
      null,
      '2026',
    ),
  ),
  leave(
    'Workplace rules',
    'mn-crown-act',
    'In the Human Rights Act race includes hair texture and styles such as braids, locs and twists (CROWN Act of 2023).',
    secondary(
      'https://trepanierlaw.com/minnesota-human-rights-act-amended-to-prohibit-discrimination-based-on-natural-hair-texture-or-style',
    ),
  ),
  leave(
    'Hiring',
    'mn-pay-range-employees',
    'From January 1, 2025 job postings must show a pay range and the benefits if the employer has 30 or more employees in Minnesota.',
    secondary('https://www.justworks.com/employment-law-by-state/minnesota'),
    { figure: [30, 'employees'], statute: 'Minn. Stat. § 181.173' },
  ),
  leave(
    'Hiring',
    'mn-noncompete-void',
    'Agreements not to compete that were signed on or after July 1, 2023 are void in Minnesota.',
    secondary(
      'https://www.worklaw.com/blog/minnesota-legislative-updates-changing-the-landscape-for-employers',
    ),
    { figure: [20230701, 'date'], statute: 'Minn. Stat. § 181.988' },
  ),
  leave(
    'Workplace rules',
    'mn-cannabis',
    'In Minnesota cannabis is a lawful off-duty product: testing is limited except in safety-sensitive and federally regulated jobs, and impairment at work may be disciplined.',
    secondary(
      'https://www.boardmanclark.com/publications/hr-heads-up/recent-developments-in-hr-law-for-minnesota-employers',
    ),
  ),
  leave(
    'Other leave',
    'mn-other-leaves',
    'A Minnesota handbook also lists leave for jury duty, election judges, voting, crime victims and witnesses, an order for protection, bone marrow donation and the civil air patrol (both at 20 or more employees at one site), a family member injured or killed in the military (up to 10 working days), a military send-off or homecoming (one day a year), and school conferences (16 hours).',
    handbookList,
    { figure: [20, 'employees'] },
  ),
  leave(
    'Other leave',
    'mn-school-leave-hours',
    'Minnesota school conference leave is 16 hours in 12 months.',
    employerGuide,
    { figure: [16, 'hours'], readOn },
  ),
  leave(
    'Other leave',
    'mn-bone-marrow-hours',
    'Minnesota bone marrow donation leave is 40 paid hours, at employers with 20 or more employees.',
    employerGuide,
    { figure: [40, 'hours'], readOn },
  ),
];
