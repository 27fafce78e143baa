import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetentionTicker } from './retention-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('deletes what is due at the start and each hour, also after an hour in which the database was away', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const rpc = vi
    .fn()
    .mockResolvedValueOnce({ error: { message: 'away' } })
    .mockResolvedValue({ error: null });
  const dropSetAside = vi.fn(() => Promise.resolve());
  const ticker = createRetentionTicker({ rpc } as never, dropSetAside);
  ticker.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.mock.calls.flat().join()).toContain('away');
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
  expect(rpc.mock.calls).toEqual([
    ['delete_what_is_due', {}],
    ['delete_what_is_due', {}],
    ['delete_what_is_due', {}],
  ]);
  expect(dropSetAside).toHaveBeenCalledTimes(2);
  await ticker.stop();
  lines.mockRestore();
});
