import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';

const minnesota = lawBook('MN');
const health = 'Minn. Stat. § 62A.17';
const guideNote =
  'Read in a reprint of the employer guide of the Department of Employment and Economic Development';
const healthGuide = official(
  'https://jux.law/group-health-plan-continuation-coverage-and-conversion-requirements/',
  guideNote,
);
const healthArticle =
  'https://aaronhall.com/group-health-plan-continuation-coverage-and-conversion-requirements/';
const healthSummary =
  'https://askcompliance.freshdesk.com/support/solutions/articles/67000696127-an-overview-of-minnesota-s-mini-cobra-law-what-employers-need-to-know';
const healthAtBlr =
  'http://www.blr.com/HR-Employment/Benefits-Leave/Health-Insurance-Continuation-COBRA-in-Minnesota';

const life = 'Minn. Stat. § 61A.092';
const lifeReprint = official(
  'https://instalawyer.io/laws/minnesota-statutes/section-61a092-continuation-of',
  'Read in a reprint of the statute',
);
const lifeGuide =
  'https://jux.law/group-life-insurance-plan-continuation-coverage-and-conversion-requirements/';

const minnesotaFacts: readonly LawFact[] = [
  minnesota(
    'Employer notices',
    'mn-health-continuation-right',
    'Each group health policy in Minnesota lets a covered employee who is terminated or laid off elect to continue the coverage for the employee and dependents, except after a discharge for gross misconduct.',
    official('https://www.revisor.mn.gov/statutes?id=62A.17&year=2007', 'The text of 2007', '2007'),
    {
      statute: health,
      pinCite: 'subd. 1',
      quote: 'Termination shall not include discharge for gross misconduct.',
      otherSources: [healthArticle, healthAtBlr],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-health-continuation-plans',
    'Minnesota’s continuation of group health coverage holds for insured plans of employers of any size, and not for self-insured plans.',
    official(
      'https://www.revisor.mn.gov/statutes?id=62A.17&year=2007',
      'The text of 2007, which names no size; that self-insured plans are outside is from the other sources',
      '2007',
    ),
    {
      statute: health,
      pinCite: 'subd. 1',
      quote:
        'Every group insurance policy, group subscriber contract, and health care plan included within the provisions of section 62A.16',
      otherSources: ['https://claritybenefitsolutions.com/cobra/MN', healthAtBlr],
      readOn: '2026-12-01',
    },
  ),
  minnesota(
    'Employer notices',
    'mn-health-continuation-notice',
    'A Minnesota employer informs an employee in writing, by first class mail, within 14 days after a termination or layoff, of the right to continue group health coverage, the monthly amount, how and where to pay, and by when.',
    healthGuide,
    {
      figure: [14, 'days'],
      statute: health,
      pinCite: 'subd. 5',
      quote:
        'The employer has the duty to inform the employee within 14 days after his or her termination or layoff of',
      otherSources: [healthSummary],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-health-continuation-election',
    'An employee in Minnesota has 60 days to elect the continuation of group health coverage.',
    healthGuide,
    {
      figure: [60, 'days'],
      statute: health,
      pinCite: 'subd. 5',
      quote: 'The employee has 60 days within which to elect coverage.',
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-health-continuation-months',
    'Continued group health coverage in Minnesota lasts 18 months after the end of a job, or until the employee is covered by another group plan, if that is sooner.',
    healthGuide,
    {
      figure: [18, 'months'],
      statute: health,
      pinCite: 'subd. 2',
      quote:
        'for 18 months after termination, or until he or she becomes covered under another group health plan, whichever is shorter',
      otherSources: [healthArticle, healthAtBlr, healthSummary],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-life-continuation-notice',
    'A Minnesota employer informs an employee within 14 days after a termination or layoff of the right to continue group life insurance, the monthly amount, how and where to pay, and by when.',
    lifeReprint,
    {
      figure: [14, 'days'],
      statute: life,
      pinCite: 'subd. 3',
      quote: 'the employer shall inform the employee within 14 days after termination or layoff of',
      otherSources: [lifeGuide],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-life-continuation-months',
    'Continued group life insurance in Minnesota lasts 18 months after the end of a job, or until the employee has other group coverage, if that is sooner; it is not owed after a discharge for gross misconduct.',
    lifeReprint,
    {
      figure: [18, 'months'],
      statute: life,
      pinCite: 'subds. 1, 2',
      quote:
        'for a period of 18 months after the termination or layoff from employment, whichever is shorter',
      otherSources: ['https://online.flippingbook.com/view/83866359/201', lifeGuide],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-life-continuation-premium',
    'The employee pays for continued group life insurance in Minnesota, at most 102 percent of the cost to the plan.',
    lifeReprint,
    {
      figure: [102, 'percent'],
      statute: life,
      pinCite: 'subd. 2',
      quote: 'In no event shall the amount of premium charged exceed 102 percent of the cost to the plan',
      otherSources: ['http://www.blr.com/HR-Employment/Benefits-Leave/Life-Insurance-in-Minnesota'],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-life-continuation-election',
    'An employee in Minnesota has 60 days to elect the continuation of group life insurance.',
    official(lifeGuide, `${guideNote}, of 2009`, '2009'),
    {
      figure: [60, 'days'],
      statute: life,
      pinCite: 'subd. 3',
      quote: 'The employee has 60 days within which to elect coverage.',
      readOn,
    },
  ),
];

const wisconsin = lawBook('WI', 'Wis. Stat. § 632.897');
const wisconsinText = official(
  'https://docs.legis.wisconsin.gov/document/statutes/1995/632.897(10)(a)3.',
  'The text of 1995',
  '1995',
);
const wisconsinSummary =
  'https://askcompliance.freshdesk.com/support/solutions/articles/67000696147-an-overview-of-wisconsin-s-mini-cobra-law-what-employers-need-to-know';
const wisconsinAtBlr =
  'http://www.blr.com/Compensation/Benefits-Leave/Health-Insurance-Continuation-COBRA-in-Wisconsin';

const wisconsinFacts: readonly LawFact[] = [
  wisconsin(
    'Employer notices',
    'wi-health-continuation-plans',
    'Wisconsin’s continuation law holds for group health policies of employers of any size, and not for self-insured plans.',
    secondary(wisconsinAtBlr),
    {
      quote: 'The law applies to group policies issued to employers of any size.',
      otherSources: ['https://www.deancare.com/employers/resources/cobra'],
      readOn,
    },
  ),
  wisconsin(
    'Employer notices',
    'wi-health-continuation-notice',
    'A Wisconsin employer gives written notice of the right to continue group health coverage, with how, when and where to pay, within 5 days after it learns that the coverage ends.',
    secondary(wisconsinSummary),
    {
      figure: [5, 'days'],
      pinCite: '(2)(d)',
      quote:
        'Employers have five days after receiving notice of a qualifying event to provide a written notice of continuation rights.',
      readOn,
    },
  ),
  wisconsin(
    'Employer notices',
    'wi-health-continuation-election',
    'An employee in Wisconsin elects to continue group health coverage and pays the first amount to the employer within 30 days after receiving the notice.',
    wisconsinText,
    {
      figure: [30, 'days'],
      pinCite: '(3)(a)',
      quote:
        'elects to continue group coverage and tenders to the employer the amount required within 30 days after receiving notice',
      readOn,
    },
  ),
  wisconsin(
    'Employer notices',
    'wi-health-continuation-months',
    'Continued group health coverage in Wisconsin lasts 18 months, unless the person moves out of Wisconsin, does not pay in time or can have similar group coverage.',
    secondary(wisconsinAtBlr),
    {
      figure: [18, 'months'],
      pinCite: '(3)(a)',
      quote: 'Continuation of group coverage must be provided to an eligible individual for 18 months',
      otherSources: [wisconsinSummary],
      readOn,
    },
  ),
  wisconsin(
    'Employer notices',
    'wi-health-continuation-before',
    'Wisconsin’s continuation law asks for 3 months of coverage without a break under the group policy, and gives nothing after a discharge for misconduct on the job.',
    secondary(wisconsinAtBlr),
    {
      figure: [3, 'months'],
      pinCite: '(2)(b)',
      quote: 'continuously covered under a group health insurance policy for at least three months',
      otherSources: [wisconsinSummary],
      readOn,
    },
  ),
  wisconsin(
    'Employer notices',
    'wi-health-continuation-both',
    'Where COBRA and Wisconsin’s continuation law both hold and differ, the law more favorable to the insured applies, in the opinion of the Office of the Commissioner of Insurance.',
    official('http://oci.wi.gov/employers/hcontinuation.htm'),
    {
      statute: null,
      quote: 'where the federal and state laws differ, the law most favorable to the insured should apply',
      otherSources: ['https://www.deancare.com/employers/resources/cobra'],
      readOn,
    },
  ),
];

/** The notices on continuing group coverage that are owed to those who leave. */
export const continuingCoverageFacts: readonly LawFact[] = [...minnesotaFacts, ...wisconsinFacts];
