import { calculated, lawBook, secondary, type LawFact } from '../law-fact.ts';

const recordkeeping = secondary(
  'https://www.puryearlaw.com/2015/12/07/employee-wages-and-hours-record-keeping-requirements-under-the-fair-labor-standards-act-flsa/',
  'A summary of the Department of Labor’s Fact Sheet 21',
  '2015-12-07',
);
const salaryLevel = secondary(
  'https://hrlaws.com/employment-law-letter/dol-formally-reinstates-pre-2024-salary-thresholds-after-court-rulings',
);
const newHires = secondary('https://newhire-reporting.com/mn-newhire/compliance.aspx');
const lookback = secondary('https://legalclarity.org/what-is-the-deposit-schedule-for-form-941');
const schedule = secondary(
  'https://support.taxbandits.com/art/17199/how-to-determine-the-federal-deposit-schedule',
);
const depositRules = secondary(
  'https://intercom.help/smartwiz-support/en/articles/10887217-deposit-requirements-for-forms-941-and-944-employer-s-guide-to-federal-tax-deposits-irs',
);
const identityForm = secondary(
  'https://anwarilaw.com/immigration-services/employment-immigration/complete-form-9/',
  'A law firm’s page; two others agree',
);
const fmla = secondary('https://www.nolo.com/legal-encyclopedia/wisconsin-family-medical-leave.html');

const readOn = '2026-11-24';

const fact = lawBook('US');

