import { describe, expect, it } from 'vitest';
import { presetRange, readRange } from './date-range';

const now = new Date('2026-11-23T12:00:00Z');
const read = (address: string) => readRange(new URLSearchParams(address), now);
const lastYear = presetRange('365', now);

describe('the range in the URL', () => {
  it('is used as given, even for a single day', () => {
    expect(read('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(read('from=2026-01-01&to=2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  });

  it.each([
    ['nothing', ''],
    ['one day alone', 'from=2026-01-01'],
    ['days in the wrong order', 'from=2026-02-01&to=2026-01-01'],
    ['a day that is not in the calendar', 'from=2026-13-01&to=2026-12-31'],
    ['a year that is not typed to its end', 'from=0202-01-01&to=2026-01-01'],
    ['a year after the last', 'from=2026-01-01&to=9999-12-31'],
  ])('is the last twelve months for %s', (_what, address) => {
    expect(read(address)).toEqual(lastYear);
  });

  it.each([
    ['the last evening of a month', '2026-11-01T02:30:00Z', '2026-10-31', '2026-10-01'],
    ['the first minute of a month', '2026-11-01T05:00:00Z', '2026-11-01', '2026-11-01'],
    ['the day of 25 hours', '2026-11-02T05:59:00Z', '2026-11-01', '2026-11-01'],
    ['the day of 23 hours', '2026-03-09T04:59:00Z', '2026-03-08', '2026-03-01'],
    ['the last evening of a year', '2027-01-01T05:59:00Z', '2026-12-31', '2026-12-01'],
  ])('is by the shop’s days on %s', (_what, at, today, month) => {
    expect(presetRange('today', new Date(at))).toEqual({ from: today, to: today });
    expect(presetRange('month', new Date(at))).toEqual({ from: month, to: today });
    expect(presetRange('30', new Date(at)).to).toBe(today);
  });

  it('includes today in the last days', () => {
    expect(presetRange('30', now)).toEqual({ from: '2026-10-25', to: '2026-11-23' });
  });
});
