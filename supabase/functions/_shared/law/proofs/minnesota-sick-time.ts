import { page, read, type Proof } from '../law-proof.ts';

const sickLeaveAnswers = page(
  'https://dli.mn.gov/sick-leave-FAQs',
  null,
  'An undated page, from after the change of 2024',
);
const accrual = page(
  'https://www.revisor.mn.gov/bills/text.php?number=SF2300&session=ls94&version=latest&session_number=0&session_year=2025',
  '2025-04-03',
  'A bill that reprints the statute',
);
const accrualAct = page(
  'https://www.revisor.mn.gov/statutes/cite/181.9446',
  '2023',
  'Read in the bill as enacted in 2023',
);
const definitions = page(
  'https://www.revisor.mn.gov/bills/text.php?number=HF1325&version=latest&session=94&session_number=0&session_year=2025',
  '2025-02-24',
  'A bill that reprints the statute',
);
const use = page(
  'https://www.revisor.mn.gov/statutes/cite/181.9447',
  '2025',
  'Read in a reprint of the statute',
);
const employeeNotice = (note: string) =>
  page(
    'https://betheluniversity.atlassian.net/wiki/spaces/HR/pages/52079334/Earned+Sick+and+Safe+Time+Employee+Notice',
    null,
    note,
  );
const reprint = 'Read in a reprint of the department’s notice for employees';
/** The day on which this notice was read. */
const readAgain = '2026-11-30';

