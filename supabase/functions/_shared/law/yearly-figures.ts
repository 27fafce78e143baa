import type { ProductSku } from '../contracts/products.ts';

/** A figure that is set again on a day of the year: this year's fact, the next one, and where the next one is published. */
export interface YearlyFigure {
  readonly name: string;
  readonly state: string;
  /** The fact of 2026, or null where none was read. */
  readonly current: string | null;
  readonly next: string | null;
  /** When the next figure comes out, as far as that is known. */
  readonly expected: string;
  readonly publisher: { readonly name: string; readonly url: string };
  /** The products whose documents state it. */
  readonly usedIn: readonly ProductSku[];
  /** Facts that are worked out from it and change with it. */
  readonly follows: readonly string[];
}

const deed = { name: 'DEED, Minnesota Paid Leave', url: 'https://pl.mn.gov' };
const dli = { name: 'Minnesota DLI', url: 'https://dli.mn.gov/minwage' };
const minneapolis = { name: 'City of Minneapolis', url: 'https://www.minneapolismn.gov' };
const stPaul = { name: 'City of St. Paul', url: 'https://www.stpaul.gov' };
const socialSecurity = {
  name: 'Social Security Administration',
  url: 'https://www.ssa.gov/oact/cola/cbb.html',
};
const california = { name: 'California EDD', url: 'https://edd.ca.gov/en/disability/paid-family-leave/' };
const newYork = { name: 'New York Paid Family Leave', url: 'https://paidfamilyleave.ny.gov' };
const colorado = { name: 'Colorado FAMLI', url: 'https://famli.colorado.gov' };
const massachusetts = {
  name: 'Massachusetts DFML',
  url: 'https://www.mass.gov/orgs/department-of-family-and-medical-leave',
};
const irs = { name: 'IRS, Publication 15', url: 'https://www.irs.gov/publications/p15' };
const setInJuly = 'Set by July 31, 2026';
const askNow = 'Ask the agency';
const inAutumn = 'Announced each autumn';

type Rest = Partial<Pick<YearlyFigure, 'next' | 'usedIn' | 'follows'>>;

const figureOf =
  (state: string) =>
  (
    name: string,
    current: string | null,
    publisher: YearlyFigure['publisher'],
    expected: string,
    { next = null, usedIn = [], follows = [] }: Rest = {},
  ): YearlyFigure => ({ name, state, current, next, expected, publisher, usedIn, follows });

const mn = figureOf('MN');
const ca = figureOf('CA');
const ny = figureOf('NY');
const co = figureOf('CO');
const ma = figureOf('MA');
const us = figureOf('US');

export const yearlyFigures: readonly YearlyFigure[] = [
  mn('Paid Leave premium', 'mn-pl-premium-2026', deed, setInJuly, {
    usedIn: ['mn-paid-leave'],
    follows: ['mn-pl-premium-per-thousand'],
  }),
  mn('Paid Leave premium, most from pay', 'mn-pl-premium-employee-2026', deed, setInJuly, {
    usedIn: ['mn-paid-leave', 'core-hr', 'payroll-ops'],
    follows: ['mn-pl-premium-most-2026'],
  }),
  mn('Paid Leave premium, small employer', 'mn-pl-small-employer-premium', deed, setInJuly, {
    usedIn: ['mn-paid-leave'],
    follows: ['mn-pl-small-employer-share'],
  }),
  mn(
    'Paid Leave, wages with premiums',
    'mn-pl-wage-base-2026',
    deed,
    'Follows the Social Security wage base',
    {
      usedIn: ['mn-paid-leave'],
    },
  ),
  mn('Paid Leave, largest weekly benefit', 'mn-pl-benefit-maximum-2026', deed, askNow, {
    usedIn: ['mn-paid-leave'],
    follows: ['mn-pl-benefit-example-800', 'mn-pl-benefit-example-1200', 'mn-pl-benefit-example-2000'],
  }),
  mn('Paid Leave, earnings to be eligible', 'mn-pl-earnings-2026', deed, askNow, {
    usedIn: ['mn-paid-leave'],
  }),
  mn('Minimum wage', 'mn-minimum-wage-2026', dli, askNow, { usedIn: ['core-hr', 'payroll-ops'] }),
  mn('Training wage', 'mn-training-wage-2026', dli, askNow, { usedIn: ['core-hr'] }),
  mn('Minimum wage in Minneapolis', 'mn-minneapolis-wage-2026', minneapolis, 'Ask the city', {
    usedIn: ['core-hr', 'payroll-ops'],
  }),
  mn('Minimum wage in St. Paul, micro employers', 'mn-st-paul-wage-2026', stPaul, 'Ask the city', {
    usedIn: ['core-hr', 'payroll-ops'],
  }),
  us(
    'Social Security wage base',
    'us-social-security-base-2026',
    socialSecurity,
    'Announced in October 2026',
    {
      usedIn: ['payroll-ops'],
    },
  ),
  us('Lookback period of deposits', 'us-deposit-lookback-2026', irs, 'Known', {
    next: 'us-deposit-lookback-2027',
    usedIn: ['payroll-ops'],
  }),
  ca('SDI contribution', 'ca-sdi-rate-2026', california, askNow),
  ca('PFL, largest weekly benefit', 'ca-pfl-maximum-2026', california, askNow),
  ca(
    'Minimum wage',
    'ca-minimum-wage-2026',
    { name: 'California DIR', url: 'https://www.dir.ca.gov/dlse/minimum_wage.htm' },
    'Known',
    { next: 'ca-minimum-wage-2027' },
  ),
  ny('PFL contribution', 'ny-pfl-rate-2026', newYork, inAutumn, { follows: ['ny-pfl-cap-2026'] }),
  ny('PFL, largest weekly benefit', 'ny-pfl-maximum-2026', newYork, inAutumn),
  co('FAMLI premium', 'co-famli-premium-2026', colorado, 'Set by September 1, 2026'),
  co('FAMLI, largest weekly benefit', 'co-famli-maximum', colorado, 'In force since July 1, 2026'),
  ma('Largest weekly benefit', 'ma-benefit-maximum-2026', massachusetts, askNow),
  ma('Contribution', null, massachusetts, 'Known', { next: 'ma-premium-2027' }),
  figureOf('MD')(
    'FAMLI contribution',
    null,
    { name: 'Maryland FAMLI', url: 'https://paidleave.maryland.gov' },
    'Known',
    { next: 'md-famli-rate-2027' },
  ),
  figureOf('NJ')(
    'FLI contribution',
    'nj-fli-premium-2026',
    { name: 'New Jersey', url: 'https://www.nj.gov/labor/myleavebenefits/' },
    askNow,
  ),
  figureOf('WA')(
    'Paid Leave premium',
    'wa-overview',
    { name: 'Washington Paid Family and Medical Leave', url: 'https://paidleave.wa.gov' },
    askNow,
  ),
];

/** The facts of the page of yearly figures. */
export const yearlyFigureKeys: readonly string[] = [
  ...new Set(yearlyFigures.flatMap(({ current, next }) => [current, next].filter((key) => key !== null))),
];
