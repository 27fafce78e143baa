import { describe, expect, it } from 'vitest';
import { isoDate } from '../dates.ts';
import type { PayCalendarSpec } from '../workbook.ts';
import { bankHolidays } from '../../law/bank-holidays.ts';
import { payRuns } from './pay-calendar.ts';

// The lists of facts 253 to 262 (Federal Reserve pattern); * marks a payday that moved.
const holidays2026 = '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25';
const holidays2027 = '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25';
const semimonthly2026 =
  '01-15 01-30* 02-13* 02-27* 03-13* 03-31 04-15 04-30 05-15 05-29* 06-15 06-30 07-15 07-31 08-14* 08-31 09-15 09-30 10-15 10-30* 11-13* 11-30 12-15 12-31';
const semimonthly2027 =
  '01-15 01-29* 02-12* 02-26* 03-15 03-31 04-15 04-30 05-14* 05-28* 06-15 06-30 07-15 07-30* 08-13* 08-31 09-15 09-30 10-15 10-29* 11-15 11-30 12-15 12-31';
const biweeklyA2026 =
  '01-02 01-16 01-30 02-13 02-27 03-13 03-27 04-10 04-24 05-08 05-22 06-05 06-18* 07-03 07-17 07-31 08-14 08-28 09-11 09-25 10-09 10-23 11-06 11-20 12-04 12-18 12-31*';
const biweeklyB2026 =
  '01-09 01-23 02-06 02-20 03-06 03-20 04-03 04-17 05-01 05-15 05-29 06-12 06-26 07-10 07-24 08-07 08-21 09-04 09-18 10-02 10-16 10-30 11-13 11-27 12-11 12-24*';
const monthly2026 = '01-30* 02-27* 03-31 04-30 05-29* 06-30 07-31 08-31 09-30 10-30* 11-30 12-31';

function spec(
  year: number,
  schedule: PayCalendarSpec['schedule'],
  firstPayday = `${String(year)}-01-01`,
): PayCalendarSpec {
  return { year, schedule, firstPayday, periodEndOffsetDays: 6, submitDaysBefore: 3 };
}

function paydays(calendar: PayCalendarSpec): string {
  return payRuns(calendar)
    .map((run) => {
      const iso = isoDate(run.payday);
      expect(iso.slice(0, 4)).toBe(String(calendar.year));
      return iso.slice(5) + (run.payday === run.scheduled ? '' : '*');
    })
    .join(' ');
}

describe('bank holidays', () => {
  it.each([
    [2026, holidays2026],
    [2027, holidays2027],
  ])('of %i are those of the Federal Reserve', (year, list) => {
    expect(
      bankHolidays(year)
        .map((holiday) => isoDate(holiday.day).slice(5))
        .join(' '),
    ).toBe(list);
  });

  it('keep a Sunday on Monday and say so, and drop a Saturday', () => {
    expect(bankHolidays(2027).find((holiday) => isoDate(holiday.day) === '2027-07-05')?.name).toBe(
      'Independence Day (observed)',
    );
    expect(bankHolidays(2027).some((holiday) => holiday.name.startsWith('Christmas'))).toBe(false);
    expect(bankHolidays(2028).map((holiday) => holiday.name)).not.toContain("New Year's Day");
  });
});

describe('pay calendars', () => {
  it.each([
    ['semimonthly 2026', spec(2026, 'semimonthly'), semimonthly2026],
    ['semimonthly 2027', spec(2027, 'semimonthly'), semimonthly2027],
    ['biweekly A 2026', spec(2026, 'biweekly', '2026-01-02'), biweeklyA2026],
    ['biweekly B 2026', spec(2026, 'biweekly', '2026-01-09'), biweeklyB2026],
    ['monthly 2026', spec(2026, 'monthly'), monthly2026],
  ])('%s', (_name, calendar, list) => {
    expect(paydays(calendar)).toBe(list);
  });

  it('biweekly 2027 has 26 paydays on either schedule', () => {
    const a = paydays(spec(2027, 'biweekly', '2027-01-15')).split(' ');
    const b = paydays(spec(2027, 'biweekly', '2027-01-08')).split(' ');
    expect([a.length, a[0], a.at(-1)]).toEqual([26, '01-15', '12-31']);
    expect([b.length, b[0], b.at(-1)]).toEqual([26, '01-08', '12-24']);
  });

  it('gives a payday that moved into the year before to that year only', () => {
    expect(paydays(spec(2027, 'biweekly', '2027-01-01')).split(' ')[0]).toBe('01-15');
    expect(paydays(spec(2026, 'biweekly', '2027-01-01'))).toBe(biweeklyA2026);
  });

  it('weekly 2027 has a payday in each of its 53 Fridays but the first, which is paid in 2026', () => {
    expect(payRuns(spec(2027, 'weekly', '2027-01-01'))).toHaveLength(52);
  });

  it('puts periods end to end and counts business days back to the deadline', () => {
    const runs = payRuns(spec(2026, 'biweekly', '2026-01-02'));
    runs.slice(1).forEach((run, index) => expect(run.periodStart).toBe((runs[index]?.periodEnd ?? 0) + 1));
    const juneteenth = runs.find((run) => run.note !== '');
    expect(juneteenth && isoDate(juneteenth.payday)).toBe('2026-06-18');
    expect(juneteenth?.note).toBe('Moved from Friday, June 19, 2026 (Juneteenth National Independence Day)');
    const labor = runs.find((run) => isoDate(run.payday) === '2026-09-11');
    // Monday is Labor Day: three business days before Friday is Tuesday, September 8.
    expect(labor && isoDate(labor.submitBy)).toBe('2026-09-08');
    const newYear = runs[0];
    expect(newYear && isoDate(newYear.submitBy)).toBe('2025-12-29');
  });
});
