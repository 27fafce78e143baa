import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after';

const now = new Date('2026-11-24T12:00:00Z');

it.each([
  ['7', 7],
  ['0', 1],
  ['86400', 3600],
  ['Tue, 24 Nov 2026 12:00:30 GMT', 30],
  ['Tue, 24 Nov 2026 11:00:00 GMT', 1],
  [null, 60],
  ['soon', 60],
  ['-5', 60],
])('Retry-After: %s is %d seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
