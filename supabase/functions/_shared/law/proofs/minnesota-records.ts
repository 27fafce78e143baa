import { page, read, type Proof } from '../law-proof.ts';

const recordKeeping = page(
  'https://www.revisor.mn.gov/statutes/?id=177.30&year=2019',
  '2019',
  'A reprint of August 19, 2024 has the same words',
);
const secureChoice = page('https://www.mn.gov/scrb');

export const minnesotaRecordsProofs: Readonly<Record<string, Proof>> = {
  'mn-records-3-years': read(
    recordKeeping,
    'Minn. Stat. § 177.30',
    '(a)(1)-(8)',
    'The records must be kept for three years in the premises',
    {
      otherSources: [
        'https://e.casetext.com/statute/minnesota-statutes/labor-industry/chapter-177-labor-standards-and-wages/fair-labor-standards-act/section-17730-keeping-records-penalty',
      ],
    },
  ),
  'mn-records-policy-list': read(recordKeeping, 'Minn. Stat. § 177.30', '(a)(4)', null),
  'mn-records-72-hours': {
    confidence: 'secondary',
    otherSources: ['https://www.cdscpa.com/minnesota-wage-and-hour-recordkeeping-requirements/'],
  },
  'mn-new-hire-days': read(
    page('https://www.law.cornell.edu/uscode/text/42/653a', '2024-11-22'),
    '42 U.S.C. § 653a',
    '(b)(2)(A)',
    'not later than 20 days after the date the employer hires the employee',
  ),
  'mn-construction-contractor': read(
    page('https://dli.mn.gov/misclassification-construction'),
    'Minn. Stat. § 181.723',
    'subd. 4',
    'Starting March 1, 2025, this independent contractor test will change to 14 requirements.',
    {
      otherSources: ['https://bassford.com/news/work-week-bassford-remele-independent-contractor-021725'],
      checkedOn: '2026-11-30',
    },
  ),
  'mn-contractor-test': read(
    page(
      'https://www.revisor.mn.gov/rules/3315.0555/',
      '2016-09-12',
      'The rule as of September 2016; later amendments were not read',
    ),
    'Minn. R. 3315.0555',
    'subp. 1',
    'five factors must be considered and weighed within a particular set of circumstances',
    { checkedOn: '2026-11-30' },
  ),
  'mn-misclassification-penalty': {
    statute: 'Minn. Stat. § 181.722',
    otherSources: [
      'https://fastdemocracy.com/bill-summary/?billsummary_id=MNB00053118&billsummary_session=2023-2024&billsummary_state=mn',
    ],
  },
  'mn-secure-choice-employers': read(
    secureChoice,
    'Minn. Stat. §§ 187.03, 187.07',
    null,
    '5 or more employees receiving Minnesota taxable wages',
  ),
  'mn-secure-choice-account': read(
    secureChoice,
    'Minn. Stat. § 187.07',
    null,
    'set up Roth IRA accounts for all of their part-time and full-time Minnesota employees',
  ),
  'mn-secure-choice-100': read(
    secureChoice,
    'Minn. Stat. § 187.07',
    null,
    '100 or more | April 1, 2026 to June 30, 2026',
  ),
  'mn-secure-choice-50': read(
    secureChoice,
    'Minn. Stat. § 187.07',
    null,
    '50 to 99 | July 1, 2026 to Dec. 31, 2026',
  ),
  'mn-secure-choice-25': read(
    secureChoice,
    'Minn. Stat. § 187.07',
    null,
    '25 to 49 | Jan. 1, 2027 to June 30, 2027',
  ),
  'mn-secure-choice-10': read(
    secureChoice,
    'Minn. Stat. § 187.07',
    null,
    '10 to 24 | July 1, 2027 to Dec. 31, 2027',
  ),
  'mn-secure-choice-5': read(
    secureChoice,
    'Minn. Stat. § 187.07',
    null,
    '5 to 9 | Jan. 1, 2028 to June 30, 2028',
  ),
};
