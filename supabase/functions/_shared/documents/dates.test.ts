import { describe, expect, it } from 'vitest';
import { dayOf } from '../law/day-numbers.ts';
import { dateInWords, dayNumber, excelSerial, isIsoDate, isoDate, weekdayName } from './dates.ts';

describe('dates', () => {
  it('know real days from others', () => {
    expect(['2028-02-29', '2026-12-31'].every(isIsoDate)).toBe(true);
    expect(['2027-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00', ''].some(isIsoDate)).toBe(
      false,
    );
  });

  it('go to words and back', () => {
    expect(dateInWords('2027-01-04')).toBe('January 4, 2027');
    expect(dateInWords('next week')).toBe('next week');
    expect(isoDate(dayNumber('2026-11-21') ?? 0)).toBe('2026-11-21');
    expect(weekdayName(dayOf(2026, 11, 21))).toBe('Saturday');
    expect(isoDate(dayOf(2027, 3, 0))).toBe('2027-02-28');
  });

  it('have the numbers that Excel gives them', () => {
    expect(excelSerial(dayOf(2026, 1, 1))).toBe(46_023);
    expect(excelSerial(dayOf(1970, 1, 1))).toBe(25_569);
  });
});
