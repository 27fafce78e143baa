import { logLine } from '../common/log.ts';
import { Ticker } from './scheduler.ts';

/**
 * The functions that a clock calls, and how long after one run the next begins, in milliseconds. The embedded shop looks
 * at least as often as the hosted one, whose clock (pg_cron) knows whole minutes.
 */
export const workerPauseMs = {
  'deliver-mail': 1000,
  'run-exports': 5000,
  'run-update-notices': 10_000,
  'ai-blog-batch': 30_000,
  'auto-publish-scheduler': 30_000,
  'reconcile-orders': 60 * 60_000,
} as const;

export type WorkerName = keyof typeof workerPauseMs;

/** Calls each worker function again and again, as the scheduler does on hosted, and at once when woken. */
export function createWorkers(
  callFunction: (name: WorkerName) => Promise<Response>,
): Readonly<Record<WorkerName, Ticker>> {
  const names = Object.keys(workerPauseMs) as WorkerName[];
  const ticker = (name: WorkerName) =>
    new Ticker(
      async () => {
        const response = await callFunction(name);
        await response.body?.cancel();
      },
      workerPauseMs[name],
      (error) => logLine({ at: `worker ${name}`, error: String(error) }),
    );
  return Object.fromEntries(names.map((name) => [name, ticker(name)])) as Record<WorkerName, Ticker>;
}
