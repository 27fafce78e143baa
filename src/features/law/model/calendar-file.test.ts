import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';
import { readDay } from './rollout-days';

const now = new Date('2026-11-21T10:00:00.000Z');

describe('calendarFile', () => {
  const file = calendarFile(
    [
      {
        daysBefore: 45,
        title: 'Name it; decide, sign',
        text: `${'A long line — '.repeat(20)}\nand a second`,
      },
    ],
    Date.UTC(2027, 3, 1),
    now,
  );

  it('puts a whole-day entry on the counted day', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20270215\r\nDTEND;VALUE=DATE:20270216');
  });

  it('escapes and folds as RFC 5545 asks', () => {
    expect(file).toContain('SUMMARY:Name it\\; decide\\, sign');
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('A long line — \\nand a second');
  });
});

describe('readDay', () => {
  it.each(['', '2027-02-30', '1899-01-01', '27-01-01', '2027-1-1'])('takes no %j for a day', (value) => {
    expect(readDay(value)).toBeNull();
  });
});
