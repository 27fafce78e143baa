import { HttpError } from './http-error.ts';

/** Nobody reads this answer; it is what the log says instead of a fault. */
export const clientGone = (): HttpError => new HttpError(499, 'client_gone', 'The caller did not wait.');

/** Between two pieces of long work: lets what has come in meanwhile be heard, and stops if the caller has gone. */
export async function pauseUnlessGone(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (signal.aborted) throw clientGone();
}
