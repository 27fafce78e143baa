import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ticker } from './scheduler.ts';

const everyMs = 60 * 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tick(work: () => Promise<void> = () => Promise.resolve()) {
  const runs = vi.fn(work);
  const errors = vi.fn();
  const ticker = new Ticker(runs, everyMs, errors);
  ticker.start();
  return { ticker, runs, errors };
}

it('runs at the start and then every hour', async () => {
  const { runs } = tick();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(everyMs - 1);
  expect(runs).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(24 * everyMs);
  expect(runs).toHaveBeenCalledTimes(26);
});

it('goes on after a run that failed, and says why it did', async () => {
  const { runs, errors } = tick(() => Promise.reject(new Error('away')));
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(runs).toHaveBeenCalledTimes(2);
  expect(errors).toHaveBeenCalledWith(new Error('away'));
});

it('runs at once when woken, and once more after the run in which it was woken', async () => {
  let finish: () => void = () => undefined;
  const { ticker, runs } = tick(() => new Promise((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  ticker.wake();
  ticker.wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveBeenCalledTimes(2);
  ticker.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toHaveBeenCalledTimes(3);
});

it('lets a run end before it has stopped, and runs no more', async () => {
  let finish: () => void = () => undefined;
  const { ticker, runs } = tick(() => new Promise((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  const stopped = vi.fn();
  void ticker.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toHaveBeenCalled();
  ticker.wake();
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(runs).toHaveBeenCalledTimes(1);
});
