import { calculated, lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US');
const minnesota = lawBook('MN');
const topic752 = official(
  'https://www.irs.gov/taxtopics/tc752',
  'The page as it stood for the forms that were due in January 2024',
);
const filingDay = 'https://irc.bloombergtax.com/public/uscode/doc/irc/section_6071';
const nextBusinessDay = 'https://irc.bloombergtax.com/public/uscode/doc/irc/section_7503';
const contractorForms = [
  'https://www.joneskolb.com/firm-news-1/the-new-law-includes-a-game-changer-for-business-payment-reporting',
  'https://compliance.dropwatchhq.com/obligation/irs-1099-nec',
];

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
    calculated(
      filingDay,
      'From January 31 there and the rule of § 7503 on Saturdays, Sundays and holidays, both read in copies of the sections',
    ),
    {
      figure: [20270201, 'date'],
      statute: '26 U.S.C. §§ 6071, 7503',
      otherSources: [nextBusinessDay, 'https://www.timetrex.com/blog/w-2-filing-guide-for-employers'],
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
    'us-w2-overtime-tips',
    'Form W-2 for 2026 reports the year’s qualified overtime pay in box 12 with code TT, cash tips with code TP, and the code of a tipped occupation in box 14b.',
    secondary('https://sovos.com/regulatory-updates/trr/irs-releases-2026-form-w-2'),
    {
      quote:
        'code “TP” reports the cash tips reported to the employer, and code “TT” indicates the total amount of qualified overtime compensation',
      otherSources: [
        'https://www.westerncpe.com/etax-alerts/alert-your-business-clients-to-2026-form-w-2-changes-for-obbba',
      ],
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-form-940-due',
    'Form 940 is due on January 31, or on the next business day, with 10 more days if all deposits were made on time.',
    official(
      'https://unclefed.com/TaxHelpArchives/2005/irs-tt/tc759.html',
      'A copy of Tax Topic 759 of the Internal Revenue Service, of 2005; a page of February 2026 has the same days',
      '2005',
    ),
    {
      quote: 'you timely deposit your FUTA tax liability, you may file Form 940 by February 10th',
      otherSources: [nextBusinessDay, 'https://www.veriduepilot.com/employer-tax/employment-tax-due-dates'],
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-1099-nec-due',
    'Form 1099-NEC is due on January 31, or on the next business day: to the contractor and to the Internal Revenue Service.',
    official(
      filingDay,
      'A copy of the text of the section; the day for the contractor is in § 6041(d), the next business day in § 7503',
    ),
    {
      statute: '26 U.S.C. § 6071',
      pinCite: '(c)',
      quote:
        'any returns or statements required by the Secretary to report nonemployee compensation shall be filed on or before January 31',
      otherSources: [nextBusinessDay, ...contractorForms],
      readOn,
    },
  ),
  federal(
    'Deposits',
    'us-1099-nec-threshold',
    'For payments made in 2026, Form 1099-NEC is for contractors who were paid $2,000 or more in the year.',
    official(
      'https://civic-source.github.io/us-code-tracker/statute/title-26/chapter-61/section-6041',
      'A copy of the text of the section',
      '2026-03-29',
    ),
    {
      figure: [2000, 'USD'],
      statute: '26 U.S.C. § 6041',
      pinCite: '(a)',
      quote: 'of $2,000 or more in any calendar year',
      validFrom: '2026-01-01',
      otherSources: contractorForms,
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
