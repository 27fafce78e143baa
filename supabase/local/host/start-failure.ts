import { EarlierVersionError } from '../database/take-over.ts';
import { BuildError } from '../site/build-site.ts';
import { ConfigError } from '../common/config.ts';
import { tryDisk } from '../common/disk.ts';
import { LockedError } from '../journal/lock.ts';

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number, variable: string) {
    const command = variable === 'DEV_PORT' ? 'npm run dev' : 'npm start';
    super(
      `Port ${port} is taken by another program. Choose a free one: ${variable}=${port + 1000} ${command}`,
    );
  }
}

/** One clear line for what the person at the keyboard can fix; the whole error for anything else. */
export async function explainStartFailure(error: unknown, dataFolder: string): Promise<string> {
  const isExpected = [ConfigError, LockedError, PortTakenError, BuildError, EarlierVersionError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) {
    return (error as Error).message;
  }
  // The embedded database ends with an error that does not say so.
  if ((await tryDisk(dataFolder)) === 'the disk is full') {
    return `The disk is full, so the shop cannot start: free some space on the disk of ${dataFolder} and start it again. What it has acknowledged is kept.`;
  }
  return error instanceof Error ? `The shop could not start: ${error.stack ?? error.message}` : String(error);
}
