import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US');
const deposits = lawBook('US', '26 CFR § 31.6302-1');
const depositRules = official(
  'https://www.law.cornell.edu/cfr/text/26/31.6302-1',
  'A copy of the section, compared on July 30, 2026',
);

/** Forms of the first day, and what a late or short federal deposit costs. */
export const federalFormFacts: readonly LawFact[] = [
  federal(
    'Hiring',
    'us-w4-first-day',
    'A new employee gives the employer a signed Form W-4 on or before the first day of work.',
    official(
      'https://law.counselstack.com/cfr/26/31/31.3402(f)(2)-1',
      'A copy of the text of the section',
      '2026',
    ),
    {
      statute: '26 CFR § 31.3402(f)(2)-1',
      pinCite: '(a)(1)',
      quote: 'On or before the date on which an individual commences employment with an employer',
      readOn,
    },
  ),
  federal(
    'Hiring',
    'us-i9-unexpired',
    'For Form I-9 an employee shows documents that have not expired, apart from a few extensions by the government.',
    official('https://e-verify.gov/es/node/3354'),
    {
      statute: '8 CFR § 274a.2',
      pinCite: '(b)(1)(v)',
      quote: 'Employees must present unexpired documents for Form I-9 verification',
      readOn,
    },
  ),
  federal(
    'Hiring',
    'us-new-hire-rehire-days',
    'Someone who comes back after at least 60 consecutive days away is reported as a new hire.',
    official(
      'https://www.acf.hhs.gov/css/outreach-material/employers-required-report-rehires',
      'The agency’s page of 2012; a later copy of the act has the same words',
      '2012-03-20',
    ),
    {
      figure: [60, 'days'],
      statute: '42 U.S.C. § 653a',
      pinCite: '(a)(2)(C)(ii)',
      quote:
        'was previously employed by the employer but has been separated from such prior employment for at least 60 consecutive days',
      otherSources: ['https://self-law.org/code/statute-compilations/comps-9622/sec-253'],
      readOn,
    },
  ),
  deposits(
    'Deposits',
    'us-deposit-944-lookback',
    'Employers that file Form 944 look at the second calendar year before the current one.',
    depositRules,
    {
      pinCite: '(b)(4)(i)',
      otherSources: ['https://chanrobles.com/usa/uslaws/cfr/title26/26-15.0.1.1.1.7.16.46.php'],
      readOn,
    },
  ),
  deposits(
    'Deposits',
    'us-deposit-shortfall',
    'The safe harbor for a federal deposit that is too small ends at $100 or 2 percent of the tax, whichever is more.',
    depositRules,
    {
      figure: [100, 'USD'],
      pinCite: '(f)(1)',
      quote: 'does not exceed the greater of $100 or 2 percent',
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-deposit-late-penalty',
    'A late federal deposit costs 2 percent for 1 to 5 days, 5 percent for 6 to 15 days and 10 percent for more; 15 percent if the tax is still owed 10 days after the first notice.',
    official(
      'https://codes.findlaw.com/us/title-26-internal-revenue-code/26-usc-sect-6656/',
      'A copy of the text of the section',
      '2024-01-01',
    ),
    {
      figure: [2, 'percent'],
      statute: '26 U.S.C. § 6656',
      pinCite: '(b)(1)',
      quote: '2 percent if the failure is for not more than 5 days',
      otherSources: ['https://www.law.cornell.edu/uscode/text/26/6656'],
      readOn,
    },
  ),
];
