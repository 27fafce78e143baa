import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const wisconsin = lawBook('WI', 'Wis. Stat. § 812.34');
const support = lawBook('WI', 'Wis. Stat. § 767.75');
const exemption = official('https://docs.legis.wisconsin.gov/document/statutes/812.35(4)(a)');
const exemptionToo = ['https://lawserver.com/law/state/wisconsin/wi-laws/wisconsin_laws_812-34'];
const payment = official('https://docs.legis.wisconsin.gov/document/statutes/812.42(2)(a)');
const answer = official('https://docs.legis.wisconsin.gov/document/statutes/812.405');
const chapter767 = official(
  'https://docs.legis.wisconsin.gov/scroll/up/1590/2017/statutes/statutes/767',
  'The statutes of 2017',
  '2017',
);
const parents = 'https://dcf.wisconsin.gov/node/108';
const withholding = official('https://dcf.wisconsin.gov/cs/emp/iw');
const forEmployers = official(
  'https://www.wisctfemployer.com/income_withholding.html',
  'The state’s collection office for support; the page of the department speaks of the fee too',
);

/** What a Wisconsin employer withholds for a creditor or for support, when and for whom first. */
export const wisconsinGarnishmentFacts: readonly LawFact[] = [
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-exempt',
    'In Wisconsin 80 percent of disposable earnings are exempt from a creditor’s garnishment, so at most 20 percent are withheld.',
    exemption,
    {
      figure: [80, 'percent'],
      pinCite: '(2)(a)',
      quote:
        '80 percent of the debtor’s disposable earnings are exempt from garnishment under this subchapter',
      otherSources: exemptionToo,
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-none',
    'Nothing is withheld in Wisconsin if the household’s income is below the poverty line, or if the employee gets need-based public assistance or got it within 6 months before.',
    exemption,
    {
      figure: [6, 'months'],
      pinCite: '(2)(b)',
      quote:
        'has received such assistance within 6 months prior to service of the earnings garnishment forms',
      otherSources: exemptionToo,
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-other-debts',
    'These exemptions of Wisconsin do not hold for support, for unpaid taxes, or for orders under § 128.21 or federal bankruptcy law.',
    exemption,
    {
      pinCite: '(1)',
      quote:
        'The exemptions provided in this section do not apply if the judgment debt meets one of the following',
      otherSources: exemptionToo,
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-fees',
    'For an earnings garnishment in Wisconsin the creditor pays the employer $15, and the employer keeps $3 of each payment after the first.',
    exemption,
    {
      figure: [15, 'USD'],
      statute: 'Wis. Stat. § 812.33',
      pinCite: '(1), (2)',
      quote: 'The creditor shall pay a $15 fee to the garnishee for each earnings garnishment',
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-answer-days',
    'A Wisconsin employer mails the employee’s answer to the creditor within 3 business days and treats the exemption claimed in it as true until a court decides otherwise.',
    answer,
    {
      statute: 'Wis. Stat. § 812.37',
      pinCite: '(2), (3)',
      quote: 'shall mail a copy of the answer to the creditor by the end of the 3rd business day',
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-pay-days',
    'A Wisconsin employer pays the creditor between 5 and 10 business days after each payday, and tells the employee the amount in writing.',
    payment,
    {
      figure: [10, 'days'],
      statute: 'Wis. Stat. § 812.39',
      pinCite: '(1), (3)',
      quote: 'Between 5 and 10 business days after the payday of each pay period',
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-support-first',
    'Support comes before a creditor in Wisconsin, whichever came first; the creditor then gets at most 25 percent of disposable earnings less the support.',
    payment,
    {
      figure: [25, 'percent'],
      statute: 'Wis. Stat. § 812.39',
      pinCite: '(2)',
      quote:
        'the creditor shall not be entitled to an amount greater than 25 percent of the debtor’s disposable earnings less the amount assigned under s. 767.75',
      otherSources: [chapter767.source],
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-garnishment-retaliation',
    'Wisconsin forbids an employer to retaliate because of an earnings garnishment, and to discharge anyone because of a garnishment for a consumer debt.',
    official(
      'https://self-law.org/code/wi/chapter-425/425-110',
      'A copy of the text of § 425.110; of § 812.43 the title was read',
    ),
    {
      statute: 'Wis. Stat. §§ 425.110, 812.43',
      quote: 'No employer shall discharge an employee because a merchant has subjected',
      otherSources: [
        'https://law.justia.com/codes/wisconsin/2020/chapter-425/section-425-110/',
        'https://docslib.org/doc/7422548/chapter-812-garnishment',
      ],
      readOn,
    },
  ),
  support(
    'Wages and final pay',
    'wi-support-start-days',
    'In Wisconsin withholding for support begins with the first pay period that is 5 working days after the date of the notice.',
    withholding,
    {
      figure: [5, 'days'],
      statute: 'Wis. Stat. ch. 767',
      quote:
        'no later than the first pay period occurring five working days from the date on the income withholding notice',
      otherSources: [forEmployers.source],
      readOn,
    },
  ),
  support(
    'Wages and final pay',
    'wi-support-send-days',
    'A Wisconsin employer sends support on within 5 days of withholding it.',
    official(parents),
    {
      figure: [5, 'days'],
      statute: 'Wis. Stat. ch. 767',
      quote:
        'Employers are required to send withheld support to the Trust Fund within five days of the withholding.',
      otherSources: [forEmployers.source],
      readOn,
    },
  ),
  support(
    'Wages and final pay',
    'wi-support-fee',
    'A Wisconsin employer may take what withholding for support costs it from the pay, up to $3 each time, but not from the support.',
    forEmployers,
    {
      figure: [3, 'USD'],
      statute: 'Wis. Stat. ch. 767',
      quote: 'may not exceed $3.00 per withholding',
      readOn,
    },
  ),
  support(
    'Wages and final pay',
    'wi-support-leaver-days',
    'A Wisconsin employer tells the state within 10 days when an employee with withholding for support leaves.',
    chapter767,
    {
      figure: [10, 'days'],
      pinCite: '(6)(b)',
      quote:
        'within 10 days after an employee is terminated or otherwise temporarily or permanently leaves employment',
      readOn,
    },
  ),
  support(
    'Wages and final pay',
    'wi-support-discharge',
    'A Wisconsin employer may not fire an employee because of withholding for support.',
    official(parents),
    {
      pinCite: '(6)(c)',
      quote: 'Under the law, your employer may not fire you because of income withholding.',
      otherSources: [chapter767.source],
      readOn,
    },
  ),
];
