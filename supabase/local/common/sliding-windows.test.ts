import { describe, expect, it } from 'vitest';
import { SlidingWindows } from './sliding-windows';

const second = 1000;

describe('a sliding window', () => {
  it('lets no stretch of its length have more hits, wherever it begins', () => {
    const tries = new SlidingWindows(3, 60);
    // At the end of one minute and the beginning of the next: a fixed window would let all six through.
    expect([58, 59, 59].map((at) => tries.take('a', at * second))).toEqual([0, 0, 0]);
    expect([60, 61, 62].map((at) => tries.take('a', at * second))).toEqual([58, 57, 56]);
    expect(tries.take('a', 118 * second)).toBe(0);
    expect(tries.take('a', 118.5 * second)).toBe(1);
    expect(tries.take('a', 119 * second)).toBe(0);
  });

  it('does not count what it refused', () => {
    const tries = new SlidingWindows(1, 60);
    tries.take('a', 0);
    for (let at = 1; at < 60; at++) {
      expect(tries.take('a', at * second)).toBe(60 - at);
    }
    expect(tries.take('a', 60 * second)).toBe(0);
  });

  it('counts each subject alone, and takes the last hit back', () => {
    const tries = new SlidingWindows(1, 60);
    expect([tries.take('a', 0), tries.take('b', 0), tries.take('a', 0)]).toEqual([0, 0, 60]);
    tries.giveBack('a');
    tries.giveBack('nobody');
    expect([tries.take('a', 0), tries.take('a', 0)]).toEqual([0, 60]);
  });

  it('forgets who was heard of longest ago instead of growing without end', () => {
    const tries = new SlidingWindows(1, 60);
    tries.take('first', 0);
    tries.take('busy', 0);
    for (let caller = 0; caller < 9_998; caller++) {
      tries.take(`caller ${caller}`, 0);
    }
    tries.take('busy', 0);
    tries.take('one more', 0);
    expect(tries.take('busy', 0)).toBe(60);
    expect(tries.take('first', 0)).toBe(0);
  });
});
