import { page, read, type Proof } from '../law-proof.ts';

const departmentOfLabor = page('https://www.dli.mn.gov/node/8051', '2025');
const attorneyGeneral = page('https://ag.state.mn.us/Consumer/Publications/PaidLeaveLaw.asp');
const eligibility = page('https://mn.gov/deed/paidleave/employees/eligibility/index.jsp', '2025');
const applications = page(
  'https://www.revisor.mn.gov/statutes/cite/268B.06',
  '2024',
  'Read in a reprint of the statute',
);
const smallBusinessOffice = page('https://mn.gov/deed/business/help/sbao/questions/', '2026');
const intermittentLeave = page(
  'https://www.revisor.mn.gov/rules/3317.4700',
  null,
  'An undated page of 2025 or later',
);
const protection = page('https://mn.gov/deed/paidleave/employees/protection/index.jsp');

const workplacePolicies = page(
  'http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page13.html',
  '2025',
  'A copy of the state’s toolkit for employers, not the official page',
);

const checkedOn = '2026-11-30';
const readAgain = '2026-12-01';

export const minnesotaPaidLeaveProofs: Readonly<Record<string, Proof>> = {
  'mn-pl-start': read(
    departmentOfLabor,
    'Minn. Stat. ch. 268B',
    null,
    'Starting Jan. 1, 2026, Minnesota Paid Leave will offer payments and job protections',
    { validFrom: '2026-01-01' },
  ),
  'mn-pl-agencies': read(
    departmentOfLabor,
    'Minn. Stat. ch. 268B',
    null,
    'is here to ensure employers comply with the job protections required under Minnesota Paid Leave',
  ),
  'mn-pl-direct-payment': read(
    page('https://mn.gov/deed/paidleave/employees/faq', '2025'),
    'Minn. Stat. ch. 268B',
    null,
    'Paid Leave payments are made by the State of Minnesota, directly to you.',
  ),
  'mn-pl-contacts': read(departmentOfLabor, null, null, 'contact the program at 651-556-7777'),
  'mn-pl-covered': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.01',
    'subds. 17-18',
    'It covers nearly every employer, regardless of business industry or size',
  ),
  'mn-pl-not-covered': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.01',
    'subds. 17, 35',
    'Federal government employees, postal workers, and railroad employees are not covered',
  ),
  'mn-pl-seasonal-hospitality': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.01',
    'subd. 35',
    'Those working in positions that have been designated as seasonal hospitality employment are excluded',
  ),
  'mn-pl-seasonal-notice': {
    statute: 'Minn. Stat. § 268B.26',
    otherSources: [
      'https://www.blethenberens.com/insights/sample-notices-to-employees-under-mn-paid-leave-law-now-available-on-deeds-website',
    ],
  },
  'mn-pl-opt-in': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.11',
    null,
    'you must pay one year of premiums (amount is based on the past year',
  ),
  'mn-pl-work-share': read(
    eligibility,
    'Minn. Stat. § 268B.01',
    null,
    'Work at least 50% of the time from a location in Minnesota',
  ),
  'mn-pl-earnings-share': read(
    eligibility,
    'Minn. Stat. § 268B.04',
    null,
    "Earned 5.3% of the state's average annual wage",
  ),
  'mn-pl-earnings-2026': { statute: 'Minn. Stat. § 268B.04' },
  'mn-pl-immigration': read(
    eligibility,
    'Minn. Stat. ch. 268B',
    null,
    'Your immigration status does not affect your right to Paid Leave',
  ),
  'mn-pl-medical-weeks': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.04',
    'subd. 5',
    'up to 12 weeks of medical leave and up to 12 weeks of family leave',
  ),
  'mn-pl-family-weeks': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.04',
    'subd. 5',
    'up to 12 weeks of medical leave and up to 12 weeks of family leave',
  ),
  'mn-pl-combined-weeks': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.04',
    'subd. 5',
    'The law caps combined medical and family leave at 20 weeks',
  ),
  'mn-pl-signed': read(
    page('https://paidleave.mn.gov/about/news/index.jsp?id=1045-614865', '2023-05-25'),
    'Laws of Minnesota 2023, chapter 59',
    null,
    null,
    { checkedOn },
  ),
  'mn-pl-benefit-year': read(
    page('https://mn.gov/deed/paidleave/employees/leave-time'),
    'Minn. Stat. ch. 268B',
    null,
    'Your benefit year starts the first day you take Paid Leave.',
    { checkedOn },
  ),
  'mn-pl-seven-days': read(applications, 'Minn. Stat. § 268B.06', 'subd. 2', 'Seven-day qualifying event'),
  'mn-pl-seven-days-intermittent': { statute: 'Minn. Stat. § 268B.06' },
  'mn-pl-reason-medical': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.01',
    null,
    'Medical leave is for your own serious health condition',
  ),
  'mn-pl-reason-bonding': read(
    applications,
    'Minn. Stat. § 268B.06',
    'subd. 1(a)(2)',
    'For bonding leave, eligibility ends 12 months after birth or placement',
  ),
  'mn-pl-reason-caring': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.06',
    'subd. 1',
    'Family leave is for bonding with a new child, caring for a family member',
  ),
  'mn-pl-reason-military': read(
    smallBusinessOffice,
    'Minn. Stat. § 268B.06',
    'subd. 1',
    'Supporting a family member on active duty',
  ),
  'mn-pl-reason-safety': read(
    attorneyGeneral,
    'Minn. Stat. § 268B.01',
    null,
    'such as domestic violence, sexual assault, or stalking, for you or a family member',
  ),
  'mn-pl-employee-notice': read(
    page(
      'https://joinusmn.com/deed/programs-services/paid-family/individuals/index.jsp',
      null,
      'A copy of the department’s page of 2023 or 2024, not the official page',
    ),
    'Minn. Stat. § 268B.085',
    'subd. 1',
    'notify your employer at least 30 days before you plan to take leave',
  ),
  'mn-pl-increment': read(
    smallBusinessOffice,
    'Minn. Stat. § 268B.085',
    null,
    'with employers defining the minimum block, from one minute to one day',
  ),
  'mn-pl-intermittent-limit': read(
    workplacePolicies,
    'Minn. Stat. ch. 268B',
    null,
    'Employees can take up to 480 hours of leave intermittently each year if they qualify',
    { checkedOn: readAgain },
  ),
  'mn-pl-intermittent-claim': {
    statute: 'Minn. Stat. § 268B.085',
    pinCite: 'subd. 3',
    otherSources: [
      'https://ppibenefits.com/Resource-Library/Compliance-Corner/State-Updates/minnesota-paid-family-and-medical-leave-law-amended',
    ],
  },
  'mn-pl-intermittent-schedule': read(
    intermittentLeave,
    'Minn. R. 3317.4700',
    'subps. 2-3',
    'must communicate the need for a leave and a proposed leave schedule',
  ),
  'mn-pl-certification': read(
    intermittentLeave,
    'Minn. Stat. § 268B.06',
    'subd. 3(a)-(g)',
    "not identified as necessary by a health care provider's certification",
  ),
  'mn-pl-certification-copy': { statute: 'Minn. Stat. § 268B.085' },
  'mn-pl-benefit-maximum-2026': { statute: 'Minn. Stat. § 268B.04' },
  'mn-pl-benefit-intermittent': read(
    intermittentLeave,
    'Minn. R. 3317.4700',
    'subp. 1',
    'dividing the total weekly benefit by the number of hours worked',
  ),
  'mn-pl-top-off': read(
    workplacePolicies,
    'Minn. Stat. ch. 268B',
    null,
    'employees can choose to use these supplemental payments to make up the difference between Paid Leave and their regular wages while on leave',
    { otherSources: ['https://synhr.com/mn-concurrent-leave-pfml/'], checkedOn: readAgain },
  ),
  'mn-pl-esst-kept': {
    otherSources: [
      'https://wileyreberlaw.com/mn-paid-leave-countdown-coordination-with-other-leaves-and-benefits',
    ],
  },
  'mn-pl-reinstatement': read(
    page('https://mn.gov/deed/paidleave/employees/protection/index.jsp', '2025'),
    'Minn. Stat. § 268B.09',
    'subds. 6-7',
    null,
  ),
  'mn-pl-insurance': read(
    protection,
    'Minn. Stat. § 268B.09',
    'subd. 5',
    'Your employer must continue to pay health insurance premiums',
  ),
  'mn-pl-retaliation': read(
    protection,
    'Minn. Stat. § 268B.09',
    'subds. 1-2',
    'Your employer cannot fire you, demote you, cut your hours, or discipline you',
  ),
  'mn-pl-employer-limits': read(
    departmentOfLabor,
    'Minn. Stat. § 268B.09',
    'subds. 3-5',
    'have their employees waive their rights to benefits or leave under Paid Leave',
  ),
  'mn-pl-concurrency': { statute: 'Minn. Stat. § 268B.27', pinCite: 'subd. 1' },
  'mn-pl-concurrency-family': {
    statute: 'Minn. Stat. § 268B.01',
    pinCite: 'subd. 23',
    otherSources: ['https://weblink.cityoframsey.com/WebLink/0/doc/715884/Page8.aspx'],
  },
};
