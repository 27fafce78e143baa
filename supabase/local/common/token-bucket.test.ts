import { describe, expect, it } from 'vitest';
import { TokenBuckets } from './token-bucket';

const second = 1000;

describe('a bucket of tokens', () => {
  it('gives what it holds, then says how long to wait, and refills evenly', () => {
    const tries = new TokenBuckets(3, 30);
    expect([1, 2, 3].map(() => tries.take('a', 0))).toEqual([0, 0, 0]);
    expect(tries.take('a', 0)).toBe(10);
    expect(tries.take('a', 4 * second)).toBe(6);
    expect(tries.take('a', 10 * second)).toBe(0);
    expect(tries.take('a', 10 * second)).toBe(10);
  });

  it('counts each caller alone', () => {
    const tries = new TokenBuckets(1, 60);
    expect(tries.take('a', 0)).toBe(0);
    expect(tries.take('b', 0)).toBe(0);
    expect(tries.take('a', 0)).toBe(60);
  });

  it('takes a token back, but never holds more than it can', () => {
    const tries = new TokenBuckets(2, 60);
    tries.take('a', 0);
    tries.giveBack('a', 0);
    tries.giveBack('a', 0);
    expect([1, 2, 3].map(() => tries.take('a', 0) > 0)).toEqual([false, false, true]);
  });

  it('forgets the oldest callers instead of growing without end', () => {
    const tries = new TokenBuckets(1, 60);
    tries.take('first', 0);
    for (let caller = 0; caller < 10_001; caller++) {
      tries.take(`caller ${caller}`, 0);
    }
    expect(tries.take('first', 0)).toBe(0);
    expect(tries.take('caller 10000', 0)).toBe(60);
  });
});
