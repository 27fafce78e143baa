import { page, read, type Proof } from '../law-proof.ts';

const premiums = page(
  'http://www.revisor.leg.state.mn.us/statutes/cite/268B.14',
  null,
  'The text of 2023 or 2024',
);
const smallEmployers = page(
  'https://www.revisor.mn.gov/bills/94/2026/0/SF/4492/versions/latest',
  '2026-03-18',
  'A bill that reprints the statute',
);
const toolkit = page(
  'http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page6.html',
  '2025',
  'A copy of the state’s toolkit for employers, not the official page',
);
const notices = page(
  'https://www.revisor.mn.gov/bills/94/2025/0/HF/2269/versions/latest/',
  '2025-03-12',
  'A bill that reprints the statute',
);
const postersAndNotices = page('https://mn.gov/deed/paidleave/employers/posters-notices/index.jsp', '2025');
const equivalentPlans = page('https://mn.gov/deed/paidleave/employers/equivalent', '2025');

export const minnesotaPremiumsProofs: Readonly<Record<string, Proof>> = {
  'mn-pl-notice-attested': {
    statute: 'Minn. R. 3317.4100',
    otherSources: [
      'https://natlawreview.com/article/final-proposed-rules-updated-faqs-published-regarding-minnesotas-paid-leave-law',
    ],
  },
  'mn-pl-premium-2026': read(
    page('https://info.paidleave.mn.gov/employers/premiums/index.jsp', '2025'),
    'Minn. Stat. § 268B.14',
    'subds. 6-7',
    '0.88 percent for 2026 covers the premium for medical leave (0.61 percent)',
    { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' },
  ),
  'mn-pl-premium-employee-2026': read(
    page('https://info.paidleave.mn.gov/employers/premiums/index.jsp', '2026'),
    'Minn. Stat. § 268B.14',
    'subd. 3',
    'Max. Employee Contribution Rate | 0.44%',
    { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' },
  ),
  'mn-pl-premium-half': read(
    premiums,
    'Minn. Stat. § 268B.14',
    'subd. 3',
    'employers must pay a minimum of 50 percent of the annual premiums paid',
  ),
  'mn-pl-premium-proportion': read(
    premiums,
    'Minn. Stat. § 268B.14',
    'subd. 3',
    'must be in equal proportion to the premiums paid based on',
  ),
  'mn-pl-small-employer-premium': read(
    page('https://www.uimn.org/employers/paid-leave/small-employer-premiums.jsp', '2026'),
    'Minn. Stat. § 268B.14',
    null,
    'Small employer rate | 0.66%',
    { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' },
  ),
  'mn-pl-small-employer-size': read(
    smallEmployers,
    'Minn. Stat. § 268B.14',
    'subds. 5a-5c',
    'Employers with 30 or fewer employees as calculated under section 268B.14, subdivision 5b',
  ),
  'mn-pl-small-employer-wage': read(
    smallEmployers,
    'Minn. Stat. § 268B.14',
    'subd. 5c',
    "less than or equal to 150 percent of the state's average wage in covered employment",
  ),
  'mn-pl-small-employer-count': read(
    page(
      'http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page14.html',
      '2025',
      'A copy of the state’s toolkit for employers, not the official page',
    ),
    'Minn. Stat. § 268B.14',
    'subd. 5b',
    'largest number of Minnesota employees reported by an employer on a single wage detail',
  ),
  'mn-pl-small-employer-half': read(
    page(
      'http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page15.html',
      '2025',
      'A copy of the state’s toolkit for employers, not the official page',
    ),
    'Minn. Stat. § 268B.14',
    null,
    'The maximum contribution from employees in this case is the same as an employee',
  ),
  'mn-pl-small-employer-grant': read(
    smallEmployers,
    'Minn. Stat. § 268B.29',
    '(a)-(f)',
    'a grant of up to $3,000 if the employer hires a temporary worker',
  ),
  'mn-pl-premium-due': read(
    premiums,
    'Minn. Stat. § 268B.14',
    'subds. 1(a), 2(a)',
    'on or before the last day of the month following the end of the calendar',
  ),
  'mn-pl-premium-first-due': read(toolkit, 'Minn. Stat. § 268B.14', 'subd. 1(a)', null),
  'mn-pl-poster': read(
    notices,
    'Minn. Stat. § 268B.26',
    '(a)',
    'the primary language of five or more employees or independent contractors of that workplace',
  ),
  'mn-pl-notice-days': read(
    notices,
    'Minn. Stat. § 268B.26',
    '(b)',
    "not more than 30 days from the beginning date of the employee's employment",
  ),
  'mn-pl-notice-content': read(
    notices,
    'Minn. Stat. § 268B.26',
    '(b)(1)-(7)',
    'the amount of premium deductions made by the employer under this chapter',
  ),
  'mn-pl-notice-acknowledgement': read(
    notices,
    'Minn. Stat. § 268B.26',
    null,
    'employees must acknowledge that they have received the information',
  ),
  'mn-pl-notice-existing-staff': read(
    postersAndNotices,
    'Minn. Stat. § 268B.26',
    null,
    'You are required to inform your workers about Paid Leave by December 1, 2025',
  ),
  'mn-pl-notice-samples': read(
    postersAndNotices,
    'Minn. Stat. § 268B.26',
    null,
    'Sample notifications will be available in other languages soon',
  ),
  'mn-pl-posters-free': read(
    postersAndNotices,
    'Minn. Stat. § 268B.26',
    null,
    'from the Minnesota Department of Labor and Industry (DLI) at no cost',
  ),
  'mn-pl-plan-standard': read(
    equivalentPlans,
    'Minn. Stat. § 268B.10',
    'subds. 1-3',
    'must offer the same or better coverage than Minnesota Paid Leave',
  ),
  'mn-pl-plan-start': read(
    equivalentPlans,
    'Minn. Stat. § 268B.10',
    null,
    'Equivalent plans can go into effect at the start of any quarter',
  ),
  'mn-pl-plan-kinds': read(
    page('https://info.paidleave.mn.gov/employers/equivalent/index.jsp', '2025'),
    'Minn. Stat. § 268B.10',
    null,
    'Self-insured plans must be backed up by a surety bond',
  ),
  'mn-pl-plan-year': read(
    page('https://mn.gov/deed/paidleave/employers/equivalent/index.jsp'),
    'Minn. Stat. ch. 268B',
    null,
    'Coverage effective dates (must cover one full year from the start of a quarter)',
    { checkedOn: '2026-11-30' },
  ),
  'mn-pl-plan-fee': read(
    page(
      'http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page9.html',
      '2025',
      'A copy of the state’s toolkit for employers, not the official page',
    ),
    'Minn. Stat. § 268B.10',
    null,
    '$250 for employers with fewer than 50 employees',
  ),
  'mn-pl-wage-detail': read(
    toolkit,
    'Minn. Stat. § 268B.12',
    null,
    'The first reports are due on October 31, 2024',
  ),
  'mn-pl-administrator': read(
    page('https://www.uimn.org/employers/paid-leave/paid-leave-admin-assignment.jsp'),
    'Minn. Stat. ch. 268B',
    null,
    'you should also designate one or more Paid Leave Administrators',
    { otherSources: ['https://politicalemails.org/messages/1993289'] },
  ),
};