export const minnesotaSickTimeProofs: Readonly<Record<string, Proof>> = {
  'mn-esst-start': read(
    sickLeaveAnswers,
    'Minn. Stat. §§ 181.9445-181.9448',
    null,
    'earned sick and safe time (ESST) law is effective Jan. 1, 2024',
    { validFrom: '2024-01-01' },
  ),
  'mn-esst-covered-hours': read(
    sickLeaveAnswers,
    'Minn. Stat. § 181.9445',
    'subd. 5',
    'anyone who an employer anticipates will work at least 80 hours in a year',
  ),
  'mn-esst-accrual': read(
    accrual,
    'Minn. Stat. § 181.9446',
    '(a)',
    'one hour of earned sick and safe time for every 30 hours worked',
  ),
  'mn-esst-year-hours': read(
    accrual,
    'Minn. Stat. § 181.9446',
    '(a)',
    'maximum of 48 hours of earned sick and safe time in a year',
  ),
  'mn-esst-balance-hours': read(
    accrualAct,
    'Minn. Stat. § 181.9446',
    '(b)(1)',
    'must not exceed 80 hours at any time',
  ),
  'mn-esst-uses': read(employeeNotice(reprint), 'Minn. Stat. § 181.9447', 'subd. 1', null, {
    otherSources: ['https://bctgmlocal22.org/minnesota-sick-and-safe-time-goes-into-effect-january-1-2024/'],
    checkedOn: readAgain,
  }),
  'mn-esst-bereavement': read(
    employeeNotice(reprint),
    'Minn. Stat. § 181.9447',
    'subd. 1',
    'making funeral arrangements, attending a funeral service or memorial or addressing financial or legal matters',
    {
      otherSources: [
        'https://cybhumanresources.com/human-resources/hr-compliance/minnesota-2024-midyear-update',
      ],
      checkedOn: readAgain,
    },
  ),
  'mn-esst-pay': read(
    definitions,
    'Minn. Stat. § 181.9445',
    'subd. 4',
    'paid at the same base rate as an employee earns from employment',
  ),
  'mn-esst-notice-at-hire': read(
    page('https://content.govdelivery.com/accounts/MNDLI/bulletins/380cb9a', '2023-12'),
    'Minn. Stat. § 181.9447',
    'subd. 9',
    'This notice needs to be provided to employees in English and the primary language',
    { otherSources: ['https://politicalemails.org/messages/1247508/html_body'] },
  ),
  'mn-esst-unforeseeable': read(
    use,
    'Minn. Stat. § 181.9447',
    'subd. 2',
    'give notice of the need for earned sick and safe time as reasonably required by',
    {
      otherSources: [
        'https://virgilhr.com/legal-updates/minnesota-makes-changes-to-sick-and-safe-time-paid-leave-and-meal-rest-break-laws',
      ],
    },
  ),
  'mn-esst-documentation-days': read(
    use,
    'Minn. Stat. § 181.9447',
    'subd. 3(a)',
    'uses earned sick and safe time for more than two consecutive scheduled work days',
    {
      otherSources: [
        'https://virgilhr.com/legal-updates/minnesota-makes-changes-to-sick-and-safe-time-paid-leave-and-meal-rest-break-laws',
      ],
    },
  ),
  'mn-esst-replacement': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.9447',
      null,
      'Read in a copy of the department’s notice',
    ),
    'Minn. Stat. § 181.9447',
    'subd. 4',
    'Employees are not required to seek or find a replacement for their shift',
  ),
  'mn-esst-advance': read(
    page('https://www.revisor.mn.gov/statutes/cite/181.9448', '2025', 'Read in a reprint of the statute'),
    'Minn. Stat. § 181.9448',
    'subd. 1',
    null,
    {
      validFrom: '2026-01-01',
      otherSources: [
        'https://virgilhr.com/legal-updates/minnesota-makes-changes-to-sick-and-safe-time-paid-leave-and-meal-rest-break-laws',
      ],
    },
  ),
  'mn-esst-remedy': {
    statute: 'Minn. Stat. § 177.50',
    pinCite: 'subd. 7',
    otherSources: [
      'https://bassford.com/news/bassford-brief-amendments-minnesota-earned-sick-safe-time-law-2',
      'https://laborrelationscounsel.com/es/node/620411',
    ],
  },
  'mn-esst-cities': read(
    sickLeaveAnswers,
    'Minn. Stat. § 181.9448',
    null,
    'in effect in the cities of Bloomington, Minneapolis and St. Paul and may differ',
  ),
  'mn-esst-frontload-payout': read(
    accrualAct,
    'Minn. Stat. § 181.9446',
    '(b)(2)(i)',
    '48 hours, if an employer pays an employee for accrued but unused sick and safe',
  ),
  'mn-esst-frontload-no-payout': read(
    accrualAct,
    'Minn. Stat. § 181.9446',
    '(b)(2)(ii)',
    '80 hours, if an employer does not pay an employee for accrued but unused',
  ),
  'mn-esst-exempt-hours': {
    statute: 'Minn. Stat. § 181.9446',
    otherSources: [
      'https://codelibrary.amlegal.com/codes/bloomington/latest/bloomington_mn/0-0-0-122557',
      'https://littler.com/publication-press/publication/minnesota-passes-state-wide-earned-sick-and-safe-leave-law',
    ],
  },
  'mn-esst-rehire-days': {
    statute: 'Minn. Stat. § 181.9448',
    otherSources: [
      'https://codelibrary.amlegal.com/codes/bloomington/latest/bloomington_mn/0-0-0-122630',
      'https://miweblink.metro-inet.us/LLPublic/0/doc/563615/Page206.aspx',
    ],
  },
  'mn-esst-and-paid-leave': {
    otherSources: [
      'https://wileyreberlaw.com/mn-paid-leave-countdown-coordination-with-other-leaves-and-benefits',
    ],
  },
  'mn-esst-rules-draft': {
    otherSources: [
      'https://natlawreview.com/article/minnesota-department-labor-and-industry-proposes-rules-statewide-earned-sick-and',
    ],
  },
  'mn-esst-earnings-statement': read(
    employeeNotice(`${reprint}; that the earnings statement may leave it out is from summaries of 2024`),
    'Minn. Stat. § 181.9447',
    'subd. 10',
    null,
    { checkedOn: readAgain },
  ),
  'mn-esst-balance-access': {
    statute: 'Minn. Stat. § 181.9447',
    otherSources: ['https://abdosolutions.com/?p=5676'],
  },
  'mn-esst-records-years': {
    statute: 'Minn. Stat. § 181.9447',
    pinCite: 'subd. 10',
    otherSources: [
      'https://www.employmentandlaborlawblog.com/2024/06/out-with-the-new-and-in-with-the-newer-eight-things-employers-need-to-know-about-minnesotas-amendments-to-earned-sick-and-safe-time/',
    ],
  },
  'mn-esst-foreseeable-days': read(
    page(
      'https://www.senate.mn/chamber/amendment/scs1832a99.html',
      '2025',
      'An amendment of 2025 that reprints the section',
    ),
    'Minn. Stat. § 181.9447',
    'subd. 2',
    "but must not require more than seven days' advance notice",
  ),
  'mn-esst-block-minutes': {
    statute: 'Minn. Stat. § 181.9447',
    pinCite: 'subd. 5',
    otherSources: [
      'https://www.laboremployment-lawblog.com/2025-minnesota-labor-and-employment-legal-updates/',
    ],
  },
  'mn-esst-block-hours': {
    statute: 'Minn. Stat. § 181.9447',
    pinCite: 'subd. 5',
    otherSources: [
      'https://www.laboremployment-lawblog.com/2025-minnesota-labor-and-employment-legal-updates/',
    ],
  },
  'mn-esst-base-rate': read(definitions, 'Minn. Stat. § 181.9445', 'subd. 4', null, {
    validFrom: '2024-05-25',
  }),
  'mn-esst-handbook-notice': read(
    page(
      'https://politicalemails.org/messages/1247508/html_body',
      '2023-12',
      'A copy of the department’s mailing, not the official page',
    ),
    'Minn. Stat. § 181.9447',
    'subd. 9',
    'Employers that have an employee handbook must include the notice in the handbook',
  ),
};
