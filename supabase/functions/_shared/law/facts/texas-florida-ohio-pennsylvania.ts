import { lawBook, secondary, type LawFact } from '../law-fact.ts';

const metlife = secondary(
  'https://www.metlife.com/insurance/disability-insurance/paid-family-medical-leave/voluntary-pfml/',
);
const betterBalance = secondary(
  'https://abetterbalance.org/celebrating-paid-sick-leave-progress-in-pennsylvania',
);
const leavePlanOhio = secondary('https://leaveplan.com/states/ohio');
const pittsburgh = secondary('https://www.disabilityleavelaw.com/author/jacksonlewispc/');

const tx = lawBook('TX');
const fl = lawBook('FL');
const oh = lawBook('OH');
const pa = lawBook('PA');

export const voluntaryStatesFacts: readonly LawFact[] = [
  tx(
    'Program',
    'tx-no-mandate',
    'Texas does not require private employers to give paid family, medical or sick leave.',
    metlife,
  ),
  tx(
    'Private plans',
    'tx-private-insurance',
    'Texas law lets private insurers sell paid family leave cover; for employers it is voluntary.',
    secondary(
      'https://adamsandreese.com/news-knowledge/insurance-based-pfml-options-for-sec-employers-pfml-series-part-2',
    ),
  ),
  tx(
    'Local rules',
    'tx-local-preempted',
    'Since September 1, 2023 Texas law preempts local labor ordinances, sick leave included (HB 2127); the ordinances of Austin, Dallas and San Antonio do not operate.',
    secondary(
      'http://adpinsightsandsolutionsbulletin.com/featured-news/ArtMID/530/ArticleID/5991/Texas-Blocks-Local-Paid-Sick-Leave-Ordinances',
    ),
    { figure: [20230901, 'date'] },
  ),
  fl(
    'Program',
    'fl-no-mandate',
    'Florida has no paid leave mandate; since May 25, 2023 (HB 721) insurers may sell paid family leave insurance.',
    secondary(
      'https://www.standard.com/businesses-organizations/workplace-solutions/paid-family-medical-leave/states-paid-family-medical?page=0',
    ),
    { figure: [20230525, 'date'] },
  ),
  fl(
    'Sick and safe time',
    'fl-no-sick-leave',
    'No Florida law requires paid sick leave.',
    secondary(
      'https://gusto.rightanswers.com/portal/app/portlets/results/viewsolution.jsp?solutionid=106622152100000&view=print',
    ),
  ),
  oh(
    'Program',
    'oh-no-mandate',
    'Ohio has no state paid sick leave and no paid family leave; the federal FMLA applies.',
    leavePlanOhio,
  ),
  oh(
    'Local rules',
    'oh-local-barred',
    'Since March 2017 Ohio localities may not set fringe benefits for private employers, sick pay included (SB 331).',
    secondary(
      'http://adpcomprehensiveservicesnewsletter.com/news/ArtMID/530/ArticleID/1874/Local-Paid-Sick-Leave-Laws-Prohibited-in-Ohio-',
    ),
    { statute: 'Ohio Rev. Code § 4113.85' },
  ),
  oh(
    'Other leave',
    'oh-military-leave-weeks',
    'Ohio military family leave is up to 2 weeks, unpaid, at employers with 50 or more employees, since July 2, 2010.',
    secondary(
      'https://www.postercompliance.com/blog/ohio-adds-military-family-leave-law-but-no-new-labor-law-poster/',
    ),
    { figure: [2, 'weeks'] },
  ),
  oh(
    'Other leave',
    'oh-military-leave-employees',
    'Ohio military family leave applies to employers with 50 or more employees.',
    secondary(
      'https://www.postercompliance.com/blog/ohio-adds-military-family-leave-law-but-no-new-labor-law-poster/',
    ),
    { figure: [50, 'employees'] },
  ),
  oh('Other leave', 'oh-jury-voting', 'Ohio protects time for jury duty and for voting.', leavePlanOhio),
  pa(
    'Program',
    'pa-no-mandate',
    'Pennsylvania has no state mandate for paid family leave or paid sick leave.',
    betterBalance,
  ),
  pa(
    'Program',
    'pa-hb-200',
    'Pennsylvania’s HB 200 (paid family and medical leave) passed the House on March 25, 2026 and went to a Senate committee on April 1, 2026; it is not law as far as we found.',
    secondary('https://www.billtrack50.com/billdetail/1828302'),
    { isYearly: true },
  ),
  pa(
    'Local rules',
    'pa-local-sick-leave',
    'Local sick leave laws apply in Philadelphia (for those who work 40 or more hours a year there), Pittsburgh and Allegheny County (26 or more employees).',
    secondary(
      'https://www.abetterbalance.org/paid-sick-time-laws/search?locations%5B%5D=26212&locations%5B%5D=6684&locations%5B%5D=6685',
    ),
    { figure: [26, 'employees'] },
  ),
  pa(
    'Local rules',
    'pa-philadelphia-hours',
    'Philadelphia’s sick leave law covers those who work 40 or more hours a year in the city.',
    secondary(
      'https://www.abetterbalance.org/paid-sick-time-laws/search?locations%5B%5D=26212&locations%5B%5D=6684&locations%5B%5D=6685',
    ),
    { figure: [40, 'hours'] },
  ),
  pa(
    'Local rules',
    'pa-local-since',
    'Philadelphia’s sick leave law dates from 2015; Allegheny County’s ordinance was approved on December 15, 2021.',
    betterBalance,
  ),
  pa(
    'Local rules',
    'pa-pittsburgh-2026',
    'Pittsburgh raised its sick leave amounts from January 1, 2026; before, they were 40 hours at 15 or more employees.',
    pittsburgh,
    { figure: [20260101, 'date'] },
  ),
  pa(
    'Local rules',
    'pa-philadelphia-power-act',
    'Philadelphia’s POWER Act of May 27, 2025 strengthened enforcement.',
    pittsburgh,
    { figure: [20250527, 'date'] },
  ),
  pa(
    'Workplace rules',
    'pa-crown-act',
    'The Pennsylvania CROWN Act took effect in January 2026.',
    secondary(
      'https://ogletree.com/insights-resources/blog-posts/employer-compliance-watchlist-key-state-laws-effective-january-1-2026',
    ),
  ),
];
