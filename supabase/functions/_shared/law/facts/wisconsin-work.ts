import { calculated, lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const restaurants = secondary('https://rocunited.org/legal/wi/');
const wages = official('https://www.dwd.wisconsin.gov/er/laborstandards/wages.htm');
const minimumRates = official(
  'https://print.casetext.com/regulation/wisconsin-administrative-code/agency-department-of-workforce-development/labor-standards/chapter-dwd-272-minimum-wages/section-dwd-27203-minimum-rates',
  'A copy of the rule, not the official page',
);
const dayOfRest = secondary(
  'https://www.lawinfo.com/resources/employment-law-employee/wisconsin/what-is-the-one-days-rest-in-seven-law.html',
);
const deductions = secondary('http://www.xperthr.com/employment-law-manual/payment-of-wages-wisconsin/1307/');
const fact = lawBook('WI');
const rates = lawBook('WI', 'Wis. Admin. Code § DWD 272.03');
const breaks = lawBook('WI', 'Wis. Admin. Code § DWD 274.02');

export const wisconsinWorkFacts: readonly LawFact[] = [
  breaks(
    'Breaks and rest',
    'wi-meal-break',
    'For adults Wisconsin recommends, and does not require, a meal break of 30 minutes near the usual meal time and no shift over 6 hours without one.',
    secondary('https://www.blr.com/HR-Employment/Compensation/Rest-Periods-in-Wisconsin'),
    { figure: [30, 'minutes'] },
  ),
  breaks(
    'Breaks and rest',
    'wi-break-paid',
    'In Wisconsin a break under 30 minutes, or one where the employee cannot leave the premises, is paid on-duty time.',
    secondary('https://jjkellercompliancenetwork.com/regsense/breaks-and-meal-periods-wisconsin'),
    { figure: [30, 'minutes'] },
  ),
  breaks(
    'Breaks and rest',
    'wi-minor-meal-break',
    'Under age 18 Wisconsin requires a meal break of 30 minutes, with no more than 6 hours of work without one.',
    secondary('https://www.hrcare.com/Article.aspx/589/WisconsinMealandRestPeriodLaw'),
    { figure: [30, 'minutes'] },
  ),
  fact(
    'Breaks and rest',
    'wi-day-of-rest',
    'Wisconsin factories and mercantile (retail) businesses give 24 consecutive hours of rest in each calendar week; up to 12 days in a row are possible if the rest days sit at both ends.',
    dayOfRest,
    { figure: [24, 'hours'], statute: 'Wis. Stat. § 103.85' },
  ),
  fact(
    'Breaks and rest',
    'wi-day-of-rest-exempt',
    'Wisconsin’s day of rest does not bind janitors, security personnel, dairies, canneries, bakeries, mills, hotels and restaurants, the care of animals or fires on Sundays, emergencies, and, since July 14, 2015, any employee who states in writing that he or she chooses to work without it.',
    dayOfRest,
    { statute: 'Wis. Stat. § 103.85' },
  ),
  fact(
    'Workplace rules',
    'wi-seats',
    'Wisconsin requires seats for employees who are not actively at work.',
    secondary('http://www.canmybossdothat.com/category.php?id=143&state=WI'),
    { statute: 'Wis. Stat. § 103.16' },
  ),
  rates('Minimum wage', 'wi-minimum-wage', 'Wisconsin’s minimum wage is $7.25.', minimumRates, {
    figure: [7.25, 'USD'],
    isYearly: true,
  }),
  rates(
    'Minimum wage',
    'wi-tipped-wage',
    'Wisconsin’s cash wage for tipped employees is $2.33 (opportunity employees $2.13), only if wages and tips reach $7.25 an hour each week.',
    minimumRates,
    { figure: [2.33, 'USD'], isYearly: true },
  ),
  rates(
    'Minimum wage',
    'wi-tip-credit',
    'The tip credit in Wisconsin is $4.92 an hour: $7.25 less $2.33.',
    calculated(minimumRates.source),
    { figure: [4.92, 'USD'], isYearly: true },
  ),
  rates(
    'Minimum wage',
    'wi-opportunity-wage',
    'Wisconsin’s opportunity wage is $5.90, under age 20 and for the first 90 days.',
    minimumRates,
    { figure: [5.9, 'USD'], isYearly: true },
  ),
  rates(
    'Minimum wage',
    'wi-tip-declaration',
    'A Wisconsin employer keeps a tip declaration signed by the employee for each pay period, or loses the tip credit.',
    minimumRates,
  ),
  rates(
    'Overtime',
    'wi-tipped-overtime',
    'Overtime for tipped employees in Wisconsin is worked out from the full minimum wage: $7.25 times 1.5, less $4.92, is $5.955 an hour.',
    calculated(restaurants.source),
    { figure: [5.955, 'USD'], isYearly: true },
  ),
  fact(
    'Wages and final pay',
    'wi-pay-frequency',
    'Wisconsin wages are paid at least monthly, with no more than 31 days between pay periods (logging and farm work: quarterly).',
    wages,
    { figure: [31, 'days'] },
  ),
  fact(
    'Wages and final pay',
    'wi-final-pay',
    'In Wisconsin final pay is due by the regular payday, or within 31 days of earning it if that is earlier, whether the employee quit or was discharged; there is no same-day rule. Managerial, executive and commissioned sales staff are not covered.',
    official('http://dwd.wisconsin.gov/er/labor_standards_bureau/publication_erd_8784_p.htm'),
  ),
  fact(
    'Wages and final pay',
    'wi-final-pay-closing',
    'In Wisconsin final pay is due within 24 hours if the separation follows a merger, liquidation, closing or relocation of the business.',
    secondary('http://www.employmentlawhandbook.com/wage-payment-laws/state-wage-payment-laws/wisconsin/'),
    { figure: [24, 'hours'] },
  ),
  fact(
    'Wages and final pay',
    'wi-direct-deposit',
    'Direct deposit may be mandatory in Wisconsin if it costs the employee nothing; a stub with rate, hours and each deduction is still due.',
    wages,
  ),
  fact(
    'Wages and final pay',
    'wi-wage-claim',
    'Wage claims go to DWD within 2 years, and after a demand of 6 days if the payday was missed.',
    wages,
    { figure: [2, 'years'] },
  ),
  fact(
    'Wages and final pay',
    'wi-deductions',
    'Wisconsin allows deductions for faulty work, loss, theft or damage only if the employee agrees in writing, the employer and the employee’s representative find fault, or a court does; a wrong one costs twice its amount.',
    deductions,
    { statute: 'Wis. Stat. § 103.455' },
  ),
  fact(
    'Wages and final pay',
    'wi-commission',
    'Commission sales agents in Wisconsin have their own rule for final pay.',
    deductions,
  ),
  fact(
    'Overtime',
    'wi-no-hce',
    'Wisconsin does not use the federal exemption for highly compensated employees.',
    secondary(
      'https://www.wislawnow.com/2024/04/breaking-news-dol-issues-final-overtime-rule/',
      null,
      '2024-04',
    ),
  ),
  fact(
    'Hiring',
    'wi-new-hire-days',
    'New hires and rehires are reported within 20 days in Wisconsin; no employer is exempt.',
    secondary('https://wi-newhire.com/faqs'),
    { figure: [20, 'days'], statute: 'Wis. Stat. § 103.05; Wis. Admin. Code ch. DWD 142' },
  ),
  fact(
    'Records',
    'wi-records-3-years',
    'A Wisconsin employer keeps for 3 years each employee’s name, birth date and dates of employment, the start and end of work and of meal periods, the hours of each day and week, the rate of pay and the deductions.',
    official(
      'http://www.dwd.wisconsin.gov/er/labor_standards_bureau/permanent_records_to_be_kept_by%20_the_employer.htm',
    ),
    { figure: [3, 'years'], statute: 'Wis. Admin. Code § DWD 272.11', readOn: '2026-11-24' },
  ),
];
