import { monthNames } from './month-names.ts';

/** A day is the number YYYYMMDD, a month of a year YYYYMM, a day of each year MMDD, a year itself. */
const dateUnits = ['date', 'month of a year', 'day of the year', 'year'] as const;
export type DateUnit = (typeof dateUnits)[number];

export const isDateUnit = (unit: string): boolean => dateUnits.some((dateUnit) => dateUnit === unit);

interface FoundDate {
  readonly value: number;
  readonly unit: DateUnit;
  readonly text: string;
}

const month = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}\\.?|${name === 'September' ? 'Sept\\.?' : name.slice(0, 3)}`).join('|')})`;
const monthNumber = (name: string) => monthNames.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;
const full = (year: string, months: number, day: string) =>
  Number(year) * 10_000 + months * 100 + Number(day);

interface Shape {
  readonly pattern: RegExp;
  readonly unit: DateUnit;
  readonly value: (groups: readonly string[]) => number;
}

/** In this order: what one has read, the next does not see. */
const shapes: readonly Shape[] = [
  {
    pattern: new RegExp(String.raw`\b(${month}) (\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\d\d)\b`, 'g'),
    unit: 'date',
    value: ([name = '', day = '', year = '']) => full(year, monthNumber(name), day),
  },
  {
    pattern: new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${month}),? ((?:19|20)\d\d)\b`, 'g'),
    unit: 'date',
    value: ([day = '', name = '', year = '']) => full(year, monthNumber(name), day),
  },
  {
    pattern: /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/g,
    unit: 'date',
    value: ([year = '', months = '', day = '']) => full(year, Number(months), day),
  },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/g,
    unit: 'date',
    value: ([months = '', day = '', year = '']) => full(year, Number(months), day),
  },
  {
    pattern: new RegExp(String.raw`\b(${month})(?: of)? ((?:19|20)\d\d)\b`, 'g'),
    unit: 'month of a year',
    value: ([name = '', year = '']) => Number(year) * 100 + monthNumber(name),
  },
  {
    pattern: new RegExp(String.raw`\b(${month}) (\d{1,2})(?:st|nd|rd|th)?\b(?!,? ?\d)`, 'g'),
    unit: 'day of the year',
    value: ([name = '', day = '']) => monthNumber(name) * 100 + Number(day),
  },
  {
    pattern: /\b(?:in|of|since|from|until|by|before|after|for|through|during) ((?:19|20)\d\d)\b(?![-/\d%])/gi,
    unit: 'year',
    value: ([year = '']) => Number(year),
  },
];

/** The dates of a text, and the text with spaces in their places. */
export function readDates(source: string): { readonly dates: readonly FoundDate[]; readonly rest: string } {
  const dates: FoundDate[] = [];
  let rest = source;
  for (const { pattern, unit, value } of shapes) {
    rest = rest.replace(pattern, (text: string, ...groups: readonly unknown[]) => {
      dates.push({ value: value(groups.filter((group) => typeof group === 'string')), unit, text });
      return ' '.repeat(text.length);
    });
  }
  return { dates, rest };
}

/** What may be said of a day that is held: the day, its month, its year, and the day of each year. */
export function partsOfDate(value: number): readonly (readonly [DateUnit, number])[] {
  return [
    ['date', value],
    ['month of a year', Math.floor(value / 100)],
    ['day of the year', value % 10_000],
    ['year', Math.floor(value / 10_000)],
  ];
}
