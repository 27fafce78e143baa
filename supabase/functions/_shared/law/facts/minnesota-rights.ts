import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const jury = lawBook('MN', 'Minn. Stat. § 593.50');
const judge = lawBook('MN', 'Minn. Stat. § 204B.195');
const minnesota = lawBook('MN');

const jurors = official(
  'https://self-law.org/code/mn/chapter-593/593-50',
  'A copy of the text of the section',
);
const jurorsToo = [
  'https://casetext.com/statute/minnesota-statutes/juries/chapter-593-juries-jurors/section-59350-protection-of-jurors-employment',
];
const judges = official(
  'https://www.revisor.mn.gov/statutes/?id=204B.195&year=2006',
  'The text of 2006, last amended in 1991; a later copy has the same words',
  '2006',
);
const judgesToo = ['https://self-law.org/code/mn/chapter-204/204b-195'];

/** What Minnesota employees are owed beside their wages, and the days off that the law protects. */
export const minnesotaRightsFacts: readonly LawFact[] = [
  minnesota(
    'Wages and final pay',
    'mn-benefits-due-days',
    'Vacation pay, severance, expenses and other benefits that a Minnesota employer owes under an agreement are paid within 30 days of the day they are due.',
    official(
      'https://dli.mn.gov/business/employment-practices/employment-termination',
      'The department’s page; the section was read in a copy',
    ),
    {
      figure: [30, 'days'],
      statute: 'Minn. Stat. § 181.74',
      pinCite: 'subds. 1-2',
      quote: 'Benefits are payable within 30 days of when they become due',
      otherSources: ['http://www.lawserver.com/law/state/minnesota/mn-statutes/minnesota_statutes_181-74'],
      readOn,
    },
  ),
  minnesota(
    'Hiring',
    'mn-pay-history',
    'A Minnesota employer may not ask for, consider or require an applicant’s pay history, from any source, to set the pay.',
    official(
      'https://www.revisor.mn.gov/bills/94/2026/0/SF/4800/versions/latest',
      'A bill of 2026 that reprints the subdivision',
      '2026-03-26',
    ),
    {
      statute: 'Minn. Stat. § 363A.08',
      pinCite: 'subd. 8(b)',
      quote:
        'shall not inquire into, consider, or require disclosure from any source the pay history of an applicant for employment',
      validFrom: '2024-01-01',
      otherSources: ['https://content.govdelivery.com/accounts/MNDLI/bulletins/380cb9a'],
      readOn,
    },
  ),
  minnesota(
    'Records',
    'mn-references',
    'A private Minnesota employer that tells a prospective employer, on request, the dates, pay, duties and training of a job, or documented violence, theft, harassment or illegal conduct, is liable only for false words said with malice. The conduct is told in writing, with a copy to the person.',
    official(
      'http://www.revisor.mn.gov/statutes/2006/cite/181.967',
      'The text of 2006; the state’s guide for employers of 2024 says the same',
      '2006',
    ),
    {
      statute: 'Minn. Stat. § 181.967',
      pinCite: 'subds. 2-3',
      quote:
        "A disclosure under clause (5) must be in writing with a copy sent contemporaneously by regular mail to the employee's last known address.",
      otherSources: ['https://online.flippingbook.com/link/630654/159'],
      readOn,
    },
  ),
  jury(
    'Other leave',
    'mn-jury-shift',
    'A Minnesota employer releases a juror from the schedule and may not require another shift on a day of jury service.',
    jurors,
    {
      pinCite: 'subd. 1',
      quote:
        'An employer must not require an employee to work an alternative shift on any day the juror is required to report to the courthouse',
      otherSources: jurorsToo,
      readOn,
    },
  ),
  jury(
    'Other leave',
    'mn-jury-penalty',
    'Punishing jury service costs a Minnesota employer a fine of up to $700, up to 6 months in jail, or both.',
    jurors,
    {
      figure: [700, 'USD'],
      pinCite: 'subd. 2',
      quote: 'may be fined not more than $700 or imprisoned not more than six months, or both',
      otherSources: jurorsToo,
      readOn,
    },
  ),
  judge(
    'Other leave',
    'mn-election-judge-notice',
    'With at least 20 days’ written notice, a Minnesota employee may be away without penalty to serve as an election judge; the employer may subtract what the judge is paid.',
    judges,
    {
      figure: [20, 'days'],
      pinCite: 'first paragraph',
      quote: "may, after giving an employer at least 20 days' written notice, be absent from a place of work",
      otherSources: judgesToo,
      readOn,
    },
  ),
  judge(
    'Other leave',
    'mn-election-judge-share',
    'A Minnesota employer may limit election judges to 20 percent of the people of one worksite.',
    judges,
    {
      figure: [20, 'percent'],
      pinCite: 'second paragraph',
      quote: 'no more than 20 percent of the total work force at any single worksite',
      otherSources: judgesToo,
      readOn,
    },
  ),
  minnesota(
    'Other leave',
    'mn-military-ceremony',
    'A Minnesota employer gives unpaid leave for the send-off or homecoming of a close family member who is called to active service, at most one day in a calendar year, unless it would unduly disrupt the work.',
    official(
      'https://lawserver.com/law/state/minnesota/mn-laws/minnesota_statutes_181-948',
      'A copy of the text of the section',
    ),
    {
      statute: 'Minn. Stat. § 181.948',
      pinCite: 'subd. 2',
      quote: "not to exceed one day's duration in any calendar year",
      otherSources: ['https://codes.findlaw.com/mn/labor-industry-ch-175-189/mn-st-sect-181-948/'],
      readOn,
    },
  ),
  minnesota(
    'Other leave',
    'mn-order-for-protection',
    'A Minnesota employer gives reasonable time off to get an order for protection and keeps it confidential; the employee gives 48 hours’ notice, except in danger or where it is impracticable.',
    official(
      'https://www.mncjss.state.mn.us/StatuteSearch/StatuteDetails?FunctionID=22158&StatuteID=10793',
      'The text of January 2007 in the state’s statute service; a guide of December 2023 says the same',
      '2007-01-11',
    ),
    {
      figure: [48, 'hours'],
      statute: 'Minn. Stat. § 518B.01',
      pinCite: 'subd. 23(a)',
      quote:
        "an employee who is absent from the workplace shall give 48 hours' advance notice to the employer",
      otherSources: ['https://www.womenslaw.org/laws/mn/workplace-protections'],
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-employer-meetings',
    'No Minnesota employer may punish an employee who declines a meeting or a message about the employer’s opinion on religious or political matters, which include joining a union; the employer posts the department’s notice of this right.',
    official(
      'https://casetext.com/statute/minnesota-statutes/labor-industry/chapter-181-employment/conditions-precedent/section-181531-employer-sponsored-meetings-or-communication',
      'A copy of the text of the section, not the official page',
    ),
    {
      statute: 'Minn. Stat. § 181.531',
      pinCite: 'subds. 1, 3',
      quote: 'because the employee declines to attend or participate in an employer-sponsored meeting',
      validFrom: '2023-08-01',
      otherSources: [
        'https://worklaw.com/blog/minnesota-department-of-labor-and-industry-unveils-captive-audience-poster',
        'https://minimum-wage.org/minnesota/labor-law-posters/4068-captive-audience-employer-sponsored-meetings',
      ],
      readOn,
    },
  ),
];
