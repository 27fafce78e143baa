import { logLine } from './log.ts';
import { Ticker } from './ticker.ts';

/** Calls a worker function again and again, as the scheduler does on hosted, and at once when there is something to do. */
export function createWorker(
  name: string,
  everyMs: number,
  callFunction: (name: string) => Promise<Response>,
): Ticker {
  return new Ticker(
    async () => {
      const response = await callFunction(name);
      await response.body?.cancel();
    },
    everyMs,
    (error) => logLine({ at: `worker ${name}`, error: String(error) }),
  );
}
