import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const interval = lawBook('MN', 'Minn. Stat. § 181.101');
const payment = lawBook('MN');
const deductions = lawBook('MN', 'Minn. Stat. § 181.79');

const intervalBill = official(
  'https://www.revisor.mn.gov/bills/text.php?number=HF5226&session=ls93&version=list&session_number=0&session_year=2024',
  'A bill of 2024 that reprints the section; its amendment of 2025 was not read',
  '2024-04-02',
);
const wagesBulletin = 'https://content.govdelivery.com/accounts/MNDLI/bulletins/3137a67';
const intervalToo = [wagesBulletin, 'https://online.flippingbook.com/view/83866359/161'];
const paymentHandbook =
  'https://www.employmentlawhandbook.com/employment-and-labor-laws/states/minnesota/wage-payment/';
const deductionBrief = 'https://www.arthurchapman.com/news/acksp-brief-property-loss-and-wages';

/** How often and in what way wages are paid in Minnesota, and what may be deducted for a purchase, a loan or a loss. */
export const minnesotaPaydayFacts: readonly LawFact[] = [
  interval(
    'Wages and final pay',
    'mn-pay-interval',
    'Minnesota employers pay all wages, including salary, earnings and gratuities, at least once every 31 days, on a regular payday named in advance.',
    intervalBill,
    {
      figure: [31, 'days'],
      pinCite: '(a)',
      quote: 'gratuities earned by an employee at least once every 31 days',
      otherSources: intervalToo,
      readOn,
    },
  ),
  interval(
    'Wages and final pay',
    'mn-commission-interval',
    'Minnesota employers pay commissions at least once every three months, on a regular payday named in advance.',
    intervalBill,
    {
      figure: [3, 'months'],
      pinCite: '(a)',
      quote:
        'all commissions earned by an employee at least once every three months, on a regular payday designated in advance',
      otherSources: intervalToo,
      readOn,
    },
  ),
  payment(
    'Wages and final pay',
    'mn-direct-deposit',
    'A Minnesota employer may pay by direct deposit to an account that the employee chooses, unless the employee objects in writing; then it pays in another way.',
    official(
      'https://www.revisor.mn.gov/laws/2005/0/158',
      'Laws 2005, chapter 158, which wrote the clause; the department’s bulletin of 2022 says the same',
      '2005',
    ),
    {
      statute: 'Minn. Stat. § 177.23',
      pinCite: 'subd. 4',
      quote:
        "except for instances of written objection to the employer by the employee, direct deposit to the employee's choice of demand deposit account",
      otherSources: [wagesBulletin, paymentHandbook],
      readOn,
    },
  ),
  payment(
    'Wages and final pay',
    'mn-pay-card',
    'Wages go to a payroll card account only after the employee has consented in writing; the consent may not be a condition of the job, and the employee gets a copy.',
    official(
      'https://www.revisor.mn.gov/bills/text.php?number=SF444&version=0&session=ls89&session_year=2015&session_number=0',
      'A bill of 2015 that reprints the subdivision; the department’s bulletin of 2022 asks for the consent as well',
      '2015-02-03',
    ),
    {
      statute: 'Minn. Stat. § 177.255',
      pinCite: 'subd. 6',
      quote: 'after the employee has voluntarily consented in writing to that method of payment',
      otherSources: [wagesBulletin, 'https://online.flippingbook.com/link/630654/150/'],
      readOn,
    },
  ),
  deductions(
    'Wages and final pay',
    'mn-deductions-purchase',
    'For a purchase or a loan from the employer, the employee may authorize the deduction in writing before the purchase or the loan.',
    official(
      'https://content.govdelivery.com/accounts/MNDLI/bulletins/2a7d306',
      'The department’s bulletin of October 2020; later amendments were not read',
      '2020-10',
    ),
    {
      statute: 'Minn. Stat. §§ 181.06, 181.79',
      quote: 'the employer may obtain the authorization before the purchase or loan is made',
      otherSources: [
        deductionBrief,
        'http://www.blr.com/HR-Employment/Compensation/Deductions-from-Pay-in-Minnesota',
      ],
      readOn,
    },
  ),
  deductions(
    'Wages and final pay',
    'mn-deductions-limit',
    'A deduction for a loss or a debt may not be larger than what could be garnished from the same pay, even with the employee’s authorization.',
    secondary('http://www.blr.com/HR-Employment/Benefits-Leave/Loans-in-Minnesota'),
    {
      quote:
        'A deduction may not be larger than the amount established by law as subject to garnishment or execution on wages.',
      otherSources: [deductionBrief],
      readOn,
    },
  ),
];
