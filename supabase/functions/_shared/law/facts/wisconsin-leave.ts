import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const budgetBill = official(
  'https://docs.legis.wisconsin.gov/document/budget/2025/25-1772',
  'A bill’s analysis, which describes the law as it is; read on the preview copy of the legislature’s site',
  '2025',
);
const bill752 = official(
  'https://docs.legis.wisconsin.gov/2015/related/proposals/ab752/_16?up=1',
  null,
  '2015',
);
const nolo = secondary('https://www.nolo.com/legal-encyclopedia/wisconsin-family-medical-leave.html');
const restaurants = secondary('https://rocunited.org/legal/wi/');
const leech = secondary('https://leech-law.com/wisconsin_fmla.html');
const wfmlaTime = secondary(
  'http://www.blr.com/HR-Employment/Benefits-Leave/Leave-of-Absence-FMLA-in-Wisconsin',
);
const dwdFmla = official('https://dwd.wisconsin.gov/er/civilrights/fmla/default.htm');
const dwdRules = official('https://docs.legis.wisconsin.gov/code/admin_code/dwd/218_226/225/02/6/a');
const readOn = '2026-11-24';
const fact = lawBook('WI');
const wfmla = lawBook('WI', 'Wis. Stat. § 103.10');

export const wisconsinLeaveFacts: readonly LawFact[] = [
  fact(
    'Program',
    'wi-no-program',
    'Wisconsin has no paid family or medical leave program; leave is unpaid, under the Wisconsin Family and Medical Leave Act (WFMLA) and the federal FMLA.',
    budgetBill,
  ),
  fact(
    'Sick and safe time',
    'wi-no-sick-leave',
    'Wisconsin employers have no duty to give paid sick leave.',
    restaurants,
  ),
  fact(
    'Program',
    'wi-bills',
    'A bill of 2025-26 for a paid program in Wisconsin, SB 1001, is not law: its last recorded action was on February 26, 2026, in committee.',
    secondary('https://legilist.com/states/wisconsin/bill/2025REG/sb-1001/'),
    { isYearly: true },
  ),
  wfmla(
    'Local rules',
    'wi-local-leave-barred',
    'Wisconsin bars local governments from requiring leave; the law of 2011 voided Milwaukee’s sick leave ordinance.',
    secondary(
      'https://www.disabilityleavelaw.com/2011/05/articles/fmla/wisconsin-preempts-local-family-and-medical-leave-laws-voids-milwaukee-paid-sick-leave-ordinance/',
      null,
      '2011-05',
    ),
  ),
  wfmla(
    'Eligibility',
    'wi-wfmla-employer',
    'WFMLA applies to employers with 50 or more permanent employees in at least 6 of the last 12 months.',
    nolo,
    { figure: [50, 'employees'] },
  ),
  wfmla(
    'Eligibility',
    'wi-wfmla-employee-weeks',
    'A WFMLA employee has worked for the employer for more than 52 consecutive weeks.',
    budgetBill,
    { figure: [52, 'weeks'] },
  ),
  wfmla(
    'Eligibility',
    'wi-wfmla-employee-hours',
    'A WFMLA employee has at least 1,000 hours in the preceding 52 weeks.',
    budgetBill,
    { figure: [1000, 'hours'] },
  ),
  wfmla(
    'Length of leave',
    'wi-wfmla-birth-weeks',
    'In 12 months WFMLA gives up to 6 weeks for birth or adoption, beginning within 16 weeks of the event.',
    wfmlaTime,
    { figure: [6, 'weeks'] },
  ),
  wfmla(
    'Length of leave',
    'wi-wfmla-birth-start',
    'WFMLA leave for birth or adoption begins within 16 weeks of the event.',
    wfmlaTime,
    { figure: [16, 'weeks'] },
  ),
  wfmla(
    'Length of leave',
    'wi-wfmla-own-weeks',
    'In 12 months WFMLA gives up to 2 weeks for the employee’s own serious health condition.',
    wfmlaTime,
    { figure: [2, 'weeks'] },
  ),
  wfmla(
    'Length of leave',
    'wi-wfmla-family-weeks',
    'In 12 months WFMLA gives up to 2 weeks for the serious health condition of a family member.',
    wfmlaTime,
    { figure: [2, 'weeks'] },
  ),
  wfmla(
    'Length of leave',
    'wi-wfmla-family-cap',
    'WFMLA family leave is capped at 8 weeks in all; the 2 weeks of medical leave are separate.',
    bill752,
    { figure: [8, 'weeks'] },
  ),
  wfmla(
    'Reasons for leave',
    'wi-wfmla-family',
    'Family for WFMLA care leave means a child (under age 18, or older and unable to care for himself or herself because of a serious health condition), a spouse, domestic partner, parent, or the parent of a spouse or domestic partner.',
    secondary(leech.source, 'The list; the age of a child is in the statute, Wis. Stat. § 103.10(1)(a)'),
    { readOn },
  ),
  wfmla(
    'Reasons for leave',
    'wi-wfmla-child-age',
    'For WFMLA a child is under age 18, or is 18 or older and unable to care for himself or herself because of a serious health condition.',
    official('https://docs.legis.wisconsin.gov/document/statutes/103.10(1m)(c)'),
    { readOn },
  ),
  wfmla(
    'Benefit amount',
    'wi-wfmla-substitution',
    'WFMLA leave is unpaid, but the employee may choose to substitute other paid or unpaid leave that the employer offers.',
    bill752,
  ),
  wfmla(
    'Job protection',
    'wi-wfmla-return',
    'After WFMLA leave the employee returns to the same or an equivalent position.',
    budgetBill,
  ),
  wfmla(
    'Job protection',
    'wi-wfmla-complaint-days',
    'A WFMLA complaint goes to DWD’s Equal Rights Division within 30 days of the breach or of learning of it.',
    dwdFmla,
    { figure: [30, 'days'], readOn },
  ),
  wfmla(
    'Job protection',
    'wi-wfmla-insurance',
    'During WFMLA leave health insurance goes on as before the leave.',
    dwdFmla,
    { readOn },
  ),
  wfmla(
    'Eligibility',
    'wi-wfmla-month-parts',
    'Employers count for WFMLA with 50 permanent employees in at least 6 of the preceding 12 calendar months; parts of a month count.',
    dwdRules,
    { figure: [50, 'employees'], statute: 'Wis. Admin. Code § DWD 225.01', readOn },
  ),
  wfmla(
    'Eligibility',
    'wi-wfmla-paid-leave-hours',
    'Hours of paid leave count toward the 1,000 hours of WFMLA.',
    dwdRules,
    { figure: [1000, 'hours'], statute: 'Wis. Admin. Code § DWD 225.01', readOn },
  ),
  wfmla(
    'Length of leave',
    'wi-wfmla-smallest-block',
    'The smallest block of WFMLA leave is the shortest that the employer allows for any other leave that is not an emergency.',
    secondary(
      'https://docs.legis.wisconsin.gov/code/admin_code/dwd/218_226/225/02/6/a',
      'Read in a copy of the rule of May 28, 2024',
    ),
    { statute: 'Wis. Admin. Code § DWD 225.02', readOn },
  ),
  wfmla(
    'Length of leave',
    'wi-wfmla-week',
    'For WFMLA leave in parts, a week is 5 days on which the employee would otherwise work.',
    secondary(
      'https://docs.legis.wisconsin.gov/code/admin_code/dwd/218_226/225/02/6/a',
      'Read in a copy of the rule of May 28, 2024',
    ),
    { figure: [5, 'days'], statute: 'Wis. Admin. Code § DWD 225.02', readOn },
  ),
  wfmla(
    'Employer notices',
    'wi-post-own-policy',
    'Wisconsin employers with 25 or more employees must post their own leave policy.',
    leech,
    { figure: [25, 'employees'] },
  ),
  wfmla(
    'Employer notices',
    'wi-post-state-poster',
    'Wisconsin employers with 50 or more permanent employees post the state’s notice of rights (ERD-7983).',
    secondary('https://minimum-wage.org/wisconsin/labor-law-posters/373-family-and-medical-leave-law'),
    { figure: [50, 'employees'] },
  ),
  wfmla(
    'Employee notice and proof',
    'wi-wfmla-notice',
    'The employee gives reasonable advance notice and schedules planned treatment so as not to disrupt the business unduly; the employer may require certification.',
    secondary(
      'https://www.milwaukeeemploymentlawattorneys.com/2014/07/eligible-employees-entitled-to-leave-under-federal-and-state-laws/',
      null,
      '2014-07',
    ),
  ),
  wfmla(
    'Program',
    'wi-wfmla-and-fmla',
    'WFMLA and the federal FMLA can run at the same time. The federal act covers employers with 50 or more employees in 20 or more workweeks of this or last year; it gives 12 weeks to employees with 12 months and 1,250 hours who work at a place with 50 employees within 75 miles.',
    nolo,
    { readOn },
  ),
  fact(
    'Other leave',
    'wi-donor-leave-weeks',
    'Bone marrow and organ donors get up to 6 unpaid weeks in a calendar year at Wisconsin employers with 50 or more employees, after 52 weeks and 1,000 hours; it is separate from WFMLA.',
    secondary('https://le-hrlaw.com/leave-for-employees-to-donate-bone-marrow-or-an-organ/'),
    { figure: [6, 'weeks'], statute: 'Wis. Stat. § 103.11' },
  ),
  fact(
    'Other leave',
    'wi-donor-leave-posting',
    'Wisconsin employers with 25 or more employees post their own policy on donor leave.',
    secondary('https://le-hrlaw.com/leave-for-employees-to-donate-bone-marrow-or-an-organ/'),
    { figure: [25, 'employees'], statute: 'Wis. Stat. § 103.11' },
  ),
  fact(
    'Other leave',
    'wi-voting-hours',
    'Wisconsin employees may be away for up to 3 hours in a row to vote. The employee says so before election day, the employer picks the time, the time may be unpaid, and no penalty may follow.',
    secondary('https://self-law.org/code/wi/chapter-6/6-76', 'A copy of the text of the section'),
    { figure: [3, 'hours'], statute: 'Wis. Stat. § 6.76', readOn },
  ),
];
