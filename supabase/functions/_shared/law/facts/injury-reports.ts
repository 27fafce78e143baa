import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US', '29 CFR § 1904.39');
const minnesotaOsha = lawBook('MN', '29 CFR § 1904.39');
const minnesota = lawBook('MN', 'Minn. Stat. § 176.231');
const wisconsin = lawBook('WI', 'Wis. Admin. Code § DWD 80.02');
const reportOnline = official('https://osha.gov/report_online/index.html');
const minnesotaReport = official('http://dli.mn.gov/OSHA/RepAcc.asp');
const bulletin = official(
  'https://content.govdelivery.com/accounts/MNDLI/bulletins/2bf928d',
  'Its words were compared in November 2026 with a copy of the section',
  '2021-02-05',
);
const employerReports = official('https://dwd.wi.gov/wc/insurance/training/employers-rept.htm');

/** What an employer reports after an accident at work, to whom and by when. */
export const injuryReportFacts: readonly LawFact[] = [
  federal(
    'Workplace rules',
    'us-osha-death-hours',
    'An employer reports a death at work to OSHA within 8 hours.',
    reportOnline,
    {
      figure: [8, 'hours'],
      pinCite: '(a)(1)',
      quote: 'A fatality must be reported within 8 hours.',
      otherSources: [
        'https://checkoutapi.com/regulations/expand/title29_chapterXVII_part1904_subpartE_section1904.39',
      ],
      readOn,
    },
  ),
  federal(
    'Workplace rules',
    'us-osha-serious-hours',
    'An employer reports to OSHA within 24 hours when someone is admitted to a hospital, has an amputation or loses an eye because of an accident at work.',
    reportOnline,
    {
      figure: [24, 'hours'],
      pinCite: '(a)(2)',
      quote: 'An in-patient hospitalization, amputation, or eye loss must be reported within 24 hours.',
      otherSources: [
        'https://checkoutapi.com/regulations/expand/title29_chapterXVII_part1904_subpartE_section1904.39',
      ],
      readOn,
    },
  ),
  federal(
    'Workplace rules',
    'us-osha-phone',
    'The report to federal OSHA is made to the nearest office, at 800-321-6742 at any hour, or on osha.gov.',
    reportOnline,
    {
      pinCite: '(a)(3)',
      quote: 'Call the OSHA 24-hour hotline at 1-800-321-6742 (OSHA).',
      readOn,
    },
  ),
  minnesotaOsha(
    'Workplace rules',
    'mn-osha-death-hours',
    'An employer reports a death at work to Minnesota OSHA within 8 hours.',
    minnesotaReport,
    {
      figure: [8, 'hours'],
      pinCite: '(a)(1)',
      quote: 'all work-related fatalities within eight hours',
      validFrom: '2015-10-01',
      readOn,
    },
  ),
  minnesotaOsha(
    'Workplace rules',
    'mn-osha-serious-hours',
    'An employer reports to Minnesota OSHA within 24 hours when someone is admitted to a hospital, has an amputation or loses an eye because of an accident at work.',
    minnesotaReport,
    {
      figure: [24, 'hours'],
      pinCite: '(a)(2)',
      quote: 'all work-related inpatient hospitalizations within 24 hours',
      validFrom: '2015-10-01',
      readOn,
    },
  ),
  minnesotaOsha(
    'Workplace rules',
    'mn-osha-phone',
    'The report to Minnesota OSHA is a call: 651-284-5050 or 877-470-6742 on weekdays from 8 a.m. to 4:30 p.m., and 800-321-6742, the number of federal OSHA, at all other times.',
    minnesotaReport,
    {
      pinCite: '(a)(3)',
      quote: 'the employer must call MNOSHA Compliance during regular business hours, 8 a.m. to 4:30 p.m.',
      validFrom: '2015-10-01',
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-injury-serious-hours',
    'A Minnesota employer reports a death or a serious injury at work to the Department of Labor and Industry and to its insurer within 48 hours.',
    bulletin,
    {
      figure: [48, 'hours'],
      pinCite: 'subd. 1(a)',
      quote:
        'the employer shall report the injury or death to the commissioner and insurer within 48 hours after its occurrence',
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-injury-report-days',
    'A Minnesota employer reports any other injury that keeps someone from work for more than 3 calendar days to its insurer within 10 days, on the state’s form.',
    bulletin,
    {
      figure: [10, 'days'],
      pinCite: 'subd. 1(a)',
      quote:
        'shall report the injury to the insurer on a form prescribed by the commissioner within ten days of its occurrence',
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-injury-osha-suffices',
    'A report to Minnesota OSHA in time counts as the report to the department within 48 hours.',
    official(
      'https://getpocketlaw.com/law/state_minnesota/section-176-231-report-of-death-or-injury-to-commissioner-of-department-of-labor-and-industry_646632fb5eb9',
      'A copy of the text of the section',
    ),
    {
      pinCite: 'subd. 1(d)',
      quote: 'has satisfied the employer’s obligation under paragraph (a)',
      otherSources: [
        'https://workerscompensation.com/daily-headlines/do-you-know-the-rule-minn-time-limitation-for-report-of-death-or-injury',
      ],
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-injury-copy',
    'The injured employee gets a copy of the first report of injury, with the state’s information sheet for employees.',
    official(
      'https://revisor.mn.gov/statutes/cite/176.231/version/2014-10-05%2015:08:16+00:00',
      'The section as of October 2014',
      '2014-10-05',
    ),
    {
      pinCite: 'subd. 2',
      quote: 'one copy to the insurer, and one copy to the employee',
      otherSources: [
        'http://claimskit.nationwide.com/nationwide_compliance.php?state=MN&company_ID=63&CP_title=Reporting_of_Claim_by_Employer',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-injury-death-days',
    'A Wisconsin employer reports a death from a work injury to the Worker’s Compensation Division and to its insurer within 1 day.',
    employerReports,
    {
      figure: [1, 'days'],
      pinCite: '(1)',
      quote: 'Within 1 day after the death of an employee due to a compensable injury, report the death',
      otherSources: ['https://dwd.wisconsin.gov/wc/insurance/training/reports-notices.htm'],
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-injury-insurer-days',
    'A Wisconsin employer tells its insurer of a work injury within 7 days if the employee cannot work beyond the third day or if treatment has to be paid.',
    employerReports,
    {
      figure: [7, 'days'],
      pinCite: '(1)',
      quote: 'must notify its insurance carrier of a compensable injury within 7 days after the accident',
      otherSources: [
        'https://casetext.com/regulation/wisconsin-administrative-code/agency-department-of-workforce-development/workers-compensation/chapter-dwd-80-workers-compensation/section-dwd-8002-reports',
      ],
      readOn,
    },
  ),
];
