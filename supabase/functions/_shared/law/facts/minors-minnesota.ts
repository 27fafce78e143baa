import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const act = lawBook('MN', 'Minn. Stat. § 181A.04');
const hours = official('http://dli.mn.gov/business/employment-practices/age-hours-restrictions');
const proof = official(
  'https://www.revisor.mn.gov/statutes/2007/cite/181A.06',
  'The section as of 2007',
  '2007',
);
/** The section as of 2012. */
const older = 'https://www.revisor.mn.gov/statutes/2012/cite/181A.04';
const guide = 'https://online.flippingbook.com/link/630654/174';

/** Age, hours and work of minors in Minnesota. Farm work and newspapers have rules of their own. */
export const minnesotaMinorFacts: readonly LawFact[] = [
  act(
    'Hiring',
    'mn-minor-age',
    'In Minnesota work begins at age 14, apart from newspapers, farms, acting and youth sports.',
    hours,
    {
      pinCite: 'subd. 1',
      quote: 'A minor under the age of 14 may not be employed, except as',
      otherSources: [older],
      readOn,
    },
  ),
  act(
    'Workplace rules',
    'mn-minor-hours',
    'In Minnesota an employee under age 16 works at most 8 hours in any 24 hours and 40 hours a week.',
    hours,
    {
      figure: [40, 'hours'],
      pinCite: 'subd. 4',
      quote: 'for more than 40 hours a week or more than eight hours per 24-hour period',
      otherSources: [older, 'https://content.govdelivery.com/accounts/MNDLI/bulletins/2484292'],
      readOn,
    },
  ),
  act(
    'Workplace rules',
    'mn-minor-times',
    'In Minnesota an employee under age 16 does not work before 7 a.m. or after 9 p.m.',
    hours,
    {
      pinCite: 'subd. 3',
      quote: 'before 7 a.m. or after 9 p.m.',
      otherSources: [older, 'https://content.govdelivery.com/accounts/MNDLI/bulletins/2484292'],
      readOn,
    },
  ),
  act(
    'Workplace rules',
    'mn-minor-school',
    'In Minnesota an employee under age 16 works during school hours only with an employment certificate of the school district.',
    official('https://www.revisor.mn.gov/statutes/cite/181A.05'),
    {
      statute: 'Minn. Stat. § 181A.05',
      pinCite: 'subd. 1',
      quote:
        'Any minor 14 or 15 years of age who wishes to work on school days during school hours shall first secure an employment certificate',
      otherSources: ['http://dli.mn.gov/business/employment-practices/age-hours-restrictions'],
      readOn,
    },
  ),
  act(
    'Workplace rules',
    'mn-minor-nights',
    'In Minnesota high school students of 16 and 17 years do not work after 11 p.m. before a school day or before 5 a.m. on one; with a parent’s written permission it is 11:30 p.m. and 4:30 a.m.',
    hours,
    {
      pinCite: 'subd. 6',
      quote:
        'high school students may not work after 11 p.m. on evenings before school days or before 5 a.m. on school days',
      otherSources: [older, guide],
      readOn,
    },
  ),
  act(
    'Hiring',
    'mn-minor-proof',
    'A Minnesota employer asks each minor for proof of age: an age certificate, a copy of the birth record or of the driver’s license, or Form I-9.',
    proof,
    {
      statute: 'Minn. Stat. § 181A.06',
      pinCite: 'subd. 1',
      quote: 'Every employer shall require proof of the age of any minor employee or prospective employee',
      otherSources: ['http://jux.law/employing-minors/'],
      readOn,
    },
  ),
  act(
    'Records',
    'mn-minor-proof-kept',
    'A Minnesota employer keeps an age certificate for as long as the minor is employed.',
    proof,
    {
      statute: 'Minn. Stat. § 181A.06',
      pinCite: 'subd. 4',
      quote: 'The employer shall keep an age certificate for the duration of the minor',
      readOn,
    },
  ),
  act(
    'Workplace rules',
    'mn-minor-under-18',
    'In Minnesota no minor operates power-driven machinery such as forklifts, meat saws or grinders, works in construction or higher than 12 feet, or serves or handles liquor that is drunk on the premises.',
    official('http://www.dli.mn.gov/business/employment-practices/prohibited-work-minors-under-age-18'),
    {
      statute: 'Minn. R. 5200.0910',
      quote:
        'operating or assisting in the operation of power-driven machinery, such as forklifts, meat saws and grinders',
      otherSources: ['https://content.govdelivery.com/accounts/MNDLI/bulletins/2484292', guide],
      readOn,
    },
  ),
  act(
    'Workplace rules',
    'mn-minor-bar-exception',
    'In Minnesota an employee of 16 years may bus tables, wash dishes or host in a restaurant where liquor is incidental to the food.',
    official('http://www.dli.mn.gov/business/employment-practices/prohibited-work-minors-under-age-18'),
    {
      statute: 'Minn. R. 5200.0910',
      quote:
        '16-year-olds may perform busing, dishwashing or hosting duties in a restaurant where the presence of intoxicating liquors is incidental',
      readOn,
    },
  ),
  act(
    'Workplace rules',
    'mn-minor-under-16',
    'In Minnesota no minor under age 16 runs, oils or cleans machines, among them slicers, bakery machines, mowers and snowblowers, works in a walk-in freezer beyond a short entry, in a warehouse or processing plant, or lifts patients.',
    official('https://www.dli.mn.gov/business/employment-practices/prohibited-work-workers-under-age-16'),
    {
      statute: 'Minn. R. 5200.0920',
      quote: 'operating meat slicers, textile-making machines or bakery machinery',
      otherSources: ['https://www.revisor.mn.gov/rules/?id=5200.0920'],
      readOn,
    },
  ),
];