export const federalFacts: readonly LawFact[] = [
  fact(
    'Eligibility',
    'us-fmla-employees',
    'The federal Family and Medical Leave Act (FMLA) covers employers with 50 or more employees in 20 or more workweeks of the current or preceding calendar year, wherever they work.',
    fmla,
    { figure: [50, 'employees'], statute: '29 CFR 825.105', readOn },
  ),
  fact(
    'Eligibility',
    'us-fmla-hours',
    'An FMLA employee has 12 months with the employer and 1,250 hours, and works at a place with 50 employees of the employer within 75 miles.',
    fmla,
    { figure: [1250, 'hours'], statute: '29 CFR 825.110', readOn },
  ),
  fact(
    'Length of leave',
    'us-fmla-weeks',
    'The federal FMLA gives 12 weeks of unpaid leave a year, or 26 weeks in one 12-month period to care for a covered servicemember.',
    fmla,
    { figure: [12, 'weeks'], readOn },
  ),
  fact(
    'Records',
    'us-records-3-years',
    'Under the Fair Labor Standards Act (FLSA) payroll records, agreements, and sales and purchase records are kept for at least 3 years.',
    recordkeeping,
    { figure: [3, 'years'] },
  ),
  fact(
    'Records',
    'us-records-2-years',
    'Under the FLSA time cards, wage-rate tables, schedules, and records of additions and deductions are kept for 2 years.',
    recordkeeping,
    { figure: [2, 'years'] },
  ),
  fact(
    'Records',
    'us-records-content',
    'FLSA records of a non-exempt worker hold the full name as used for Social Security, address, birth date if under age 19, sex and occupation, start of the workweek, hours of each day and week, basis and rate of pay, straight-time and overtime earnings, additions and deductions, total wages, and the date and period of pay.',
    recordkeeping,
  ),
  fact(
    'Overtime',
    'us-overtime-hours',
    'Federal overtime is 1.5 times the regular rate after 40 hours in a workweek; where state and federal law differ, the rule that gives more applies.',
    secondary(
      'https://www.guralnicklegal.com/employment-law/record-keeping-under-the-fair-labor-standards-act/',
    ),
    { figure: [40, 'hours'] },
  ),
  fact(
    'Overtime',
    'us-salary-level',
    'The federal salary level of the white-collar exemption is $684 a week ($35,568 a year). The increases of 2024 were struck down; the Department of Labor formally restored the levels of 2019 on May 14, 2026.',
    salaryLevel,
    { figure: [684, 'USD'], isYearly: true },
  ),
  fact(
    'Overtime',
    'us-salary-level-hce',
    'The federal level for highly compensated employees is $107,432 a year.',
    secondary('https://naylornetwork.com/ela-nwl/articles/print.asp?aid=829474'),
    { figure: [107432, 'USD'], isYearly: true },
  ),
  fact(
    'Overtime',
    'us-exemption-tests',
    'The white-collar exemption needs a duties test and, in most jobs, a salary basis and the salary level; a salary alone is not enough.',
    salaryLevel,
  ),
  fact(
    'Hiring',
    'us-new-hire-penalty',
    'Federal law caps penalties for late new-hire reports at $25 for each report, and at $500 if employer and worker conspire.',
    newHires,
    { figure: [25, 'USD'] },
  ),
  fact(
    'Hiring',
    'us-new-hire-multistate',
    'Employers with employees in two or more states may report all new hires to one of those states if they register with HHS and report electronically.',
    secondary(
      'https://docs.legis.wisconsin.gov/code/register/2000/535a/register/_847?up=1',
      'A Wisconsin register of 2000 that reports the federal rule; of today’s section only the heading was seen',
    ),
  ),
  fact(
    'Hiring',
    'us-i9-employee',
    'The employee fills in section 1 of Form I-9 by the first day of work.',
    identityForm,
    { readOn },
  ),
  fact(
    'Hiring',
    'us-i9-employer',
    'The employer fills in section 2 of Form I-9 within 3 business days of the first day of work.',
    identityForm,
    { figure: [3, 'days'], readOn },
  ),
  fact(
    'Records',
    'us-i9-records',
    'Form I-9 is kept for 3 years from the hire or for 1 year after the employment ends, whichever is later.',
    identityForm,
    { figure: [3, 'years'], readOn },
  ),
  fact(
    'Deposits',
    'us-deposit-schedules',
    'Form 941 filers are monthly or semiweekly depositors for a whole calendar year, by the taxes reported in the 12 months that ended the preceding June 30; for Form 944 filers the lookback period is the second preceding calendar year.',
    lookback,
  ),
  fact(
    'Deposits',
    'us-deposit-threshold',
    'Up to $50,000 of taxes in the lookback period means monthly deposits, due on the 15th of the next month; more than $50,000 means semiweekly.',
    schedule,
    { figure: [50000, 'USD'] },
  ),
  fact(
    'Deposits',
    'us-deposit-semiweekly',
    'On the semiweekly schedule the taxes on pay of Wednesday to Friday are due the next Wednesday, those on pay of Saturday to Tuesday the next Friday.',
    schedule,
  ),
  fact(
    'Deposits',
    'us-deposit-next-day',
    'A liability of $100,000 in a day is due the next business day.',
    depositRules,
    { figure: [100000, 'USD'] },
  ),
  fact(
    'Deposits',
    'us-deposit-with-return',
    'If the taxes of this quarter or the one before are less than $2,500, and no next-day deposit fell due in this quarter, they may be paid with the return.',
    depositRules,
    { figure: [2500, 'USD'] },
  ),
  fact(
    'Deposits',
    'us-deposit-lookback-2026',
    'The lookback period for 2026 is July 1, 2024 to June 30, 2025.',
    lookback,
    { isYearly: true },
  ),
  fact(
    'Deposits',
    'us-deposit-lookback-2027',
    'The lookback period for 2027 is July 1, 2025 to June 30, 2026.',
    calculated(lookback.source),
  ),
  fact(
    'Deposits',
    'us-deposit-electronic',
    'Federal deposits go by electronic transfer: EFTPS, Direct Pay or an IRS business account.',
    secondary('https://www.bmss.com/federal-941-payroll-tax-lookback-procedures-4'),
  ),
  fact(
    'Deposits',
    'us-social-security-base-2026',
    'The Social Security wage base is $184,500 in 2026.',
    secondary(
      'https://unum.com/employers/resources/compliance-resources/paid-leave-laws/Minnesota-paid-leave-laws',
    ),
    { figure: [184500, 'USD'], isYearly: true },
  ),
];
