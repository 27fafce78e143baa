import { dayOf, dayOfSerial, excelSerial, calendarDay, weekday } from '../dates.ts';
import type { FormulaNode } from './formula-syntax.ts';
import { formatText } from './formula-text.ts';
import { compare, criterion, FormulaError, toBoolean, toText } from './formula-values.ts';
import type { Value } from './formula-values.ts';

/** The arguments of a call, worked out only when they are asked for. */
export interface Arguments {
  readonly nodes: readonly FormulaNode[];
  /** The document's day as Excel counts it. */
  readonly today: number;
  readonly has: (index: number) => boolean;
  readonly value: (index: number) => Value;
  readonly number: (index: number) => number;
  /** The cells of a range; a single value is a range of one. */
  readonly range: (index: number) => readonly Value[];
}

type FormulaFunction = (args: Arguments) => Value;

const all = (args: Arguments): Value[] => args.nodes.flatMap((_node, index) => args.range(index));
const numbers = (values: readonly Value[]): number[] =>
  values.filter((value): value is number => typeof value === 'number');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const largest = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), values[0] ?? 0);
const smallest = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);

/** Rounds the decimal number that is meant, half away from zero: 1.005 is 1.01 although its binary form lies below. */
function rounded(value: number, digits: number, round: (scaled: number) => number): number {
  const scaled = Number((Math.abs(value) * 10 ** digits).toPrecision(15));
  return (Math.sign(value) * round(scaled)) / 10 ** digits;
}

/** Whether each row of the ranges meets its criterion; pairs of arguments begin at `from`. */
function matches(args: Arguments, from: number): boolean[] {
  const pairs: { cells: readonly Value[]; test: (value: Value) => boolean }[] = [];
  for (let index = from; args.has(index); index += 2) {
    pairs.push({ cells: args.range(index), test: criterion(args.value(index + 1)) });
  }
  const rows = pairs[0]?.cells.length ?? 0;
  return Array.from({ length: rows }, (_row, row) =>
    pairs.every(({ cells, test }) => test(cells[row] ?? null)),
  );
}

const matching = (args: Arguments): number[] => {
  const rows = matches(args, 1);
  return numbers(args.range(0).filter((_value, row) => rows[row]));
};

function businessDays(args: Arguments, index: number): (day: number) => boolean {
  const holidays = new Set(args.has(index) ? numbers(args.range(index)).map(dayOfSerial) : []);
  return (day) => weekday(day) % 6 !== 0 && !holidays.has(day);
}

function workday(args: Arguments): number {
  const isOpen = businessDays(args, 2);
  let day = dayOfSerial(args.number(0));
  const count = Math.trunc(args.number(1));
  for (let left = Math.abs(count); left > 0;) {
    day += Math.sign(count);
    if (isOpen(day)) left -= 1;
  }
  return excelSerial(day);
}

function networkDays(args: Arguments): number {
  const isOpen = businessDays(args, 2);
  const [from, to] = [dayOfSerial(args.number(0)), dayOfSerial(args.number(1))];
  let count = 0;
  for (let day = Math.min(from, to); day <= Math.max(from, to); day += 1) if (isOpen(day)) count += 1;
  return from <= to ? count : -count;
}

/** The same day `months` later, or the last day of that month. */
function monthsLater(args: Arguments, endOfMonth: boolean): number {
  const { year, month, day } = calendarDay(dayOfSerial(args.number(0)));
  const target = month + Math.trunc(args.number(1));
  const last = dayOf(year, target + 1, 0);
  return excelSerial(endOfMonth ? last : Math.min(last, dayOf(year, target, day)));
}

function weekdayNumber(args: Arguments): number {
  const day = weekday(dayOfSerial(args.number(0)));
  const kind = args.has(1) ? args.number(1) : 1;
  if (kind === 1) return day + 1;
  return kind === 2 ? ((day + 6) % 7) + 1 : (day + 6) % 7;
}

function position(args: Arguments): number {
  const wanted = args.value(0);
  const at = args.range(1).findIndex((value) => value !== null && compare(value, wanted) === 0);
  if (at < 0) throw new FormulaError('#N/A');
  return at + 1;
}

function withFallback(args: Arguments): Value {
  try {
    return args.value(0);
  } catch (error) {
    if (error instanceof FormulaError) return args.value(1);
    throw error;
  }
}

function average(values: readonly number[]): number {
  if (values.length === 0) throw new FormulaError('#DIV/0!');
  return sum(values) / values.length;
}

const part =
  (name: 'year' | 'month' | 'day'): FormulaFunction =>
  (args) =>
    calendarDay(dayOfSerial(args.number(0)))[name];

/**
 * The functions that a worksheet may use. Each is worked out here as Excel does it, so that the file holds its results;
 * nothing reaches outside the workbook.
 */
export const formulaFunctions: Readonly<Record<string, FormulaFunction>> = {
  ABS: (args) => Math.abs(args.number(0)),
  AND: (args) => args.nodes.every((_node, index) => toBoolean(args.value(index))),
  AVERAGE: (args) => average(numbers(all(args))),
  COUNT: (args) => numbers(all(args)).length,
  COUNTA: (args) => all(args).filter((value) => value !== null).length,
  COUNTIF: (args) => matches(args, 0).filter(Boolean).length,
  COUNTIFS: (args) => matches(args, 0).filter(Boolean).length,
  DATE: (args) => excelSerial(dayOf(args.number(0), args.number(1), args.number(2))),
  DAY: part('day'),
  EDATE: (args) => monthsLater(args, false),
  EOMONTH: (args) => monthsLater(args, true),
  IF: (args) => (toBoolean(args.value(0)) ? args.value(1) : args.has(2) ? args.value(2) : false),
  IFERROR: withFallback,
  INDEX: (args) => args.range(0)[args.number(1) - 1] ?? null,
  INT: (args) => Math.floor(args.number(0)),
  MATCH: position,
  MAX: (args) => largest(numbers(all(args))),
  MAXIFS: (args) => largest(matching(args)),
  MIN: (args) => smallest(numbers(all(args))),
  MINIFS: (args) => smallest(matching(args)),
  MOD: (args) => args.number(0) - args.number(1) * Math.floor(args.number(0) / args.number(1)),
  MONTH: part('month'),
  NETWORKDAYS: networkDays,
  NOT: (args) => !toBoolean(args.value(0)),
  OR: (args) => args.nodes.some((_node, index) => toBoolean(args.value(index))),
  ROUND: (args) => rounded(args.number(0), args.number(1), Math.round),
  ROUNDDOWN: (args) => rounded(args.number(0), args.number(1), Math.floor),
  ROUNDUP: (args) => rounded(args.number(0), args.number(1), Math.ceil),
  SUM: (args) => sum(numbers(all(args))),
  SUMIFS: (args) => sum(matching(args)),
  TEXT: (args) => formatText(args.number(0), dayOfSerial(args.number(0)), toText(args.value(1))),
  TODAY: ({ today }) => today,
  WEEKDAY: weekdayNumber,
  WORKDAY: workday,
  YEAR: part('year'),
};
