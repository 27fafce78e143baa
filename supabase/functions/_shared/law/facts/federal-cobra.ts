import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US');

/** The notices of COBRA, the federal continuation of group health coverage. */
export const cobraFacts: readonly LawFact[] = [
  federal(
    'Employer notices',
    'us-cobra-report',
    'Under COBRA the employer reports the end of a job to the group health plan within 30 days.',
    official(
      'https://webapps.dol.gov/elaws/ebsa/health/employer/c05.htm?CHNMW=11001&c=YNYNNYYNNYYYYY',
      null,
      '2025-10-01',
    ),
    {
      figure: [30, 'days'],
      statute: '29 U.S.C. §§ 1161-1168',
      quote: 'The employer has 30 days after the event occurs to provide notice to the group health plan.',
      otherSources: [
        'https://hallbenefitslaw.com/covid-19-and-employee-terminations-avoiding-cobra-noncompliance-issues/',
      ],
      readOn,
    },
  ),
  federal(
    'Employer notices',
    'us-cobra-notice',
    'Under COBRA the plan’s administrator sends the election notice within 14 days after the employer’s report.',
    official('https://webapps.dol.gov/elaws/ebsa/health/employer/c08.htm?CHNMW=11010&c=NNNNNNYNNNNYNY'),
    {
      figure: [14, 'days'],
      statute: '29 U.S.C. §§ 1161-1168',
      quote: 'within 14 days after the plan administrator receives the notice of a qualifying event',
      otherSources: [
        'https://hallbenefitslaw.com/covid-19-and-employee-terminations-avoiding-cobra-noncompliance-issues/',
      ],
      readOn,
    },
  ),
  federal(
    'Employer notices',
    'us-cobra-notice-own',
    'Under COBRA an employer that is itself the plan’s administrator sends the election notice within 44 days.',
    official(
      'https://webapps.dol.gov/elaws/ebsa/health/employer/c05.htm?CHNMW=11001&c=YNYNNYYNNYYYYY',
      null,
      '2025-10-01',
    ),
    {
      figure: [44, 'days'],
      statute: '29 U.S.C. §§ 1161-1168',
      quote: 'not later than 44 days after the date of loss of coverage due to the qualifying event',
      otherSources: [
        'https://hallbenefitslaw.com/covid-19-and-employee-terminations-avoiding-cobra-noncompliance-issues/',
      ],
      readOn,
    },
  ),
];
