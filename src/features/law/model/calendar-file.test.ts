import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';
import { dayBefore, dayNotice, formatDay, readDay } from './rollout-days';

const now = new Date('2026-11-21T10:00:00.000Z');
const text = `${'A long line — '.repeat(20)}\nand a second`;

describe('calendarFile', () => {
  const file = calendarFile(
    [
      { daysBefore: 45, title: 'Name it; decide, sign', text },
      { daysBefore: 0, title: 'In force', text: 'C:\\new' },
    ],
    Date.UTC(2027, 3, 1),
    now,
  );

  it('puts whole-day entries on the counted days, in words that a calendar reads as they were written', () => {
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(
      events.map(({ startDate, endDate, summary, description }) => [
        startDate.isDate,
        startDate.toString(),
        endDate.toString(),
        summary,
        description,
      ]),
    ).toEqual([
      [true, '2027-02-15', '2027-02-16', 'Name it; decide, sign', text],
      [true, '2027-04-01', '2027-04-02', 'In force', 'C:\\new'],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  });

  it('ends and folds its lines as RFC 5545 asks', () => {
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.join('')).not.toContain('\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  });
});

describe('readDay', () => {
  it.each(['', '2027-02-30', '1899-01-01', '27-01-01', '2027-1-1'])('takes no %j for a day', (value) => {
    expect(readDay(value)).toBeNull();
  });
});

describe('the days of a plan', () => {
  it('are counted over leap days, ends of years and changes of the clock', () => {
    const counted = (date: string, days: number) => formatDay(dayBefore(readDay(date) ?? Number.NaN, days));
    expect(counted('2028-03-01', 1)).toBe('Tuesday, February 29, 2028');
    expect(counted('2027-03-01', 1)).toBe('Sunday, February 28, 2027');
    expect(counted('2027-01-01', 45)).toBe('Tuesday, November 17, 2026');
    expect(counted('2027-03-15', 1)).toBe('Sunday, March 14, 2027');
    expect(counted('2026-11-02', 1)).toBe('Sunday, November 1, 2026');
  });

  it.each([
    [['2027-01-04', '2027-02-01'], ''],
    [['2026-11-20', '2027-02-01'], '1 day of this plan has passed: do those steps first.'],
    [['2026-11-21', '2027-02-01'], '1 day falls on a weekend: use the working day before.'],
    [
      ['2020-02-28', '2020-02-29', '2020-03-01'],
      '3 days of this plan have passed: do those steps first. 2 days fall on a weekend: use the working day before.',
    ],
    [[], ''],
  ])('%j: “%s”', (dates, expected) => {
    expect(
      dayNotice(
        dates.map((date) => readDay(date) ?? Number.NaN),
        new Date(2026, 10, 21, 23, 30),
      ),
    ).toBe(expected);
  });
});
