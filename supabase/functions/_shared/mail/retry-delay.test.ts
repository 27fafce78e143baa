import { describe, expect, it } from 'vitest';
import { maxMailAttempts, retryDelaySeconds } from './retry-delay.ts';

describe('retryDelaySeconds', () => {
  it('waits 1, 5, 25, 125 minutes and then no longer', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7].map((attempts) => (retryDelaySeconds(attempts, 0.5) ?? 0) / 60);
    expect(minutes).toEqual([1, 5, 25, 125, 125, 125, 125]);
  });

  it('gives up after the eighth try', () => {
    expect(maxMailAttempts).toBe(8);
    expect(retryDelaySeconds(8, 0.5)).toBeNull();
    expect(retryDelaySeconds(9, 0.5)).toBeNull();
  });

  it.each([
    [0, 30],
    [0.5, 60],
    [0.999, 89.94],
  ])('jitters by half around the delay: %d gives %d seconds', (random, seconds) => {
    expect(retryDelaySeconds(1, random)).toBe(seconds);
  });

  it('takes another base', () => {
    expect(retryDelaySeconds(2, 0.5, 0.1)).toBe(0.5);
  });

  it('ends within the 24 hours for which a provider remembers the key', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7].reduce(
      (sum, attempts) => sum + (retryDelaySeconds(attempts, 1) ?? 0),
      0,
    );
    expect(longest).toBeLessThan(14 * 3600);
  });
});
