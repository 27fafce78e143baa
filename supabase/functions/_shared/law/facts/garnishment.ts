import { calculated, lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US', '15 U.S.C. § 1673');
const minnesota = lawBook('MN', 'Minn. Stat. § 571.922');
const minnesotaSupport = lawBook('MN', 'Minn. Stat. ch. 518A');
const section1673 = official(
  'http://codes.lp.findlaw.com/uscode/15/41/II/1673',
  'A copy of the text of the section',
);
const section1673Too = ['https://chanrobles.com/usa/uslaws/codes/title15/15usc1673.php'];
const limit = official(
  'https://instalawyer.io/laws/minnesota-statutes/section-571922-limitation-on',
  'A copy of the text of the section',
);
const support = official('https://dcyf.mn.gov/income-withholding-support-payments');
const supportToo = ['https://www.blr.com/HR-Employment/Compensation/Garnishment-in-Minnesota'];

/** What may be withheld from pay for a debt or for support, under federal law and in Minnesota. */
export const garnishmentFacts: readonly LawFact[] = [
  federal(
    'Wages and final pay',
    'us-garnishment-limit',
    'At most 25 percent of the disposable earnings of a week may be garnished, or what is above 30 times the federal minimum hourly wage, whichever is less.',
    official('http://webapps.dol.gov/elaws/h1b/glossary.aspx?word=ccpa'),
    {
      figure: [25, 'percent'],
      pinCite: '(a)',
      quote: 'garnishment(s) may not exceed 25 percent of an employee’s disposable earnings for a workweek',
      otherSources: [section1673.source, ...section1673Too],
      readOn,
    },
  ),
  federal(
    'Wages and final pay',
    'us-garnishment-disposable',
    'Disposable earnings are what is left of the pay after the amounts that the law requires to be withheld.',
    official(
      'https://govregs.com/uscode/expand/title15_chapter41_subchapterII_section1677',
      'A copy of the text of the subchapter',
    ),
    {
      statute: '15 U.S.C. § 1672',
      pinCite: '(b)',
      quote:
        'remaining after the deduction from those earnings of any amounts required by law to be withheld',
      readOn,
    },
  ),
  federal(
    'Wages and final pay',
    'us-garnishment-support',
    'For support, at most 50 percent of disposable earnings may be withheld if the employee supports another spouse or child, and 60 percent if not; 5 percent more where the support is more than 12 weeks late.',
    section1673,
    {
      figure: [50, 'percent'],
      pinCite: '(b)(2)',
      otherSources: [
        'https://webarchive.library.unt.edu/eot2008/20081105125833/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_870/29CFR870.11.htm',
        ...section1673Too,
        'https://www.kdh-law.com/blog/2014/12/single-wage-garnishments-protected-under-title-iii/',
      ],
      readOn,
    },
  ),
  federal(
    'Wages and final pay',
    'us-garnishment-taxes',
    'The federal limits on garnishment do not hold for debts of state or federal tax, nor for orders of a bankruptcy court under chapter 13.',
    section1673,
    {
      pinCite: '(b)(1)',
      quote: 'any debt due for any State or Federal tax',
      otherSources: section1673Too,
      readOn,
    },
  ),
  federal(
    'Wages and final pay',
    'us-garnishment-discharge',
    'No employer may discharge an employee because the pay is garnished for one debt.',
    official(
      'https://old.govregs.com/uscode/title15_chapter41_subchapterII_section1674',
      'A copy of the text of the section',
      '2023-09-28',
    ),
    {
      statute: '15 U.S.C. § 1674',
      pinCite: '(a)',
      quote:
        'No employer may discharge any employee by reason of the fact that his earnings have been subjected to garnishment for any one indebtedness.',
      readOn,
    },
  ),
  minnesota(
    'Wages and final pay',
    'mn-garnishment-limit',
    'In Minnesota a creditor gets at most 25 percent of disposable earnings, or what is above 40 times the higher of the Minnesota and the federal minimum hourly wage for each workweek of the pay period, whichever is less.',
    limit,
    {
      figure: [25, 'percent'],
      pinCite: '(a)',
      quote: '25 percent of the debtor’s disposable earnings',
      otherSources: ['https://samcalvert.com/blog/2020/06/19/more-wages-will-be-protected-from-garnishment/'],
      readOn,
    },
  ),
  minnesota(
    'Wages and final pay',
    'mn-garnishment-floor-2026',
    'In 2026, 40 times the Minnesota minimum wage of $11.41 is $456.40 a week.',
    calculated(limit.source),
    {
      figure: [456.4, 'USD'],
      pinCite: '(a)(2)',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      changesOn: '01-01',
      isYearly: true,
      readOn,
    },
  ),
  minnesota(
    'Wages and final pay',
    'mn-garnishment-retaliation',
    'A Minnesota employer may neither discharge nor discipline an employee because of a garnishment.',
    secondary('https://aaronhall.com/garnishing-an-employees-wages/'),
    {
      statute: 'Minn. Stat. § 571.927',
      otherSources: [
        'https://aaronhall.com/practice-areas/collections/garnishments/',
        'http://blog.chermacklaw.com/?p=313',
      ],
      readOn,
    },
  ),
  minnesotaSupport(
    'Wages and final pay',
    'mn-support-first',
    'In Minnesota withholding for support comes before every other attachment, garnishment or wage assignment, except a levy of the Internal Revenue Service.',
    support,
    {
      quote:
        'has priority over any other attachment, execution, garnishment or wage assignment with the exception of Internal Revenue Service actions',
      readOn,
    },
  ),
  minnesotaSupport(
    'Wages and final pay',
    'mn-support-start-days',
    'In Minnesota withholding for support begins no later than the first pay period after 14 days.',
    support,
    {
      figure: [14, 'days'],
      quote: 'Employers have 14 days to process an order or notice to withhold.',
      otherSources: supportToo,
      readOn,
    },
  ),
  minnesotaSupport(
    'Wages and final pay',
    'mn-support-send-days',
    'In Minnesota the employer sends support on within 7 business days of the payday.',
    support,
    {
      figure: [7, 'days'],
      quote: 'within seven business days of the date the employee was paid the remainder of the income',
      otherSources: supportToo,
      readOn,
    },
  ),
  minnesotaSupport(
    'Wages and final pay',
    'mn-support-several',
    'An employer with several orders for support complies with all of them, as long as the total stays within the federal limits.',
    support,
    {
      quote:
        'as long as the total withheld does not exceed the limits set by the Consumer Credit Protection Act',
      readOn,
    },
  ),
  minnesotaSupport(
    'Wages and final pay',
    'mn-support-retaliation',
    'A Minnesota employer may not discharge, refuse to hire or discipline anyone because support is withheld from pay.',
    official(
      'https://publicinfo.ci.orono.mn.us/WebLink/0/doc/138787/Page10.aspx',
      'The notice that goes with a Minnesota order for support, in the files of a city',
    ),
    {
      quote:
        'An employer shall not discharge, or refuse to hire, or otherwise discipline an employee as a result of a wage or salary withholding.',
      readOn,
    },
  ),
];
