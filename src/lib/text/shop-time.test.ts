import { afterEach, describe, expect, it } from 'vitest';
import { formatDateTime, formatRowTime, readShopTime } from './shop-time';
import { setShopTimeZone } from './shop-zone';

afterEach(() => setShopTimeZone('America/Chicago'));

describe('a time of the shop', () => {
  it('is in its zone and names it, wherever the reader is', () => {
    expect(formatDateTime('2026-11-25T02:30:00Z')).toBe('Nov 24, 2026, 8:30 PM CST');
    expect(formatDateTime('2026-07-01T02:30:00Z')).toBe('Jun 30, 2026, 9:30 PM CDT');
    setShopTimeZone('Asia/Tokyo');
    expect(formatDateTime('2026-11-25T02:30:00Z')).toBe('Nov 25, 2026, 11:30 AM GMT+9');
  });

  it('in a row has the time of day within the shop’s year, else the year', () => {
    const newYear = new Date('2027-01-01T03:00:00Z');
    expect(formatRowTime('2026-11-25T02:30:00Z', newYear)).toBe('Nov 24, 8:30 PM CST');
    expect(formatRowTime('2025-11-25T02:30:00Z', newYear)).toBe('Nov 24, 2025');
  });

  it.each([
    ['2026-11-24T20:30', '2026-11-25T02:30:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T14:00:00.000Z'],
    // Clocks are set forward over this hour, and back over the next one.
    ['2027-03-14T02:30', '2027-03-14T08:30:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
  ])('is what was typed as %s', (typed, time) => {
    expect(readShopTime(typed)?.toISOString()).toBe(time);
  });

  it('is none while the field is empty', () => {
    expect(readShopTime('')).toBeNull();
    expect(readShopTime('tomorrow')).toBeNull();
  });
});
