/** What the number of a worksheet's rows is multiplied from: `[employees, pay_runs]`, `[employees, weeks, 5]`. */
export const roomNames = ['employees', 'pay_runs', 'weeks'] as const;
export type RoomFactor = (typeof roomNames)[number] | number;

/** A worksheet of 20,000 rows is made within the time of an edge function, and opens in Excel in seconds. */
export const maxRows = 20_000;

/** The largest company that the shop sells to; a file for nobody in particular has room for it. */
const mostEmployees = 50;
/** People who come during the year. */
const growth = 1.25;
const leastEmployees = 10;

/** Paydays in a year, the longest year of each schedule. */
const payRunsOf: Readonly<Record<string, number>> = {
  'Every week': 53,
  'Every two weeks': 27,
  'Twice a month': 24,
  'Once a month': 12,
};

type Answers = Readonly<Record<string, string>>;
type Room = Readonly<Record<(typeof roomNames)[number], number>>;

/** The room for a company that answered so; without answers for 50 employees with a payday every week. */
export function roomFor(values: Answers): Room {
  const count = Number(ownValue(values, 'employee_count').replaceAll(',', ''));
  const known = Number.isFinite(count) && count > 0;
  return {
    employees: known ? Math.max(leastEmployees, Math.ceil(count * growth)) : mostEmployees,
    pay_runs: ownNumber(payRunsOf, ownValue(values, 'pay_frequency')) ?? payRunsOf['Every week'] ?? 53,
    weeks: 53,
  };
}

/** The rows of a worksheet, never more than a worksheet can have. */
export function rowsIn(factors: readonly RoomFactor[], room: Room): number {
  const rows = factors.reduce<number>(
    (product, factor) => product * (typeof factor === 'number' ? factor : room[factor]),
    1,
  );
  return Math.min(rows, maxRows);
}

function ownValue(values: Answers, key: string): string {
  return Object.hasOwn(values, key) ? (values[key] ?? '').trim() : '';
}

function ownNumber(list: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined;
}
