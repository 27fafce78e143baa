import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US', '38 U.S.C. § 4312');
const sectionText =
  'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/6b261087fc74490e0dcbaaa955af289e35e12ba0/chuncks/title-38/chunck-1611.md';
const returnText = official(sectionText, 'A copy of the text of the section, not the official page');
const byDays = 'https://jjkellercompliancenetwork.com/institute/military-duty-by-number-of-days';
/** A handbook for personnel staff, on the time limits for returning to work. */
const handbook =
  'https://digilib.universitaspertamina.ac.id/ebook/The%20HR%20Toolkit%20:%20An%20Indispensable%20Resource%20For%20Being%20a%20Credible%20Activist/files/basic-html/page140.html';

/** What USERRA says about the way back from service. */
export const militaryReturnFacts: readonly LawFact[] = [
  federal(
    'Other leave',
    'us-userra-short-service',
    'After less than 31 days of service, the employee reports by the start of the first full regular shift on the first full day after the service, once the trip home and 8 hours after it are over.',
    returnText,
    {
      figure: [31, 'days'],
      pinCite: '(e)(1)(A)',
      quote:
        'a person whose period of service in the uniformed services was less than 31 days, by reporting to the employer',
      otherSources: [byDays, handbook],
      readOn,
    },
  ),
  federal(
    'Other leave',
    'us-userra-middle-service',
    'After 31 to 180 days of service, the employee applies for reemployment within 14 days.',
    returnText,
    {
      figure: [14, 'days'],
      pinCite: '(e)(1)(C)',
      quote:
        'by submitting an application for reemployment with the employer not later than 14 days after the completion of the period of service',
      otherSources: [byDays, 'http://www.servicemembers-lawcenter.org/Law_Review_1162.html'],
      readOn,
    },
  ),
  federal(
    'Other leave',
    'us-userra-long-service',
    'After more than 180 days of service, the employee applies for reemployment within 90 days, orally or in writing.',
    official(
      sectionText,
      'A copy of the text of the section, not the official page; the form of the application is from the other sources',
    ),
    {
      figure: [90, 'days'],
      pinCite: '(e)(1)(D)',
      quote:
        'by submitting an application for reemployment with the employer not later than 90 days after the completion of the period of service',
      otherSources: [byDays, 'http://www.servicemembers-lawcenter.org/Law_Review_11101.html', handbook],
      readOn,
    },
  ),
  federal(
    'Other leave',
    'us-userra-prompt',
    'Unless circumstances are unusual, the employer puts the employee back to work within 2 weeks of the application.',
    official(
      'https://getpocketlaw.com/law/cfr_20/section-1002-181-how-is-x201c-prompt-reemployment-x201d-defined_45d69bdee712',
      'A copy of the text of the section',
    ),
    {
      figure: [2, 'weeks'],
      statute: '20 CFR § 1002.181',
      pinCite: 'second sentence',
      quote: 'reemployment must occur within two weeks of the employee’s application for reemployment',
      readOn,
    },
  ),
  federal(
    'Other leave',
    'us-userra-health-months',
    'An employee in service may keep the group health coverage for up to 24 months; for service of more than 30 days the employee may have to pay up to 102 percent of the premium.',
    official('https://www.law.cornell.edu/uscode/text/38/4317', 'A copy of the text of the section'),
    {
      figure: [24, 'months'],
      statute: '38 U.S.C. § 4317',
      pinCite: '(a)(1)-(2)',
      quote: 'the 24-month period beginning on the date on which the person’s absence begins',
      readOn,
    },
  ),
];
