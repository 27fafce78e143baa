import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US');
const minnesota = lawBook('MN');
const topic752 = official(
  'https://www.irs.gov/taxtopics/tc752',
  'The page as it stood for the forms that were due in January 2024',
);
const newThreshold = secondary(
  'https://www.joneskolb.com/firm-news-1/the-new-law-includes-a-game-changer-for-business-payment-reporting',
);

/** The days on which the forms of a year are due. */
export const yearEndFacts: readonly LawFact[] = [
  federal(
    'Deposits',
    'us-w2-due',
    'Form W-2 is due on January 31: to each employee, and to the Social Security Administration.',
    topic752,
    {
      quote: 'You must furnish Copies B, C, and 2 of Form W-2 to your employees by January 31, 2024.',
      otherSources: [
        'https://online.flippingbook.com/view/83866359/245',
        'https://www.timetrex.com/blog/w-2-filing-guide-for-employers',
      ],
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-w2-due-2027',
    'For the wages of 2026, Form W-2 is due on Monday, February 1, 2027, because January 31 is a Sunday.',
    secondary('https://www.timetrex.com/blog/w-2-filing-guide-for-employers', null, '2026'),
    {
      figure: [20270201, 'date'],
      statute: '26 U.S.C. § 6051',
      quote:
        'the January 31 W-2 deadline rolls to Monday, February 1, 2027 because January 31, 2027 falls on a Sunday',
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-w2-electronic',
    'An employer that files 10 or more information returns in all, Forms W-2 included, files them electronically.',
    topic752,
    {
      quote: 'Employers filing 10 or more information returns, including Forms W-2, must file electronically',
      otherSources: ['https://www.timetrex.com/blog/w-2-filing-guide-for-employers'],
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-form-940-due',
    'Form 940 is due on January 31, or on the next business day, with 10 more days if all deposits were made on time.',
    secondary('https://www.veriduepilot.com/employer-tax/employment-tax-due-dates', null, '2026-02-12'),
    {
      quote: 'if you deposited all FUTA tax when due, you may file by February 10',
      otherSources: ['https://sarporter1.wixsite.com/team3-employment-tax/key-dates'],
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-1099-nec-due',
    'Form 1099-NEC is due on January 31, or on the next business day: to the contractor and to the Internal Revenue Service.',
    newThreshold,
    {
      quote:
        'A Form 1099-NEC must be filed with the IRS by January 31 of the year following the year in which a payment was made.',
      otherSources: ['https://compliance.dropwatchhq.com/obligation/irs-1099-nec'],
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-1099-nec-threshold',
    'For payments made in 2026, Form 1099-NEC is for contractors who were paid $2,000 or more in the year.',
    newThreshold,
    {
      figure: [2000, 'USD'],
      statute: '26 U.S.C. § 6041',
      pinCite: '(a)',
      quote:
        'the new law raises the threshold for information reporting on certain business payments from $600 to $2,000',
      validFrom: '2026-01-01',
      otherSources: ['https://compliance.dropwatchhq.com/obligation/irs-1099-nec'],
      readOn,
    },
  ),
  minnesota(
    'Deposits',
    'mn-w2-due',
    'Forms W-2 and 1099 that show Minnesota withholding go to the Minnesota Department of Revenue by January 31. More than 10 forms are sent electronically.',
    official('https://www.revenue.state.mn.us/forms-w-2-and-1099'),
    {
      quote: 'You must provide us any W-2s and 1099s that report Minnesota withholding by January 31.',
      otherSources: ['https://online.flippingbook.com/view/83866359/244'],
      readOn,
    },
  ),
];
