import { page, read, type Proof } from '../law-proof.ts';

const newParents = page(
  'http://www.dli.mn.gov/newparents',
  null,
  'An undated page on the changes of July 1, 2023',
);
const breaks = page(
  'https://www.dli.mn.gov/business/employment-practices/work-breaks-rest-periods',
  '2025-10',
);

export const minnesotaLeaveProofs: Readonly<Record<string, Proof>> = {
  'mn-parenting-leave-weeks': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.941',
      '2023',
      'The text of 2023; that it holds at employers of any size from the first day is from summaries of § 181.940',
    ),
    'Minn. Stat. § 181.941',
    'subd. 1(b)',
    'must not exceed 12 weeks, unless agreed to by the employer',
    {
      otherSources: [
        'https://www.felhaber.com/effective-july-1-2023-minnesota-significantly-expands-parenting-leave-pregnancy-accommodations-and-nursing-mothers-protections',
        'https://assethr.com/2023/06/30/minnesota-parental-leave-act-how-will-it-impact-your-business/',
      ],
      checkedOn: '2026-11-30',
    },
  ),
  'mn-parenting-leave-start': read(
    page('https://www.revisor.mn.gov/statutes/cite/181.941'),
    'Minn. Stat. § 181.941',
    'subd. 2',
    'the leave must begin within 12 months of the birth or adoption',
    {
      validFrom: '2024-08-01',
      otherSources: [
        'https://equileave.com/blog/minnesota-amends-leave-law-to-expand-prenatal-care-coverage',
      ],
    },
  ),
  'mn-pregnancy-basics': read(
    page(
      'https://www.revisor.mn.gov/bills/text.php?number=HF0357&session=ls92&version=latest&session_number=0&session_year=2021',
      '2021',
      'A bill of 2021 with these words; later amendments were not read',
    ),
    'Minn. Stat. § 181.939',
    'subd. 2(b)',
    'nor may an employer claim undue hardship for the following accommodations',
    {
      otherSources: [
        'https://legalfix.com/statutes/state-codes/minnesota/chapters-175-186/chapter-181/section-181-9414',
      ],
    },
  ),
  'mn-pregnancy-other': read(
    newParents,
    'Minn. Stat. § 181.939',
    'subd. 2',
    'a temporary leave of absence, a modification to work schedule or job assignment',
  ),
  'mn-lactation-breaks': read(
    newParents,
    'Minn. Stat. § 181.939',
    'subd. 1',
    'receive break times to express milk regardless of their child’s age without losing compensation',
  ),
  'mn-pregnancy-notice': read(
    newParents,
    'Minn. Stat. § 181.939',
    'subd. 3',
    'an employee makes an inquiry about or requests parental leave and in an employee handbook',
  ),
  'mn-rest-break': read(
    breaks,
    'Minn. Stat. § 177.253',
    'subd. 1',
    'A paid rest break that is at least 15 minutes for every four consecutive hours',
    { validFrom: '2026-01-01' },
  ),
  'mn-meal-break': read(
    breaks,
    'Minn. Stat. § 177.254',
    'subds. 1-2',
    'An unpaid meal break that is at least 30 minutes when working six or more',
    { validFrom: '2026-01-01' },
  ),
  'mn-break-remedy': read(
    page(
      'https://www.revisor.mn.gov/bills/text.php?session=ls94&number=HF2990&session_number=0&session_year=2025&version=list',
      '2025',
      'Read in a reprint of the statute',
    ),
    'Minn. Stat. § 177.253',
    'subd. 3',
    'plus an additional equal amount as liquidated damages',
    {
      otherSources: [
        'https://eckberglammers.com/legislative-alert-amendments-to-minnesota-rest-and-meal-break-statutes/',
      ],
    },
  ),
  'mn-other-leaves': read(
    page(
      'https://self-law.org/code/mn/chapter-593/593-50',
      null,
      'Reprints of the statutes, not the official pages',
    ),
    null,
    null,
    null,
    { otherSources: ['https://online.flippingbook.com/link/630654/165'] },
  ),
  'mn-school-leave-hours': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.9412',
      '2023-01-01',
      'Read in a reprint of the statute',
    ),
    'Minn. Stat. § 181.9412',
    'subds. 2-3',
    'leave of up to a total of 16 hours during any 12-month period',
  ),
  'mn-bone-marrow-hours': read(
    page(
      'https://www.revisor.mn.gov/statutes/?year=2006&id=181.945',
      '2006',
      'Minnesota Statutes 2006; later amendments were not read',
    ),
    'Minn. Stat. § 181.945',
    'subds. 1-2',
    'may not exceed 40 work hours, unless agreed to by the employer',
  ),
  'mn-pregnancy-handbook-notice': read(
    newParents,
    'Minn. Stat. § 181.939',
    'subd. 3',
    'in an employee handbook if one is provided',
  ),
  'mn-parenting-leave-insurance': {
    pinCite: 'subd. 4',
    otherSources: [
      'https://ppibenefits.com/Resource-Library/Compliance-Corner/State-Updates/state-expands-pregnancy-and-parental-leave-1',
    ],
  },
  'mn-fmla-year-notice': read(
    page('https://webapps.dol.gov/elaws/whd/fmla/14a.aspx'),
    '29 CFR § 825.200',
    '(d)(1)',
    'is required to give at least 60 days notice to all employees',
  ),
};
