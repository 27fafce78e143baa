import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';
import { readDay } from './rollout-days';

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
