import { logLine } from './log.ts';
import { Ticker } from './ticker.ts';

const everyMs = 1000;

/** Calls the mail worker's function once a second, and at once when somebody queued a mail. */
export function createMailWorker(callFunction: (name: string) => Promise<Response>): Ticker {
  return new Ticker(
    async () => {
      const response = await callFunction('deliver-mail');
      await response.body?.cancel();
    },
    everyMs,
    (error) => logLine({ at: 'mail worker', error: String(error) }),
  );
}
