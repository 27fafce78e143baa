import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError, errorFromStatus } from '../errors/app-error';
import { createQueryClient, unusedCacheMs } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});

/** The time of each attempt until the query gives up, in ms after the first. */
async function attemptsOf(failure: Error): Promise<number[]> {
  const start = Date.now();
  const attempts: number[] = [];
  // The same request that a component makes.
  const observer = new QueryObserver(createQueryClient(), {
    queryKey: ['anything', start, failure],
    queryFn: () => {
      attempts.push(Date.now() - start);
      return Promise.reject(failure);
    },
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(observer.getCurrentResult().error).toBe(failure);
  stop();
  return attempts;
}

it('retries three times, after 1 s, 2 s and 4 s', async () => {
  expect(await attemptsOf(errorFromStatus(503, 'Busy'))).toEqual([0, 1000, 3000, 7000]);
  expect(await attemptsOf(new AppError('offline', 'Gone'))).toEqual([0, 1000, 3000, 7000]);
});

it('does not retry a 4xx', async () => {
  for (const status of [400, 401, 403, 404, 422]) {
    expect(await attemptsOf(errorFromStatus(status, 'No'))).toEqual([0]);
  }
});

it('waits no longer than 30 s', () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
  const waits = [0, 1, 4, 5, 20].map((attempt) =>
    typeof delay === 'function' ? delay(attempt, new Error('x')) : delay,
  );
  expect(waits).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
});

it('keeps unused data for five minutes', async () => {
  expect(unusedCacheMs).toBe(300_000);
  const client = createQueryClient();
  await client.query({ queryKey: ['kept'], queryFn: () => Promise.resolve('it') });
  await vi.advanceTimersByTimeAsync(299_999);
  expect(client.getQueryData(['kept'])).toBe('it');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['kept'])).toBeUndefined();
});
