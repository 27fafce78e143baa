import { calculated, lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const employerFaq = secondary(
  'https://www.fredlaw.com/alert-minnesota-paid-leave-questions-of-the-week-potpourri-of-more-employer-faqs',
);
const standard = secondary(
  'https://www.standard.com/businesses-organizations/workplace-benefits/paid-family-medical-leave/states-paid-family-medical/minnesota',
);
const maximumBenefit = secondary('https://ogs.law/minnesota/minnesota-paid-leave-how-big-are-the-benefits/');

const fact = lawBook('MN', 'Minn. Stat. ch. 268B');

export const minnesotaBenefitFacts: readonly LawFact[] = [
  fact(
    'Benefit amount',
    'mn-pl-benefit-formula',
    'The weekly benefit is 90 percent of the part of the typical weekly wage up to 50 percent of the state average weekly wage, 66 percent of the part from 50 to 100 percent, and 55 percent of the part above.',
    standard,
    { statute: 'Minn. Stat. § 268B.04' },
  ),
  fact(
    'Benefit amount',
    'mn-pl-benefit-maximum-2026',
    'The maximum weekly benefit is the state average weekly wage: $1,423 for 2026.',
    maximumBenefit,
    { figure: [1423, 'USD'], isYearly: true },
  ),
  fact(
    'Benefit amount',
    'mn-pl-benefit-intermittent',
    'Pay for intermittent leave is prorated by the hour: the weekly benefit divided by the typical weekly hours, times the hours used.',
    official('https://www.revisor.mn.gov/rules/3317.4700'),
    { statute: 'Minn. R. 3317.4700' },
  ),
  fact(
    'Benefit amount',
    'mn-pl-benefit-example-800',
    'Worked out with the 2026 figures, a wage of $800 a week gives a benefit of about $698.76 a week.',
    calculated(maximumBenefit.source, '$711.50 at 90 percent and $88.50 at 66 percent'),
    { figure: [698.76, 'USD'], isYearly: true },
  ),
  fact(
    'Benefit amount',
    'mn-pl-benefit-example-1200',
    'Worked out with the 2026 figures, a wage of $1,200 a week gives about $962.76 a week; $50,000 a year ($961.54 a week) gives about $805.38.',
    calculated(maximumBenefit.source),
    { figure: [962.76, 'USD'], isYearly: true },
  ),
  fact(
    'Benefit amount',
    'mn-pl-benefit-example-2000',
    'Worked out with the 2026 figures, a wage of $2,000 a week computes to $1,427.29 and is capped at $1,423.',
    calculated(maximumBenefit.source),
    { figure: [1427.29, 'USD'], isYearly: true },
  ),
  fact(
    'Benefit amount',
    'mn-pl-top-off',
    'An employer may let employees add PTO or sick and safe time to reach normal pay but may not require it; together they may not exceed regular wages.',
    secondary('https://wileyreberlaw.com/?p=3299'),
  ),
  fact(
    'Benefit amount',
    'mn-pl-esst-kept',
    'Earned Sick and Safe Time keeps its own protections: a policy cannot restrict its use in order to force Paid Leave.',
    employerFaq,
  ),
];
