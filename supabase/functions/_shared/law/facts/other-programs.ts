import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';
import { publicGuide } from './public-guide.ts';

const programs2026 = secondary(
  'https://hylant.com/insights/blog/big-shifts-ahead-paid-family-and-medical-leave-in-2026',
  null,
  '2025-10-09',
);
const lexology = secondary(
  'https://www.lexology.com/library/detail.aspx?g=379f56bd-f55b-4527-9ba4-c00289fc7acf',
);
const programList = secondary(
  'https://news.bloomberglaw.com/daily-labor-report/state-paid-leave-laws-to-grow-next-year-in-number-variation',
);
const marylandDelay = secondary(
  'https://www.workforcebulletin.com/maryland-delays-start-of-paid-family-and-medical-leave-program',
);
const virginiaSick = secondary(
  'https://adpcomprehensiveservicesnewsletter.com/ComplianceCorner/ArtMID/4325/ArticleID/3900/Virginia-Enacts-Paid-Sick-Leave-Law',
);
const virginiaProgram = secondary(
  'http://adptotalsourceinsightsandsolutions.com/State-Updates-Detail/ArtMID/980/ArticleID/3832/Virginia-Enacts-Paid-Family-and-Medical-Leave-Law',
);
const sickChart = secondary(
  'https://www.tricom.com/news-resources/news-heading/press-room/2025/12/important-year-end-tax-and-wage-updates-for-2025.html',
  null,
  '2025-12',
);
const taxFile = (page: string) =>
  secondary(
    page,
    'A public payroll tax data file of June 13, 2026, which names the agency’s notice; the address is the agency’s',
    '2026-06-13',
  );

const readOn = '2026-11-24';

