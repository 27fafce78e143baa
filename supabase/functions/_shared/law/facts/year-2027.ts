import { calculated, lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const in2027 = { validFrom: '2027-01-01', changesOn: '01-01', isYearly: true, readOn } as const;
const listings = 'https://glama.ai/mcp/connectors/';
const reportedBase = `${listings}io.github.theluckystrike/retirement-contribution-limits-2027-mcp/tools/get_social_security_cola`;
const wageList = secondary(
  'https://github.com/usstatewages/usstatewages.github.io',
  'A public list of wages that quotes the department’s release of August 19, 2026; the release was not read',
  '2026-09-22',
);
const premiumNews = 'https://fox9.com/news/minnesota-paid-leave-premiums-wont-increase-2027';

const federal = lawBook('US');
const paidLeave = lawBook('MN', 'Minn. Stat. § 268B.14');
const minnesota = lawBook('MN');

/** Figures that are known of 2027, and the mileage rate that changed in the middle of 2026. */
export const year2027Facts: readonly LawFact[] = [
  federal(
    'Deposits',
    'us-social-security-base-2027',
    'The Social Security wage base is reported as $192,300 in 2027.',
    secondary(
      reportedBase,
      'A listing that cites the agency’s notice in the Federal Register, and a second publisher with the same figure; the notice was not read',
    ),
    {
      figure: [192300, 'USD'],
      statute: '42 U.S.C. § 430',
      quote: '2027 taxable maximum (wage base) $192,300',
      otherSources: [`${listings}io.github.studioKR-0123/neatanswer/tools/payroll_tax_2027`],
      ...in2027,
    },
  ),
  federal(
    'Wages and final pay',
    'us-mileage-2026-july',
    'The IRS rate for a business mile is reported as 76 cents from July 1, 2026; it was 72.5 cents before.',
    secondary(
      `${listings}io.github.theluckystrike/odometry-mileage-log/tools/calculate_mileage_reimbursement`,
      'Two publishers’ listings, one of which cites IRS Announcement 2026-11; the announcement was not read',
    ),
    {
      figure: [0.76, 'USD'],
      quote: 'Jan-Jun 2026: 72.5 cents; Jul-Dec 2026: 76 cents per business mile',
      validFrom: '2026-07-01',
      validTo: '2026-12-31',
      changesOn: '01-01',
      otherSources: ['https://glama.ai/mcp/servers/ikmbbhldw3'],
      isYearly: true,
      readOn,
    },
  ),
  minnesota(
    'Minimum wage',
    'mn-minimum-wage-2027',
    'Minnesota’s minimum wage is reported as $11.87 from January 1, 2027.',
    wageList,
    {
      figure: [11.87, 'USD'],
      statute: 'Minn. Stat. § 177.24',
      quote: 'Minnesota announced $11.87',
      ...in2027,
    },
  ),
  minnesota(
    'Minimum wage',
    'mn-training-wage-2027',
    'The Minnesota training wage for the first 90 days under age 20 is reported as $9.68 in 2027.',
    wageList,
    {
      figure: [9.68, 'USD'],
      statute: 'Minn. Stat. § 177.24',
      quote: 'The 90-day training wage for workers under age 20 rises to $9.68/hr.',
      ...in2027,
    },
  ),
  minnesota(
    'Minimum wage',
    'mn-st-paul-wage-2027',
    'From July 1, 2027 the minimum wage in St. Paul is $15.00 at micro employers.',
    official(
      'https://www.stpaul.gov/departments/human-rights-equal-economic-opportunity/15-minimum-wage/15-minimum-wage-employer',
      'The city’s steps until 2028, an undated page',
    ),
    {
      figure: [15, 'USD'],
      quote: '7/1/2027 City Rate* City Rate* $15.00',
      validFrom: '2027-07-01',
      changesOn: '07-01',
      readOn,
    },
  ),
  paidLeave(
    'Premiums',
    'mn-pl-premium-2027',
    'The Paid Leave premium is reported to stay at 0.88 percent of taxable wages in 2027.',
    secondary(premiumNews, 'Read as quoted in a note of October 8, 2026, not on the page itself', '2026-10'),
    { figure: [0.88, 'percent'], ...in2027 },
  ),
  paidLeave(
    'Premiums',
    'mn-pl-premium-employee-2027',
    'With the reported premium, the most that may be deducted from pay in 2027 is 0.44 percent of wages.',
    calculated(premiumNews, 'Half of the 0.88 percent that is reported for 2027'),
    { figure: [0.44, 'percent'], ...in2027 },
  ),
  paidLeave(
    'Premiums',
    'mn-pl-wage-base-2027',
    'Paid Leave premiums are due on wages up to $192,000 in 2027, if the reported Social Security maximum of $192,300 is right: it is rounded to the nearest $1,000.',
    calculated(reportedBase, 'The reported maximum, rounded as in 2026'),
    { figure: [192000, 'USD'], ...in2027 },
  ),
  lawBook('NY')(
    'Premiums',
    'ny-pfl-rate-2027',
    'The employee contribution to New York PFL is reported as 0.452 percent of gross wages in 2027, at most $451.81 in the year.',
    secondary(
      'https://www.nfp.com/insights/ny-announces-2027-paid-family-leave-limits/',
      'Read as quoted in a note of October 8, 2026, not on the page itself',
      '2026-10',
    ),
    { figure: [0.452, 'percent'], ...in2027 },
  ),
  lawBook('MA')(
    'Benefit amount',
    'ma-benefit-maximum-2027',
    'The largest weekly benefit in Massachusetts is reported as $1,284.61 in 2027.',
    secondary(
      `${listings}com.decisionscalc/calculators/tools/us_paid_family_leave`,
      'A calculator’s listing, read against the states’ pages on November 3, 2026; the page of the state was not read',
      '2026-11-03',
    ),
    { figure: [1284.61, 'USD'], quote: '2027 maximum $1,284.61', ...in2027 },
  ),
];
