import { page, read, type Proof } from '../law-proof.ts';

const familyLeaveAct = page(
  'https://docs.legis.wisconsin.gov/document/statutes/103.10(1m)(c)',
  null,
  'Wisconsin Statutes 2023-24, an undated page',
);
const familyLeaveRules = page('https://docs.legis.wisconsin.gov/code/admin_code/dwd/218_226/225/02/6/a');
const billOf2022 = page(
  'https://docs.legis.wisconsin.gov/document/proposaltext/2021/REG/AB1196',
  '2022-03-10',
  'A bill that reprints the statute',
);
const leaveAndReturn = page('https://docs.legis.wisconsin.gov/document/statutes/103.10(9)(a)');
const postings = page('http://docs.legis.wisconsin.gov/statutes/statutes/103/15');
const blocksOfLeave = page(
  'https://docs.legis.wisconsin.gov/code/admin_code/dwd/218_226/225/02',
  '2024-08-26',
  'Read in a reprint of the statute',
);

export const wisconsinLeaveProofs: Readonly<Record<string, Proof>> = {
  'wi-no-program': read(
    page('https://docs.legis.wisconsin.gov/document/budget/2025/25-1772'),
    'Wis. Stat. § 103.10',
    '(5)(a)',
    'does not entitle an employee to receive wages or salary while taking family leave',
  ),
  'wi-no-sick-leave': read(
    page(
      'https://dwd.wisconsin.gov/er/newsletters/2021/july14.htm',
      '2021-07-14',
      'The department’s letter of July 2021; the ban on local rules is in Wis. Stat. § 103.10(1m)',
    ),
    null,
    null,
    'employers can choose which employees they offer fringe benefits to if they even offer them at all',
    { checkedOn: '2026-11-30' },
  ),
  'wi-local-leave-barred': read(
    page(
      'https://docs.legis.wisconsin.gov/statutes/statutes/103/10/4/b',
      null,
      'Wisconsin Statutes 2023-24, an undated page',
    ),
    'Wis. Stat. § 103.10',
    '(1m)(c) and (e)',
    'a city, village, town, or county may not enact and administer an ordinance',
  ),
  'wi-wfmla-employer': read(familyLeaveAct, 'Wis. Stat. § 103.10', '(1)(c)', null),
  'wi-wfmla-employee-weeks': read(
    page(
      'https://docs.legis.wisconsin.gov/document/statutes/2021/103.10(5)(a)',
      '2022',
      'Wisconsin Statutes 2021-22',
    ),
    'Wis. Stat. § 103.10',
    '(2)(c)',
    'employed by the same employer for more than 52 consecutive weeks',
  ),
  'wi-wfmla-employee-hours': read(
    familyLeaveRules,
    'Wis. Stat. § 103.10',
    '(2)(c)',
    'worked for the employer for at least 1,000 hours during the preceding 52-week period',
  ),
  'wi-wfmla-birth-weeks': read(
    billOf2022,
    'Wis. Stat. § 103.10',
    '(3)(a)1.',
    'In a 12-month period no employee may take more than 6 weeks',
  ),
  'wi-wfmla-birth-start': read(
    billOf2022,
    'Wis. Stat. § 103.10',
    '(3)(b)1.-2.',
    'if the leave begins within 16 weeks of the birth or adoption',
  ),
  'wi-wfmla-own-weeks': read(
    page(
      'https://docs.legis.wisconsin.gov/document/statutes/103.10(9)(a)',
      null,
      'Wisconsin Statutes 2023-24, an undated page',
    ),
    'Wis. Stat. § 103.10',
    '(4)(b)',
    'No employee may take more than 2 weeks of medical leave during a 12-month period',
  ),
  'wi-wfmla-family-weeks': read(
    page(
      'https://docs.legis.wisconsin.gov/document/proposaltext/1995/REG/SB355',
      '1995-09-27',
      'The analysis of a bill of 1995; later amendments were not read',
    ),
    'Wis. Stat. § 103.10',
    '(3)(a)2.',
    'no more than 2 weeks of family leave in a 12-month period',
  ),
  'wi-wfmla-family-cap': read(
    page(
      'https://docs.legis.wisconsin.gov/2015/related/proposals/ab752/_16?up=1',
      '2015',
      'The analysis of a bill of 2015; the words of the statute were not read',
    ),
    'Wis. Stat. § 103.10',
    '(3)(a)3. and (4)(b)',
    'up to eight weeks of family leave in a 12-month period',
  ),
  'wi-wfmla-family': read(
    page(
      'https://dwd.wisconsin.gov/er/civilrights/fmla/faq.htm',
      '2015-04',
      'The department’s answers of April 2015; the ages are in the statute as it stands',
    ),
    'Wis. Stat. § 103.10',
    '(1)(a), (f), (h)',
    "to care for the employee's child, spouse, domestic partner, or parent",
    {
      otherSources: ['https://docs.legis.wisconsin.gov/document/statutes/103.10(1m)(c)'],
      checkedOn: '2026-11-30',
    },
  ),
  'wi-wfmla-child-age': read(
    familyLeaveAct,
    'Wis. Stat. § 103.10',
    '(1)(a)1.-2.',
    '18 years of age or older and cannot care for himself or herself',
  ),
  'wi-wfmla-substitution': read(
    leaveAndReturn,
    'Wis. Stat. § 103.10',
    '(5)(a)-(b)',
    'An employee may substitute, for portions of family leave or medical leave, paid',
  ),
  'wi-wfmla-return': read(
    page(
      'https://docs.legis.wisconsin.gov/document/statutes/2021/103.10(13)(b)',
      '2022',
      'Wisconsin Statutes 2021-22',
    ),
    'Wis. Stat. § 103.10',
    '(8)(a)1.-2. and (b)',
    'in an equivalent employment position having equivalent compensation, benefits, working shift, hours',
  ),
  'wi-wfmla-complaint-days': read(
    postings,
    'Wis. Stat. § 103.10',
    '(12)(b)',
    'within 30 days after the violation occurs or the employee should reasonably have known',
  ),
  'wi-wfmla-insurance': read(
    page(
      'https://docs.legis.wisconsin.gov/2007/related/proposals/ab324/31/_1',
      '2007',
      'A bill of 2007 that reprints the words of the law; later amendments were not read',
    ),
    'Wis. Stat. § 103.10',
    '(9)(b)',
    'maintain group health insurance coverage under the conditions that applied immediately before the',
  ),
  'wi-wfmla-month-parts': read(familyLeaveRules, 'Wis. Admin. Code § DWD 225.01', '(2)', null),
  'wi-wfmla-paid-leave-hours': read(
    familyLeaveRules,
    'Wis. Admin. Code § DWD 225.01',
    '(4)',
    'paid vacation leave, sick leave or other paid leave equals at least 1,000 hours',
  ),
  'wi-wfmla-smallest-block': read(
    blocksOfLeave,
    'Wis. Admin. Code § DWD 225.02',
    '(1)',
    'the shortest increment the employer allows to be taken by that employee',
  ),
  'wi-wfmla-week': read(
    blocksOfLeave,
    'Wis. Admin. Code § DWD 225.02',
    '(2)',
    'means 5 days of leave which would otherwise be workdays for the requesting employee',
  ),
  'wi-post-own-policy': read(postings, 'Wis. Stat. § 103.10', '(14)(b)', null),
  'wi-post-state-poster': read(postings, 'Wis. Stat. § 103.10', '(14)(a)', null),
  'wi-wfmla-notice': read(
    leaveAndReturn,
    'Wis. Stat. § 103.10',
    '(6)(a)-(b)',
    'in a reasonable and practicable manner, give the employer advance notice',
  ),
  'wi-wfmla-and-fmla': {
    otherSources: [
      'https://webarchive.library.unt.edu/eot2008/20090508113240/https://www.dol.gov/dol/allcfr/ESA/Title_29/Part_825/29CFR825.701.htm',
    ],
  },
  'wi-donor-leave-weeks': read(
    page('https://dwd.wi.gov/er/civilrights/organdonation.htm'),
    'Wis. Stat. § 103.11',
    '(4)',
    null,
  ),
  'wi-donor-leave-posting': read(
    page(
      'https://docs.legis.wisconsin.gov/document/statutes/103.13(6)(f)',
      null,
      'Wisconsin Statutes 2023-24, an undated page',
    ),
    'Wis. Stat. § 103.11',
    '(14)(b)',
    null,
  ),
};
