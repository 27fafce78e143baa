import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';

const minnesota = lawBook('MN');
const reason = 'Minn. Stat. § 181.933';
const terminationPage = 'https://dli.mn.gov/business/employment-practices/employment-termination';
const terminationBulletin = 'https://content.govdelivery.com/accounts/MNDLI/bulletins/32fddce';
const reasonReprint = 'https://aaronhall.com/minnesota-employers-need-explain-fired-employee/';
const penalty = official(
  'https://lawserver.com/law/state/minnesota/mn-statutes/minnesota_statutes_181-935',
  'Read in a reprint of the statute',
);
const penaltyQuote =
  'civil penalty of $25 per day per injured employee not to exceed $750 per injured employee';

/** What is owed to somebody who was dismissed and asks why. */
export const dismissalReasonFacts: readonly LawFact[] = [
  minnesota(
    'Employer notices',
    'mn-dismissal-reason-request',
    'An employee who was dismissed in Minnesota may ask for the reason in writing, within 15 working days of the dismissal.',
    official(terminationPage),
    {
      figure: [15, 'days'],
      statute: reason,
      pinCite: 'subd. 1',
      quote: 'if requested in writing by the employee within 15 working-days of termination',
      otherSources: [terminationBulletin, reasonReprint],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-dismissal-reason',
    'A Minnesota employer gives the truthful reason for a dismissal in writing, within 10 working days of receiving the request.',
    official(terminationBulletin, null, '2022-10'),
    {
      figure: [10, 'days'],
      statute: reason,
      pinCite: 'subd. 1',
      quote:
        'The employer has 10 working days from receipt of the request to give a truthful reason in writing for the termination.',
      otherSources: [terminationPage, reasonReprint],
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-dismissal-reason-penalty',
    'A Minnesota employer that does not give the reason to an employee who was injured by a breach of Minn. Stat. § 181.932 owes a civil penalty of $25 a day.',
    penalty,
    {
      figure: [25, 'USD'],
      statute: 'Minn. Stat. § 181.935',
      pinCite: '(b)',
      quote: penaltyQuote,
      readOn,
    },
  ),
  minnesota(
    'Employer notices',
    'mn-dismissal-reason-penalty-most',
    'The civil penalty for a reason that was not given in Minnesota is at most $750 for each injured employee.',
    penalty,
    {
      figure: [750, 'USD'],
      statute: 'Minn. Stat. § 181.935',
      pinCite: '(b)',
      quote: penaltyQuote,
      readOn,
    },
  ),
];
