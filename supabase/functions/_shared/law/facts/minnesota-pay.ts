import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const minimumWage = official('https://dli.mn.gov/minwage');
const cityWages = secondary(
  'https://wfjlawfirm.com/perspectives/page/4/wfj-business-services',
  'A page of the firm’s list of posts; the post that was read may have moved',
);
const wageTheft = official('https://dli.mn.gov/business/employment-practices/wage-theft-qa');
const newHires = secondary('https://newhire-reporting.com/mn-newhire/compliance.aspx');
const finalWages = secondary('http://jux.law/when-does-an-employer-have-to-pay-final-wages/');
const earningsNotice = secondary('https://zmattorneys.com/mn-employee-notice-and-wage-theft-changes/');

const fact = lawBook('MN');

export const minnesotaPayFacts: readonly LawFact[] = [
  fact(
    'Minimum wage',
    'mn-minimum-wage-2026',
    'Minnesota’s minimum wage is $11.41 from January 1, 2026, for all employers, with no tip credit.',
    minimumWage,
    { figure: [11.41, 'USD'], isYearly: true },
  ),
  fact(
    'Minimum wage',
    'mn-training-wage-2026',
    'The Minnesota training wage for the first 90 days under age 20 is $9.31 in 2026.',
    minimumWage,
    { figure: [9.31, 'USD'], isYearly: true },
  ),
  fact(
    'Minimum wage',
    'mn-minneapolis-wage-2026',
    'The minimum wage in Minneapolis is $16.37 in 2026.',
    cityWages,
    { figure: [16.37, 'USD'], isYearly: true },
  ),
  fact(
    'Minimum wage',
    'mn-st-paul-wage-2026',
    'From July 1, 2026 the minimum wage in St. Paul is $16.37 at 101 or more employees and at 6 to 100 employees, and $14.25 at micro employers (up to 5 employees).',
    cityWages,
    { figure: [14.25, 'USD'], isYearly: true },
  ),
  fact(
    'Overtime',
    'mn-overtime-hours',
    'Minnesota’s own overtime rule (after 48 hours) applies only where federal law does not; most employers owe overtime after 40 hours.',
    official('https://www.house.mn.gov/hrd/issinfo/overtime.aspx?src=10'),
    { figure: [48, 'hours'] },
  ),
  fact(
    'Wages and final pay',
    'mn-wage-notice',
    'Minnesota employers give a written wage notice at hire and keep a signed copy; changes are given in writing before they take effect.',
    wageTheft,
    { statute: 'Minn. Stat. § 181.032' },
  ),
  fact(
    'Wages and final pay',
    'mn-wage-notice-content',
    'The wage notice holds the pay rate, its basis and any additional rates; allowances for meals and lodging; paid time off with its accrual and terms of use; the employment status, and whether and why it is exempt; deductions that may be made; the days in the pay period, the payday and the first payday; the employer’s legal and operating name; the address of the main office and the mailing address; and the phone number.',
    secondary(
      'http://www.mondaq.com/unitedstates/x/820260/Employee+Benefits+Compensation/Minnesota+Wage+Theft+Statute+Part+II+New+Notice+Disclosure+And+Recordkeeping+Requirements',
    ),
    { statute: 'Minn. Stat. § 181.032' },
  ),
  fact(
    'Wages and final pay',
    'mn-wage-notice-language',
    'The wage notice says, in several languages, that it may be had in another language.',
    earningsNotice,
    { statute: 'Minn. Stat. § 181.032' },
  ),
  fact(
    'Wages and final pay',
    'mn-earnings-statement',
    'Each Minnesota earnings statement shows the name, the rate and its basis, allowances, hours, gross pay, deductions, net pay, the end of the period, and the employer’s legal and operating name, addresses and phone.',
    earningsNotice,
    { statute: 'Minn. Stat. § 181.032' },
  ),
  fact(
    'Wages and final pay',
    'mn-exemption-on-notice',
    'The basis of an exemption goes on the wage notice, not necessarily on the earnings statement.',
    wageTheft,
    { statute: 'Minn. Stat. § 181.032' },
  ),
  fact(
    'Wages and final pay',
    'mn-wage-theft-start',
    'Minnesota’s wage theft law took effect on July 1, 2019; criminal wage theft from August 1, 2019.',
    secondary('https://aaronhall.com/new-minnesota-employer-laws-for-2019/'),
    { figure: [20190701, 'date'] },
  ),
  fact(
    'Wages and final pay',
    'mn-final-pay-discharge',
    'After a discharge, earned wages and commissions are due at once on written demand, with a penalty of up to 15 days’ average earnings if they are not paid within 24 hours of it.',
    finalWages,
    { figure: [24, 'hours'], statute: 'Minn. Stat. § 181.13' },
  ),
  fact(
    'Wages and final pay',
    'mn-final-pay-resignation',
    'After a resignation, pay is due on the next regular payday; if that is fewer than 5 calendar days away, on the one after, and never later than 20 calendar days after the last day of work.',
    official(
      'https://www.revisor.mn.gov/statutes/?year=2007&id=181.14',
      'The text of 2007; a later copy agrees',
    ),
    { figure: [20, 'days'], statute: 'Minn. Stat. § 181.14' },
  ),
  fact(
    'Wages and final pay',
    'mn-final-pay-resignation-late',
    'If pay after a resignation stays unpaid for 24 hours after a demand, average daily earnings go on for up to 15 days.',
    secondary('https://instalawyer.io/laws/minnesota-statutes/section-18114-payment-to'),
    { figure: [15, 'days'], statute: 'Minn. Stat. § 181.14' },
  ),
  fact(
    'Wages and final pay',
    'mn-final-pay-audit',
    'For employees who were entrusted with money or property the employer has up to 10 extra days to audit.',
    finalWages,
    { figure: [10, 'days'] },
  ),
  fact(
    'Hiring',
    'mn-new-hire-days',
    'New hires and rehires are reported within 20 days in Minnesota.',
    newHires,
    { figure: [20, 'days'], statute: 'Minn. Stat. § 256.998' },
  ),
  fact(
    'Contractors',
    'mn-construction-contractor',
    'Since March 1, 2025 a construction worker in Minnesota is an independent contractor only if the business meets all 14 statutory conditions (before, nine).',
    secondary(
      'https://fwhtlaw.com/blog/2024/06/27/what-contractors-need-to-know-about-minnesotas-new-independent-contractor-legislation',
      null,
      '2024-06-27',
    ),
    { figure: [20250301, 'date'] },
  ),
  fact(
    'Contractors',
    'mn-misclassification-penalty',
    'Misclassifying workers in Minnesota costs up to $10,000 for each person or violation since July 1, 2024, besides back wages, possible personal liability and stop-work orders.',
    secondary(
      'https://nfib.com/content/news/minnesota/new-minnesota-independent-contractor-rule-penalties-taking-effect',
    ),
    { figure: [10000, 'USD'] },
  ),
  fact(
    'Contractors',
    'mn-contractor-test',
    'Minnesota’s rule on who is an employee for unemployment insurance weighs five factors: control, the right to discharge, payment, tools and materials, and the place.',
    secondary('https://zabelco.com/what-you-need-to-know-about-the-new-minnesota-contractor-rule/'),
  ),
];
