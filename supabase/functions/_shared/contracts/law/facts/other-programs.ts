import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const programs2026 = secondary(
  'https://hylant.com/insights/blog/big-shifts-ahead-paid-family-and-medical-leave-in-2026',
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
const optIn = secondary(
  'https://www.sequoia.com/2023/09/state-voluntary-paid-family-and-medical-leave-programs-update-updated/',
);
const sickChart = secondary(
  'https://www.tricom.com/news-resources/news-heading/press-room/2025/12/important-year-end-tax-and-wage-updates-for-2025.html',
);
const taxFile = (page: string) =>
  secondary(
    page,
    'A public payroll tax data file of June 13, 2026, which names the agency’s notice; the address is the agency’s',
  );

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
  lawBook('DC')(
    'Program',
    'dc-overview',
    'The District of Columbia has a law on paid family and medical leave.',
    programList,
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
    'Maryland sick leave accrues at 1 hour for 30 hours worked, up to 40 hours; it is paid at 15 or more employees.',
    sickChart,
    { figure: [40, 'hours'] },
  ),
  lawBook('MA')(
    'Program',
    'ma-overview',
    'Massachusetts has a law on paid family and medical leave.',
    programList,
  ),
  lawBook('NH')(
    'Program',
    'nh-overview',
    'New Hampshire runs an opt-in plan through a contracted insurer since January 1, 2023: 60 percent of pay for 6 weeks.',
    optIn,
    { figure: [6, 'weeks'] },
  ),
  lawBook('NJ')(
    'Program',
    'nj-overview',
    'New Jersey has Temporary Disability Insurance for 26 weeks and Family Leave Insurance for 12 weeks.',
    taxFile('https://www.nj.gov/labor/myleavebenefits/'),
    { figure: [12, 'weeks'] },
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
  lawBook('VT')(
    'Program',
    'vt-overview',
    'Vermont runs an opt-in plan through a contracted insurer, for private employers from July 1, 2024.',
    optIn,
    { figure: [20240701, 'date'] },
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
];
