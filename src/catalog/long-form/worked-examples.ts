import type { LongFormSlug } from '@law/law-addresses';
import type { LongFormExample } from './long-form';

/** Reads a figure of the fact base as a number. A formula only asks for facts that its example lists under `needs`. */
export type ReadFigure = (key: string) => number;

type Values = Readonly<Record<string, string>>;

/** The values that a state's example computes from today's facts, by the name that its text uses: `{=name}`. */
const formulas: Readonly<Record<LongFormSlug, (figure: ReadFigure) => Values>> = {
  minnesota(figure) {
    const wage = 1000;
    const average = figure('mn-pl-benefit-maximum-2026');
    const lower = (average / 2) * 0.9;
    const upper = (wage - average / 2) * 0.66;
    const benefit = toCents(lower + upper);
    return {
      lowerPart: dollars(toCents(lower)),
      upperPart: dollars(toCents(upper)),
      benefit: dollars(benefit),
      sixWeeks: dollars(toCents(6 * benefit)),
      premium: dollars(toCents((wage * figure('mn-pl-premium-employee-2026')) / 100)),
    };
  },
  wisconsin: (figure) => ({
    stateHours: figure('wi-wfmla-employee-hours').toLocaleString('en-US'),
    federalHours: figure('us-fmla-hours').toLocaleString('en-US'),
    weeks: String(figure('wi-wfmla-birth-weeks')),
    lastStart: longDate(Date.UTC(2026, 4, 4 + figure('wi-wfmla-birth-start') * 7)),
  }),
  california(figure) {
    const wage = 1500;
    return {
      weekly: dollars((wage * figure('ca-sdi-rate-2026')) / 100),
      yearly: dollars((52 * wage * figure('ca-sdi-rate-2026')) / 100),
      weeks: String(figure('ca-pfl-weeks')),
      hoursWorked: String(9 * figure('ca-sick-accrual')),
    };
  },
  'new-york'(figure) {
    const share = figure('ny-pfl-replacement') / 100;
    const maximum = figure('ny-pfl-maximum-2026');
    const weeks = figure('ny-pfl-weeks');
    const first = Math.min(1200 * share, maximum);
    return {
      first: dollars(first),
      second: dollars(Math.min(2000 * share, maximum)),
      weeks: String(weeks),
      firstInAll: dollars(weeks * first),
      contribution: dollars(Math.round(1200 * figure('ny-pfl-rate-2026')) / 100),
    };
  },
  texas() {
    const hourly = 22;
    const staff = 18;
    return {
      most: dollars(40 * hourly * staff),
      share: ((40 / 2080) * 100).toFixed(1),
      threeQuarters: dollars(0.75 * 40 * hourly * staff),
    };
  },
  florida: (figure) => ({
    oneParent: dollars(19 * 36),
    twoParents: dollars(2 * 19 * 36),
    withSeasonalStaff: dollars(Math.round((2 / 44) * 104 * 19 * 36)),
    federalEmployees: String(figure('us-fmla-employees')),
    yearlyHours: (36 * 52).toLocaleString('en-US'),
  }),
  colorado(figure) {
    const premium = (1000 * figure('co-famli-premium-2026')) / 100;
    const employee = (premium * figure('co-famli-employee-half')) / 100;
    return {
      premium: dollars(premium),
      employee: dollars(employee),
      ninePeople: dollars(9 * employee),
      tenPeople: dollars(10 * premium),
      newCost: dollars(10 * (premium - employee)),
    };
  },
  illinois(figure) {
    const perWeek = 30 / figure('il-plawa-accrual');
    const useDay = figure('il-plawa-use-day');
    return {
      perWeek: String(perWeek),
      firstUse: longDate(Date.UTC(2026, 2, 2 + useDay)),
      hoursByThen: String(Math.floor((useDay / 7) * perWeek)),
      weeks: String(Math.ceil(figure('il-plawa-hours') / perWeek)),
    };
  },
  ohio: (figure) => ({
    fullTime: String(2080 / 40),
    partTime: String((24 * 52) / 40),
    fullBank: dollars((2080 / 40) * 26),
    allBanks: dollars(52 * (2080 / 40) * 26),
    militaryEmployees: String(figure('oh-military-leave-employees')),
    militaryWeeks: String(figure('oh-military-leave-weeks')),
  }),
  pennsylvania: (figure) => ({
    countyEmployees: String(figure('pa-local-sick-leave')),
    yearlyHours: String(6 * 50),
    cityHours: String(figure('pa-philadelphia-hours')),
    federalEmployees: String(figure('us-fmla-employees')),
  }),
};

/** The example's rows with today's values in place of `{=name}`. */
export function exampleRows(slug: LongFormSlug, rows: LongFormExample['rows'], figure: ReadFigure) {
  const values = formulas[slug](figure);
  const fill = (text: string) =>
    text.replaceAll(/\{=(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) {
        throw new Error(`The example of ${slug} names the unknown value ${name}`);
      }
      return value;
    });
  return rows.map(({ label, value, total = false }) => ({ label: fill(label), value: fill(value), total }));
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });

const longDate = (time: number) =>
  new Date(time).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
