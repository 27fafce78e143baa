import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const poster = lawBook('WI');

/** What Wisconsin law has an employer hang up, besides the posters on fair employment and family leave. */
export const wisconsinPosterFacts: readonly LawFact[] = [
  poster(
    'Workplace rules',
    'wi-poster-unemployment',
    'Every employer covered by Wisconsin’s unemployment insurance law posts UCB-7-P, on applying for benefits, at each workplace, with the name and address of its account.',
    official('https://dwd.wisconsin.gov/ui201/b2201.htm'),
    {
      statute: 'Wis. Admin. Code § DWD 120.01',
      pinCite: 'first sentence',
      quote: 'are required to prominently display a poster in each workplace',
      otherSources: [
        'https://dwd.wisconsin.gov/dwd/publications/ui/notice.htm',
        'https://casetext.com/regulation/wisconsin-administrative-code/agency-department-of-workforce-development/unemployment-insurance/chapter-dwd-120-notices-as-to-benefits/section-dwd-12001-notice-posters-as-to-claiming-unemployment-benefits',
      ],
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'wi-poster-minors',
    'Wisconsin employers of minors, except in domestic service and farming, post ERD-9212-P, on the hours and times of day that minors may work.',
    official('https://www.dwd.wisconsin.gov/er/laborstandards/workpermit/minoremployment.htm'),
    {
      statute: 'Wis. Admin. Code ch. DWD 270',
      quote: 'are required by law to display an informational poster, ERD 9212-P',
      otherSources: ['https://www.blr.com/HR-Employment/HR-Administration/Notices-Posting-in-Wisconsin'],
      readOn,
    },
  ),
  poster(
    'Other leave',
    'wi-poster-donor-leave',
    'Wisconsin employers with 50 or more employees post the state’s notice on bone marrow and organ donation leave, ERD-18114-P.',
    official('https://dwd.wi.gov/er/civilrights/organdonation.htm'),
    {
      figure: [50, 'employees'],
      statute: 'Wis. Stat. § 103.11',
      pinCite: '(14)',
      quote:
        'employers with 50 or more employees must also post, in one or more conspicuous places, a poster developed by the Department',
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'wi-poster-closing',
    'Wisconsin employers with 50 or more employees post the state’s notice on business closings and mass layoffs, ERD-9006-P; employees of less than 20 hours a week or less than 6 months do not count.',
    secondary(
      'https://www.axley.com/publication_article/workplace-poster-requirements/',
      'A page that prints the poster of 2014 has the same size',
      '2007-12-01',
    ),
    {
      figure: [50, 'employees'],
      statute: 'Wis. Stat. § 109.07',
      pinCite: '(7)',
      quote: 'Employers with 50 or more employees (excluding employees who work less than 20 hours per week',
      otherSources: [
        'https://www.laborposters.org/wisconsin/369-business-closing-employee-rights-poster.htm',
      ],
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'wi-poster-health-plan',
    'Wisconsin employers with 50 or more employees in the state post the notice on the end of a health plan, ERD-11054-P.',
    official('https://dwd.wi.gov/er/laborstandards/healthcarecessation.htm'),
    {
      figure: [50, 'employees'],
      statute: 'Wis. Stat. ch. 109',
      quote:
        'If you employ 50 or more people in the State of Wisconsin, you are required to post the Cessation of Health Care Benefits poster',
      otherSources: [
        'https://www.laborposters.org/wisconsin/380-wisconsin-health-care-benefits-termination-notice-poster.htm',
      ],
      readOn,
    },
  ),
];
