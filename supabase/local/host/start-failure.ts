import { EarlierVersionError } from '../database/take-over.ts';
import { BuildError } from '../site/build-site.ts';
import { ConfigError } from '../common/config.ts';
import { LockedError } from '../journal/lock.ts';

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(port: number, variable: string) {
    super(
      `Port ${port} is taken by another program. Choose a free one: ${variable}=${port + 1000} npm start`,
    );
  }
}

/** One clear line for what the person at the keyboard can fix; the whole error for anything else. */
export function explainStartFailure(error: unknown): string {
  const isExpected = [ConfigError, LockedError, PortTakenError, BuildError, EarlierVersionError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) {
    return (error as Error).message;
  }
  return error instanceof Error ? `The shop could not start: ${error.stack ?? error.message}` : String(error);
}
