import type { ProductSku } from '../contracts/products.ts';

/** A figure that is set again on January 1 or July 1: the fact that holds, the next one, and when and by whom the next one is published. */
export interface YearlyFigure {
  readonly name: string;
  readonly state: string;
  /** The fact of 2026, or null where none was read. */
  readonly current: string | null;
  readonly next: string | null;
  /** How the next figure comes out, as far as that is known. */
  readonly expected: string;
  /** ISO day by which it is announced; where no such day is known, the day on which it takes effect. */
  readonly announcedOn: string;
  /** What was done to find a figure whose day has passed. */
  readonly awaited: string | null;
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
const irsMileage = {
  name: 'IRS, standard mileage rates',
  url: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
};

type Expected = readonly [words: string, announcedOn: string];
const setInJuly: Expected = ['Set each July', '2026-07-31'];
const setInAugust: Expected = ['Set each August', '2026-08-31'];
const setInSeptember: Expected = ['Set each year by September 1', '2026-09-01'];
const bySocialSecurity: Expected = ['Announced each October', '2026-11-01'];
const inAutumn: Expected = ['Announced each autumn', '2026-11-30'];
const askAgency: Expected = ['Ask the agency', '2027-01-01'];
const askCity: Expected = ['Ask the city', '2027-01-01'];
const inLaw: Expected = ['Known', '2026-11-30'];
const searched = 'Searched for on November 30, 2026; not published in a copy that we can read';

type Rest = Partial<Pick<YearlyFigure, 'next' | 'usedIn' | 'follows' | 'awaited'>>;

const figureOf =
  (state: string) =>
  (
    name: string,
    current: string | null,
    publisher: YearlyFigure['publisher'],
    [expected, announcedOn]: Expected,
    { next = null, usedIn = [], follows = [], awaited = null }: Rest = {},
  ): YearlyFigure => ({
    name,
    state,
    current,
    next,
    expected,
    announcedOn,
    awaited,
    publisher,
    usedIn,
    follows,
  });

const mn = figureOf('MN');
const ca = figureOf('CA');
const ny = figureOf('NY');
const co = figureOf('CO');
const ma = figureOf('MA');
const us = figureOf('US');

export const yearlyFigures: readonly YearlyFigure[] = [
  mn('Paid Leave premium', 'mn-pl-premium-2026', deed, setInJuly, {
    next: 'mn-pl-premium-2027',
    usedIn: ['mn-paid-leave'],
    follows: ['mn-pl-premium-per-thousand'],
  }),
  mn('Paid Leave premium, most from pay', 'mn-pl-premium-employee-2026', deed, setInJuly, {
    next: 'mn-pl-premium-employee-2027',
    usedIn: ['mn-paid-leave', 'core-hr', 'payroll-ops'],
    follows: ['mn-pl-premium-most-2026'],
  }),
  mn('Paid Leave premium, small employer', 'mn-pl-small-employer-premium', deed, setInJuly, {
    awaited: searched,
    usedIn: ['mn-paid-leave'],
    follows: ['mn-pl-small-employer-share'],
  }),
  mn('Paid Leave, wages with premiums', 'mn-pl-wage-base-2026', deed, bySocialSecurity, {
    next: 'mn-pl-wage-base-2027',
    usedIn: ['mn-paid-leave'],
  }),
  mn('Paid Leave, largest weekly benefit', 'mn-pl-benefit-maximum-2026', deed, askAgency, {
    awaited: searched,
    usedIn: ['mn-paid-leave'],
    follows: ['mn-pl-benefit-example-800', 'mn-pl-benefit-example-1200', 'mn-pl-benefit-example-2000'],
  }),
  mn('Paid Leave, earnings to be eligible', 'mn-pl-earnings-2026', deed, askAgency, {
    awaited: searched,
    usedIn: ['mn-paid-leave'],
  }),
  mn('Minimum wage', 'mn-minimum-wage-2026', dli, setInAugust, {
    next: 'mn-minimum-wage-2027',
    usedIn: ['core-hr', 'payroll-ops'],
    follows: ['mn-garnishment-floor-2026'],
  }),
  mn('Training wage', 'mn-training-wage-2026', dli, setInAugust, {
    next: 'mn-training-wage-2027',
    usedIn: ['core-hr'],
  }),
  mn('Minimum wage in Minneapolis', 'mn-minneapolis-wage-2026', minneapolis, askCity, {
    awaited: searched,
    usedIn: ['core-hr', 'payroll-ops'],
  }),
  mn('Minimum wage in St. Paul, micro employers', 'mn-st-paul-wage-2026', stPaul, inLaw, {
    next: 'mn-st-paul-wage-2027',
    usedIn: ['core-hr', 'payroll-ops'],
  }),
  us('Social Security wage base', 'us-social-security-base-2026', socialSecurity, bySocialSecurity, {
    next: 'us-social-security-base-2027',
    usedIn: ['payroll-ops'],
  }),
  us('Lookback period of deposits', 'us-deposit-lookback-2026', irs, inLaw, {
    next: 'us-deposit-lookback-2027',
    usedIn: ['payroll-ops'],
  }),
  us(
    'Rate for a business mile',
    'us-mileage-2026-july',
    irsMileage,
    ['Announced each December', '2026-12-31'],
    { usedIn: ['payroll-ops'] },
  ),
  ca('SDI contribution', 'ca-sdi-rate-2026', california, askAgency),
  ca('PFL, largest weekly benefit', 'ca-pfl-maximum-2026', california, askAgency),
  ca(
    'Minimum wage',
    'ca-minimum-wage-2026',
    { name: 'California DIR', url: 'https://www.dir.ca.gov/dlse/minimum_wage.htm' },
    setInAugust,
    { next: 'ca-minimum-wage-2027' },
  ),
  ny('PFL contribution', 'ny-pfl-rate-2026', newYork, inAutumn, {
    next: 'ny-pfl-rate-2027',
    follows: ['ny-pfl-cap-2026'],
  }),
  ny('PFL, largest weekly benefit', 'ny-pfl-maximum-2026', newYork, inAutumn, { awaited: searched }),
  co('FAMLI premium', 'co-famli-premium-2026', colorado, setInSeptember, { awaited: searched }),
  co('FAMLI, largest weekly benefit', 'co-famli-maximum', colorado, ['In force since July 1', '2026-07-01'], {
    awaited: searched,
  }),
  ma('Largest weekly benefit', 'ma-benefit-maximum-2026', massachusetts, askAgency, {
    next: 'ma-benefit-maximum-2027',
  }),
  ma('Contribution', null, massachusetts, inLaw, { next: 'ma-premium-2027' }),
  figureOf('MD')(
    'FAMLI contribution',
    null,
    { name: 'Maryland FAMLI', url: 'https://paidleave.maryland.gov' },
    inLaw,
    { next: 'md-famli-rate-2027' },
  ),
  figureOf('NJ')(
    'FLI contribution',
    'nj-fli-premium-2026',
    { name: 'New Jersey', url: 'https://www.nj.gov/labor/myleavebenefits/' },
    askAgency,
  ),
  figureOf('WA')(
    'Paid Leave premium',
    'wa-overview',
    { name: 'Washington Paid Family and Medical Leave', url: 'https://paidleave.wa.gov' },
    askAgency,
  ),
];

/** The figures whose next one should be known on this ISO day and is not, the longest awaited first. */
export const overdueFigures = (
  today: string,
  figures: readonly YearlyFigure[] = yearlyFigures,
): readonly YearlyFigure[] =>
  figures
    .filter(({ next, announcedOn }) => next === null && announcedOn < today)
    .sort((a, b) => a.announcedOn.localeCompare(b.announcedOn));

/** The facts of the page of yearly figures. */
export const yearlyFigureKeys: readonly string[] = [
  ...new Set(yearlyFigures.flatMap(({ current, next }) => [current, next].filter((key) => key !== null))),
];
