import { page, read, type Proof } from '../law-proof.ts';

const tipRules = page('https://docs.legis.wisconsin.gov/exec_review/admin_code/dwd/270_279/272/03/3/a/2');
const wagePayments = page('https://docs.legis.wisconsin.gov/document/statutes/109.07(1)(b)');

export const wisconsinWorkProofs: Readonly<Record<string, Proof>> = {
  'wi-voting-hours': read(
    page('https://docs.legis.wisconsin.gov/document/statutes/6.76', null, 'Read in a reprint of the statute'),
    'Wis. Stat. § 6.76',
    '(1)-(2)',
    null,
  ),
  'wi-meal-break': read(
    page(
      'https://dwd.wisconsin.gov/er/laborstandards/breaks.htm',
      null,
      'The 6 hours are from two summaries',
    ),
    'Wis. Admin. Code § DWD 274.02',
    '(2)',
    'breaks of at least 30 minutes in duration at times reasonably close to the usual meal period',
    { checkedOn: '2026-11-30' },
  ),
  'wi-break-paid': read(
    page(
      'https://docs.legis.wisconsin.gov/code/admin_code/dwd/270_279/272/04',
      null,
      'Read in a reprint of the statute',
    ),
    'Wis. Admin. Code § DWD 274.02',
    '(3)',
    'one where the employer does not provide at least 30 minutes free from work',
  ),
  'wi-minor-meal-break': read(
    page(
      'https://docs.legis.wisconsin.gov/document/statutes/103.68',
      null,
      'Read in a reprint of an older text',
    ),
    'Wis. Stat. § 103.68',
    '(3)',
    null,
  ),
  'wi-day-of-rest': read(
    page(
      'https://docs.legis.wisconsin.gov/code/admin_code/dwd/270_279/275/01/2/a',
      '2005-08',
      'The rule as of the register of August 2005; later amendments were not read',
    ),
    'Wis. Stat. § 103.85',
    '(1)',
    null,
  ),
  'wi-day-of-rest-exempt': read(
    page(
      'https://docs.legis.wisconsin.gov/document/statutes/103.85',
      null,
      'Read in a reprint of the statute',
    ),
    'Wis. Stat. § 103.85',
    '(2)(a)-(g)',
    'states in writing that he or she voluntarily chooses to work without at least 24',
  ),
  'wi-seats': read(
    page(
      'https://docs.legis.wisconsin.gov/document/statutes/103.16',
      null,
      'Read in a reprint of the statute',
    ),
    'Wis. Stat. § 103.16',
    null,
    'shall provide suitable seats for its employees, and shall permit the use',
    { otherSources: ['https://self-law.org/code/wi/chapter-103/103-16'] },
  ),
  'wi-minimum-wage': read(
    page(
      'https://docs.legis.wisconsin.gov/code/admin_code/dwd/270_279/272/03',
      '2024-11-25',
      'Read in a reprint of the statute',
    ),
    'Wis. Stat. § 104.035',
    '(1)(a)',
    'All employees except opportunity and minor employees $7.25 per hour',
  ),
  'wi-tipped-wage': read(
    tipRules,
    'Wis. Admin. Code § DWD 272.03',
    '(2)(a)-(am)',
    'All employees except opportunity employees $2.33 per hr',
  ),
  'wi-opportunity-wage': read(
    page('https://dwd.wisconsin.gov/er/laborstandards/minimumwage.htm'),
    'Wis. Admin. Code § DWD 272.03',
    '(1)(c)',
    '"opportunity wage" of $5.90 per hour during their first 90 consecutive calendar days of employment',
    { checkedOn: '2026-11-30' },
  ),
  'wi-tip-declaration': read(
    tipRules,
    'Wis. Admin. Code § DWD 272.03',
    '(2)(b)1.',
    'must have a tip declaration signed by the tipped employee each pay period',
  ),
  'wi-pay-frequency': read(
    page(
      'http://docs.legis.wisconsin.gov/document/statutes/2013/109.07(1)',
      '2014',
      'Wisconsin Statutes 2013-14; later reprints have the same words',
    ),
    'Wis. Stat. § 109.03',
    '(1)',
    'all wages earned by the employee to a day not more than 31 days prior',
  ),
  'wi-final-pay': read(
    wagePayments,
    'Wis. Stat. § 109.03',
    '(2)',
    'shall be paid in full by no later than the date on which the employee',
    { otherSources: ['https://dwd.wisconsin.gov/er/laborstandards/wages.htm'] },
  ),
  'wi-final-pay-closing': read(
    page('https://docs.legis.wisconsin.gov/document/statutes/109.07(1)(e)'),
    'Wis. Stat. § 109.03',
    '(4)',
    null,
  ),
  'wi-direct-deposit': read(
    page('https://dwd.wisconsin.gov/er/laborstandards/wages.htm'),
    'Wis. Stat. § 103.45',
    null,
    'An employer has the right to require you to participate in a direct deposit program',
    { otherSources: ['https://dwd.wi.gov/er/laborstandards/deposit.htm'] },
  ),
  'wi-wage-claim': read(
    page('http://dwd.wisconsin.gov/er/labor_standards_bureau/publication_erd_10721_p.htm'),
    'Wis. Stat. § 109.09',
    null,
    'within two years of when the wages were earned and payable',
  ),
  'wi-deductions': read(
    page('https://dwd.wisconsin.gov/er/laborstandards/wagededuction.htm', '2025-11'),
    'Wis. Stat. § 103.455',
    null,
    'authorizes the deduction in writing after the incident happens and before any deductions are taken',
    { otherSources: ['https://dwd.wisconsin.gov/er/newsletters/2021/december13.htm'] },
  ),
  'wi-commission': read(
    wagePayments,
    'Wis. Stat. § 109.03',
    '(2)',
    'except a sales agent employed on a commission basis, not having a written contract',
    { otherSources: ['https://docs.legis.wisconsin.gov/document/statutes/109'] },
  ),
  'wi-no-hce': {
    statute: 'Wis. Admin. Code § DWD 274.04',
    otherSources: [
      'https://jjkellercompliancenetwork.com/regsense/exemptions-overtime-minimum-wage-wisconsin',
      'https://regulations.justia.com/states/wisconsin/dwd/dwd-270-279/chapter-dwd-274/section-dwd-274-04',
    ],
  },
  'wi-new-hire-days': read(
    page('https://www.law.cornell.edu/uscode/text/42/653a', '2024-11-22'),
    '42 U.S.C. § 653a',
    '(b)(2)(A)',
    'not later than 20 days after the date the employer hires the employee',
  ),
  'wi-records-3-years': read(
    page(
      'http://www.dwd.wisconsin.gov/er/labor_standards_bureau/permanent_records_to_be_kept_by%20_the_employer.htm',
    ),
    'Wis. Admin. Code § DWD 272.11',
    '(1)(a)-(i)',
    'payroll or other records for at least three years for each of their employees',
  ),
};
