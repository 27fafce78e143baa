import { dayMs, dayOf, weekday } from './day-numbers.ts';

export interface BankHoliday {
  /** Day number (day-numbers.ts) on which the banks are closed. */
  readonly day: number;
  readonly name: string;
}

const sunday = 0;
const monday = 1;
const thursday = 4;
const saturday = 6;

/**
 * The days of a year on which the Federal Reserve Banks are closed, in order. Rules of the Federal Reserve's list
 * (https://www.federalreserve.gov/aboutthefed/k8.htm): a holiday on a Sunday is kept on the Monday after, one on a
 * Saturday is not kept on another day.
 */
export function bankHolidays(year: number): BankHoliday[] {
  const fixed = [
    { month: 1, day: 1, name: "New Year's Day" },
    { month: 6, day: 19, name: 'Juneteenth National Independence Day' },
    { month: 7, day: 4, name: 'Independence Day' },
    { month: 11, day: 11, name: 'Veterans Day' },
    { month: 12, day: 25, name: 'Christmas Day' },
  ].flatMap(({ month, day, name }) => keptOn(dayOf(year, month, day), name));
  const moving: BankHoliday[] = [
    { day: nth(year, 1, monday, 3), name: 'Birthday of Martin Luther King, Jr.' },
    { day: nth(year, 2, monday, 3), name: "Washington's Birthday" },
    { day: last(year, 5, monday), name: 'Memorial Day' },
    { day: nth(year, 9, monday, 1), name: 'Labor Day' },
    { day: nth(year, 10, monday, 2), name: 'Columbus Day' },
    { day: nth(year, 11, thursday, 4), name: 'Thanksgiving Day' },
  ];
  return [...fixed, ...moving].sort((a, b) => a.day - b.day);
}

function keptOn(day: number, name: string): BankHoliday[] {
  if (weekday(day) === saturday) return [];
  return [weekday(day) === sunday ? { day: day + 1, name: `${name} (observed)` } : { day, name }];
}

/** The nth weekday of a month. */
function nth(year: number, month: number, wanted: number, count: number): number {
  const first = dayOf(year, month, 1);
  return first + ((wanted - weekday(first) + 7) % 7) + (count - 1) * 7;
}

function last(year: number, month: number, wanted: number): number {
  const end = dayOf(year, month + 1, 0);
  return end - ((weekday(end) - wanted + 7) % 7);
}

/** Answers whether and why banks are closed on a day, for any year it is asked about. */
export class BankCalendar {
  private readonly years = new Map<number, Map<number, string>>();

  /** Saturday, Sunday or the holiday's name; empty on a business day. */
  closedBecause(day: number): string {
    const at = weekday(day);
    if (at === saturday) return 'Saturday';
    if (at === sunday) return 'Sunday';
    return this.holidays(new Date(day * dayMs).getUTCFullYear()).get(day) ?? '';
  }

  /** The day itself, or the last business day before it. */
  businessDayUpTo(day: number): number {
    let at = day;
    while (this.closedBecause(at) !== '') at -= 1;
    return at;
  }

  /** The business day that lies `count` business days before a day. */
  businessDaysBefore(day: number, count: number): number {
    let at = day;
    for (let step = 0; step < count; step += 1) at = this.businessDayUpTo(at - 1);
    return at;
  }

  private holidays(year: number): Map<number, string> {
    let known = this.years.get(year);
    if (!known) {
      known = new Map(bankHolidays(year).map((holiday) => [holiday.day, holiday.name]));
      this.years.set(year, known);
    }
    return known;
  }
}