export const otherProgramFacts: readonly LawFact[] = [
  lawBook('CT')(
    'Premiums',
    'ct-overview',
    'Connecticut Paid Leave is funded by employees with 0.5 percent of wages.',
    taxFile('https://www.ctpaidleave.org'),
    { figure: [0.5, 'percent'], isYearly: true },
  ),
  lawBook('CT')(
    'Sick and safe time',
    'ct-sick-leave',
    'Connecticut sick leave applies to employers with 11 or more employees in 2026 and to all employers from January 1, 2027.',
    sickChart,
    { figure: [11, 'employees'], isYearly: true },
  ),
  lawBook('CT')(
    'Length of leave',
    'ct-weeks',
    'Connecticut Paid Leave gives 12 weeks, and 2 more in some cases.',
    publicGuide('https://www.ctpaidleave.org'),
    { figure: [12, 'weeks'], readOn },
  ),
  lawBook('CT')(
    'Sick and safe time',
    'ct-sick-leave-wait',
    'In Connecticut sick leave may be used after 120 days.',
    publicGuide('https://www.ctpaidleave.org'),
    { figure: [120, 'days'], readOn },
  ),
  lawBook('DC')(
    'Program',
    'dc-overview',
    'The District of Columbia has a law on paid family and medical leave.',
    programList,
  ),
  lawBook('DC')(
    'Length of leave',
    'dc-weeks',
    'From October 1, 2026 the program of the District of Columbia gives 12 weeks of parental leave, 10 weeks of medical leave, 6 weeks of family care and 2 weeks of prenatal leave; employers pay for it.',
    publicGuide('https://dcpaidfamilyleave.dc.gov/program-updates/'),
    { figure: [12, 'weeks'], readOn },
  ),
  lawBook('DC')(
    'Sick and safe time',
    'dc-sick-leave',
    'Sick leave in the District of Columbia accrues by size: 1 hour for 87 hours worked, up to 3 days, at 1 to 24 employees; 1 hour for 43 hours worked, up to 5 days, at 25 to 99 employees; 1 hour for 37 hours worked, up to 7 days, at 100 or more employees.',
    secondary(
      'https://does.dc.gov',
      'A public guide checked on October 2, 2026 against the fact sheet on this site; the fact sheet itself was not read',
    ),
    { figure: [7, 'days'], readOn },
  ),
  lawBook('DE')(
    'Program',
    'de-overview',
    'Delaware pays family and medical leave benefits since January 1, 2026: employers with 10 to 24 employees for parental leave only, those with 25 or more for all types.',
    lexology,
    { figure: [20260101, 'date'] },
  ),
  lawBook('DE')(
    'Length of leave',
    'de-weeks',
    'Delaware gives 12 weeks of parental leave, and 6 weeks of medical and family leave in 24 months.',
    programs2026,
    { figure: [12, 'weeks'] },
  ),
  lawBook('HI')(
    'Program',
    'hi-overview',
    'Hawaii has Temporary Disability Insurance for an employee’s own disability outside work; it does not pay for family leave.',
    taxFile('https://labor.hawaii.gov/dcd/'),
  ),
  lawBook('ME')(
    'Program',
    'me-overview',
    'Maine pays family and medical leave benefits since May 1, 2026, for 12 weeks, with a contribution of 1 percent from 2025.',
    lexology,
    { figure: [20260501, 'date'] },
  ),
  lawBook('ME')(
    'Sick and safe time',
    'me-any-reason-leave',
    'Maine’s leave for any reason accrues at 1 hour for 40 hours worked, up to 40 hours, at employers with more than 10 employees.',
    sickChart,
    { figure: [40, 'hours'] },
  ),
  lawBook('MD')(
    'Program',
    'md-overview',
    'Maryland FAMLI deductions begin on January 1, 2027 and benefits by January 3, 2028.',
    marylandDelay,
    { figure: [20280103, 'date'], isYearly: true },
  ),
  lawBook('MD')(
    'Eligibility',
    'md-famli-hours',
    'Maryland FAMLI asks for 680 hours worked in the last four quarters.',
    official('https://paidleave.maryland.gov/employers/Pages/home.aspx'),
    { figure: [680, 'hours'] },
  ),
  lawBook('MD')(
    'Premiums',
    'md-famli-rate-2027',
    'A FAMLI rate of 0.9 percent is reported for Maryland in 2027.',
    secondary(
      'https://paidleave.maryland.gov',
      'A public calculator’s files; the official page was not read',
    ),
    { figure: [0.9, 'percent'], isYearly: true },
  ),
  lawBook('MD')(
    'Sick and safe time',
    'md-sick-leave',
    'Maryland sick leave accrues at 1 hour for 30 hours worked, up to 40 hours a year; it is paid at 15 or more employees and unpaid at fewer than 15.',
    official('https://www.labor.md.gov/paidleave/'),
    { figure: [40, 'hours'], readOn },
  ),
  lawBook('MA')(
    'Program',
    'ma-overview',
    'Massachusetts has a law on paid family and medical leave.',
    programList,
  ),
  lawBook('MA')(
    'Length of leave',
    'ma-weeks',
    'Massachusetts gives up to 20 weeks of medical leave and 12 weeks of family leave, 26 weeks together.',
    publicGuide('https://www.mass.gov/orgs/department-of-family-and-medical-leave'),
    { figure: [26, 'weeks'], readOn },
  ),
  lawBook('MA')(
    'Benefit amount',
    'ma-benefit-maximum-2026',
    'The largest weekly benefit in Massachusetts is $1,230.39 in 2026.',
    publicGuide('https://www.mass.gov/orgs/department-of-family-and-medical-leave'),
    { figure: [1230.39, 'USD'], isYearly: true, readOn },
  ),
  lawBook('MA')(
    'Premiums',
    'ma-premium-2027',
    'From January 1, 2027 the contribution to paid leave in Massachusetts is 0.88 percent.',
    publicGuide('https://www.mass.gov/orgs/department-of-family-and-medical-leave'),
    { figure: [0.88, 'percent'], isYearly: true, readOn },
  ),
  lawBook('MA')(
    'Sick and safe time',
    'ma-sick-leave',
    'Massachusetts sick time accrues at 1 hour for 30 hours worked, up to 40 hours; it is paid at 11 or more employees.',
    publicGuide('https://www.mass.gov/info-details/earned-sick-time'),
    { figure: [40, 'hours'], readOn },
  ),
  lawBook('NJ')(
    'Program',
    'nj-overview',
    'New Jersey has Temporary Disability Insurance for 26 weeks and Family Leave Insurance for 12 weeks.',
    taxFile('https://www.nj.gov/labor/myleavebenefits/'),
    { figure: [12, 'weeks'] },
  ),
  lawBook('NJ')(
    'Premiums',
    'nj-fli-premium-2026',
    'Employees alone pay for New Jersey Family Leave Insurance: 0.23 percent of wages up to $171,100 in 2026. Leave is 12 weeks, or 56 days.',
    publicGuide('https://www.nj.gov/labor/myleavebenefits/'),
    { figure: [0.23, 'percent'], isYearly: true, readOn },
  ),
  lawBook('NJ')(
    'Sick and safe time',
    'nj-sick-leave',
    'New Jersey sick leave accrues at 1 hour for 30 hours worked, up to 40 hours, at employers of every size.',
    publicGuide('https://www.nj.gov/labor/myworkrights/leave-benefits/sick-leave/'),
    { figure: [40, 'hours'], readOn },
  ),
  lawBook('NJ')(
    'Job protection',
    'nj-fla-employees',
    'New Jersey’s Family Leave Act protects the job at employers with 15 or more employees since July 17, 2026.',
    secondary(
      'https://ogletree.com/insights-resources/blog-posts/new-jersey-enacts-historic-expansion-of-the-new-jersey-family-leave-act',
    ),
    { figure: [15, 'employees'] },
  ),
  lawBook('OR')(
    'Program',
    'or-overview',
    'Paid Leave Oregon pays benefits since September 2023, for 12 weeks, and 2 more for pregnancy; the contribution is 1 percent in 2026, of which employees pay 60 percent.',
    taxFile('https://paidleave.oregon.gov'),
    { figure: [12, 'weeks'], isYearly: true },
  ),
  lawBook('RI')(
    'Program',
    'ri-overview',
    'Rhode Island has Temporary Disability Insurance and, since January 2014, Temporary Caregiver Insurance, with more weeks from January 2026.',
    taxFile('https://dlt.ri.gov'),
    { isYearly: true },
  ),
  lawBook('RI')(
    'Length of leave',
    'ri-caregiver-weeks',
    'Temporary Caregiver Insurance in Rhode Island pays for 8 weeks since January 1, 2026, and covers care for siblings since then.',
    secondary('https://www.apslaw.com/on-the-job/?p=248'),
    { figure: [8, 'weeks'], readOn },
  ),
  lawBook('RI')(
    'Sick and safe time',
    'ri-sick-leave',
    'Rhode Island sick leave accrues at 1 hour for 35 hours worked, up to 40 hours; it is paid at 18 or more employees.',
    secondary('https://economicprogressri.org'),
    { figure: [40, 'hours'], readOn },
  ),
  lawBook('VA')(
    'Program',
    'va-overview',
    'Virginia’s paid family and medical leave begins with deductions on April 1, 2028 and benefits on December 1, 2028: 12 weeks at 80 percent of pay.',
    virginiaProgram,
    { figure: [20281201, 'date'], isYearly: true },
  ),
  lawBook('VA')(
    'Sick and safe time',
    'va-sick-leave',
    'Virginia’s paid sick leave begins on July 1, 2027 at 50 or more employees, on January 1, 2028 at 25 or more and on January 1, 2029 at all employers.',
    virginiaSick,
    { figure: [20270701, 'date'], isYearly: true },
  ),
  lawBook('WA')(
    'Premiums',
    'wa-overview',
    'The premium of Washington Paid Family and Medical Leave is 1.13 percent in 2026; employees pay 71.43 percent of it.',
    taxFile('https://paidleave.wa.gov'),
    { figure: [1.13, 'percent'], isYearly: true },
  ),
  lawBook('WA')(
    'Job protection',
    'wa-job-protection',
    'Since January 1, 2026 Washington Paid Family and Medical Leave protects the job at employers with 25 or more employees, after 180 days.',
    secondary('https://biaw.com', 'A page of October 20, 2025 on this site', '2025-10-20'),
    { figure: [25, 'employees'], readOn },
  ),
  lawBook('WA')(
    'Sick and safe time',
    'wa-sick-leave',
    'Washington sick leave accrues at 1 hour for 40 hours worked, with no yearly cap; 40 hours carry over.',
    publicGuide('https://lni.wa.gov/workers-rights/leave/paid-sick-leave/'),
    { figure: [40, 'hours'], readOn },
  ),
];
