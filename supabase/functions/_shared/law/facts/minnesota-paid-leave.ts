import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const eligibility = official('https://mn.gov/deed/paidleave/employees/eligibility/index.jsp');
const attorneyGeneral = official('https://ag.state.mn.us/Consumer/Publications/PaidLeaveLaw.asp');
const employeeFaq = official('https://mn.gov/deed/paidleave/employees/faq');
const laborStandards = official('https://www.dli.mn.gov/node/8051');
const cityGuide = secondary('https://weblink.cityoframsey.com/WebLink/0/doc/715884/Page8.aspx');
const cityGuideIntermittent = secondary('https://weblink.cityoframsey.com/WebLink/0/doc/715884/Page12.aspx');
const employerFaq = secondary(
  'https://www.fredlaw.com/alert-minnesota-paid-leave-questions-of-the-week-potpourri-of-more-employer-faqs',
);
const standard = secondary(
  'https://www.standard.com/businesses-organizations/workplace-benefits/paid-family-medical-leave/states-paid-family-medical/minnesota',
);

const fact = lawBook('MN', 'Minn. Stat. ch. 268B');

export const minnesotaPaidLeaveFacts: readonly LawFact[] = [
  fact(
    'Program',
    'mn-pl-start',
    'Minnesota Paid Leave began on January 1, 2026, with benefits and premiums on the same day and no year of pre-funding.',
    secondary('https://mutualofomaha.com/employer-based-plans/paid-family-medical-leave/minnesota'),
    { figure: [20260101, 'date'] },
  ),
  fact(
    'Program',
    'mn-pl-signed',
    'The Minnesota Paid Leave law was signed on May 25, 2023 (House File 2).',
    secondary(
      'https://natlawreview.com/article/minnesota-enacts-state-partial-paid-family-and-medical-leave',
    ),
    { figure: [20230525, 'date'] },
  ),
  fact(
    'Program',
    'mn-pl-agencies',
    'The Department of Employment and Economic Development (DEED) runs Minnesota Paid Leave: applications, payments and premiums. The Department of Labor and Industry (DLI) enforces job protection.',
    laborStandards,
  ),
  fact(
    'Program',
    'mn-pl-direct-payment',
    'The state pays Paid Leave benefits to the worker directly, by direct deposit or debit card.',
    employeeFaq,
  ),
  fact(
    'Program',
    'mn-pl-contacts',
    'Complaints go to DLI Labor Standards, 651-284-5075, dli.laborstandards@state.mn.us; questions about benefits go to DEED, 651-556-7777.',
    laborStandards,
    { statute: null },
  ),
  fact(
    'Eligibility',
    'mn-pl-covered',
    'Paid Leave covers nearly every Minnesota employer of any size, and full-time, part-time, temporary and most seasonal workers.',
    attorneyGeneral,
  ),
  fact(
    'Eligibility',
    'mn-pl-not-covered',
    'The federal government, postal and railroad employees, and positions designated as seasonal hospitality are not covered by Paid Leave.',
    attorneyGeneral,
  ),
  fact(
    'Eligibility',
    'mn-pl-seasonal-hospitality',
    'The seasonal hospitality designation exempts named seasonal workers from Paid Leave only after an application and a notice.',
    official('https://mn.gov/deed/paidleave/employers'),
  ),
  fact(
    'Employer notices',
    'mn-pl-seasonal-notice',
    'Seasonal hospitality employees are told at the time of the job offer, or within 30 days of November 1, 2025.',
    secondary(
      'https://www.pklaborlaw.com/minnesota-employment-laws/2025/10/01/paid-leave-update-minnesota-issues-notices-other-deadlines-on-the-horizon',
    ),
    { figure: [30, 'days'], readOn: '2026-11-24' },
  ),
  fact(
    'Eligibility',
    'mn-pl-opt-in',
    'Independent contractors, self-employed people and Tribal Nations may opt in to Paid Leave, a quarter ahead and with a year paid in advance.',
    employeeFaq,
  ),
  fact(
    'Eligibility',
    'mn-pl-work-share',
    'A worker must do at least 50 percent of the work from Minnesota to be covered by Paid Leave.',
    eligibility,
    { figure: [50, 'percent'] },
  ),
  fact(
    'Eligibility',
    'mn-pl-earnings-share',
    'Eligibility for Minnesota Paid Leave is an earnings test: at least 5.3 percent of the state average annual wage in the past year. Wages from several jobs add up. There is no minimum of hours.',
    eligibility,
    { figure: [5.3, 'percent'] },
  ),
  fact(
    'Eligibility',
    'mn-pl-earnings-2026',
    'In 2026 the Paid Leave earnings test is $3,900 in the past year: 5.3 percent of 52 times the average weekly wage of $1,423, rounded down to the next lower $100.',
    secondary(
      'https://learn.navitize.com/pfml/states-with-paid-leave',
      'That page gives about $3,900; the second source has the rounding, and DEED’s page of 2025 a lower figure',
    ),
    {
      figure: [3900, 'USD'],
      isYearly: true,
      otherSources: [
        'https://natlawreview.com/article/minnesota-legislature-passes-significant-employee-leave-laws',
      ],
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      changesOn: '01-01',
      readOn: '2026-11-30',
    },
  ),
  fact(
    'Program',
    'mn-pl-appeal-days',
    'A decision on Paid Leave may be appealed within 30 calendar days from the date it was issued, also the decision of an equivalent plan’s insurer; DEED has the form.',
    official('https://mn.gov/deed/paidleave/about/appeals', 'An undated page'),
    {
      figure: [30, 'days'],
      quote:
        'by the deadline printed on your determination or decision (30 calendar days from the date it was issued)',
      readOn: '2026-11-30',
    },
  ),
  fact(
    'Eligibility',
    'mn-pl-immigration',
    'Immigration status does not affect eligibility for Paid Leave.',
    eligibility,
  ),
  fact(
    'Length of leave',
    'mn-pl-medical-weeks',
    'An employee may take up to 12 weeks of medical leave in a benefit year.',
    official('https://mn.gov/deed/newscenter/press-releases/?id=1045-670064'),
    { figure: [12, 'weeks'] },
  ),
  fact(
    'Length of leave',
    'mn-pl-family-weeks',
    'An employee may take up to 12 weeks of family leave in a benefit year, all family reasons together.',
    official('https://mn.gov/deed/newscenter/press-releases/?id=1045-670064'),
    { figure: [12, 'weeks'] },
  ),
  fact(
    'Length of leave',
    'mn-pl-combined-weeks',
    'Medical and family leave together are capped at 20 weeks in a benefit year.',
    official('https://mn.gov/deed/newscenter/press-releases/?id=1045-670064'),
    { figure: [20, 'weeks'] },
  ),
  fact(
    'Length of leave',
    'mn-pl-benefit-year',
    'The benefit year is personal: it starts with the first day of leave, not on January 1.',
    secondary('https://www.stkate.edu/hr/employee-benefits/pfml'),
  ),
  fact(
    'Length of leave',
    'mn-pl-seven-days',
    'The need for leave must be expected to last at least 7 calendar days, except for bonding. There is no unpaid waiting week; pay reaches back to day one.',
    employerFaq,
    { figure: [7, 'days'] },
  ),
  fact(
    'Length of leave',
    'mn-pl-seven-days-intermittent',
    'For intermittent leave the seven days need not be consecutive.',
    employerFaq,
  ),
  fact(
    'Reasons for leave',
    'mn-pl-reason-medical',
    'Medical leave is for the worker’s own serious health condition, including pregnancy, childbirth, recovery and surgery.',
    secondary('https://www.stkate.edu/hr/employee-benefits/pfml'),
  ),
  fact(
    'Reasons for leave',
    'mn-pl-reason-bonding',
    'Bonding leave follows birth, adoption or foster placement and has to be finished within 12 months of the event.',
    secondary('https://www.stkate.edu/hr/employee-benefits/pfml'),
    { figure: [12, 'months'] },
  ),
  fact(
    'Reasons for leave',
    'mn-pl-reason-caring',
    'Family leave covers care for a family member with a serious health condition.',
    attorneyGeneral,
  ),
  fact(
    'Reasons for leave',
    'mn-pl-reason-military',
    'Family leave covers a military qualifying exigency tied to a family member’s active duty.',
    attorneyGeneral,
  ),
  fact(
    'Reasons for leave',
    'mn-pl-reason-safety',
    'Family leave covers safety after domestic abuse, sexual assault or stalking of the worker or a family member: medical care, victim services, counseling, legal help, relocation.',
    cityGuide,
  ),
  fact(
    'Reasons for leave',
    'mn-pl-family-close',
    'Family members include a spouse or domestic partner, and a child: step, foster, adopted, a domestic partner’s child, a ward or a child in whose parents’ place the worker stands.',
    cityGuide,
    { statute: 'Minn. Stat. § 268B.01' },
  ),
  fact(
    'Reasons for leave',
    'mn-pl-family-wider',
    'Family members also include a parent or guardian, sibling, grandchild, grandparent or a spouse’s grandparent, and a son- or daughter-in-law.',
    standard,
    { statute: 'Minn. Stat. § 268B.01' },
  ),
  fact(
    'Reasons for leave',
    'mn-pl-family-affinity',
    'Anyone whose personal relationship with the worker creates an expectation and reliance on unpaid care counts as family, whether or not they live together.',
    cityGuide,
    { statute: 'Minn. Stat. § 268B.01' },
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-employee-notice',
    'Plan for 30 days’ advance notice from the employee when the need for Paid Leave is foreseeable, and as soon as practicable when it is not; confirm the latter with DEED.',
    official(
      'https://joinusmn.com/deed/programs-services/paid-family/individuals/index.jsp',
      'A page of 2023 or 2024',
      '2024',
    ),
    {
      figure: [30, 'days'],
      statute: 'Minn. Stat. § 268B.085',
      isYearly: true,
      readOn: '2026-11-24',
    },
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-notice-attested',
    'When applying, the employee attests to DEED that the employer was told; the employer may contest that, and the leave may be delayed.',
    secondary(
      'https://www.felhaber.com/minnesota-paid-family-and-medical-leave-rules-published',
      null,
      '2025',
    ),
    { statute: 'Minn. R. ch. 3317', readOn: '2026-11-24' },
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-increment',
    'Intermittent leave follows the employer’s usual increments; the employer may not require a minimum larger than one calendar day.',
    cityGuideIntermittent,
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-intermittent-limit',
    'An employer may limit intermittent use to 480 hours in 12 months; the rest stays available as continuous leave.',
    cityGuideIntermittent,
    { figure: [480, 'hours'] },
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-intermittent-claim',
    'Pay for intermittent leave can be claimed once 8 hours have been used, or 30 days have passed since the first use.',
    cityGuideIntermittent,
    { figure: [8, 'hours'] },
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-intermittent-schedule',
    'Before applying for intermittent leave the worker must make a reasonable effort to tell the employer about the need and a proposed schedule; an employer may dispute a lack of effort.',
    official('https://www.revisor.mn.gov/rules/3317.4700'),
    { statute: 'Minn. R. 3317.4700' },
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-certification',
    'Medical and caring claims need a certification form completed by a health care provider; other reasons have their own proof.',
    cityGuideIntermittent,
    { statute: 'Minn. Stat. § 268B.06' },
  ),
  fact(
    'Employee notice and proof',
    'mn-pl-certification-copy',
    'The employer may ask the employee for a copy of the certification given to DEED.',
    cityGuideIntermittent,
    { statute: 'Minn. Stat. § 268B.06' },
  ),
];
