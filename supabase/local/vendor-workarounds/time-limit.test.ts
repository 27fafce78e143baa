import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnavailable } from '../../functions/_shared/http/unavailable';
import { withTimeLimit } from './time-limit';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('gives up on what never settles, as on an unreachable database', async () => {
  const outcome = withTimeLimit(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  const error = await outcome;
  expect(error).toBeInstanceOf(Error);
  expect(isUnavailable('', (error as Error).message)).toBe(true);
});

it('passes results and failures on and leaves no timer behind', async () => {
  expect(await withTimeLimit(() => Promise.resolve(7))).toBe(7);
  await expect(withTimeLimit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
