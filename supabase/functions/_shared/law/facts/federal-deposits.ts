import { lawBook, secondary, type LawFact } from '../law-fact.ts';

const publication15 = secondary(
  'http://online.flipbuilder.com/trainbyus/btsl/files/basic-html/page29.html',
  'A copy of IRS Publication 15 of 2020, section 11, not the official page',
  '2020',
);
const publication80 = secondary(
  'https://www.formsbank.com/template/262855/publication-80-federal-tax-guide-circular-ss-internal-revenue-service-2012.html?page=11',
  'A copy of IRS Publication 80 of 2012, which has the same deposit rules, not the official page',
  '2012',
);
const dueDates = secondary('https://hrtrainingcenter.com/when-and-where-to-file');
const readOn = '2026-11-26';

const deposits = lawBook('US', '26 CFR 31.6302-1');

/** When a federal deposit is on time: business days, the semiweekly minimum and the next-day rule. */
export const federalDepositFacts: readonly LawFact[] = [
  deposits(
    'Deposits',
    'us-deposit-business-day',
    'A federal deposit that falls due on a day that is not a business day is on time if it is made by the close of the next business day. A business day is any day other than a Saturday, a Sunday or a legal holiday.',
    publication15,
    { readOn },
  ),
  deposits(
    'Deposits',
    'us-deposit-three-business-days',
    'Semiweekly depositors have at least 3 business days after the end of the semiweekly period; each of those 3 weekdays that is a legal holiday adds a day.',
    publication15,
    { figure: [3, 'days'], readOn },
  ),
  deposits(
    'Deposits',
    'us-deposit-legal-holiday',
    'For federal deposits a legal holiday is a legal holiday in the District of Columbia, where April 16 is Emancipation Day.',
    publication80,
    { readOn },
  ),
  deposits(
    'Deposits',
    'us-deposit-accumulates',
    'The $100,000 of the next-day rule builds up within a deposit period: a calendar month for a monthly depositor, Wednesday to Friday or Saturday to Tuesday for a semiweekly one. Once $100,000 is reached, the count begins anew on the next day.',
    publication80,
    { figure: [100000, 'USD'], readOn },
  ),
  deposits(
    'Deposits',
    'us-deposit-becomes-semiweekly',
    'A monthly depositor who reaches $100,000 on any day becomes a semiweekly depositor on the next day, for the rest of the calendar year and the next one.',
    publication80,
    { figure: [100000, 'USD'], readOn },
  ),
  deposits(
    'Deposits',
    'us-form-941-due',
    'Form 941 is due on April 30, July 31, October 31 and January 31, or on the next business day, with 10 more days if all deposits were made on time.',
    dueDates,
    { statute: null, figure: [10, 'days'], readOn },
  ),
];
