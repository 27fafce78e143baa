import type { RenderedFile } from '../documents/mod.ts';
import { HttpError } from '../http/http-error.ts';

/** A file that somebody waits for. */
export interface FileWork {
  /** All that its bytes depend on, as JSON can write it (maps too): the same means the same bytes. */
  readonly from: unknown;
  /** Archives fill the memory: one of buyers and one of the owner's exports are made at a time. */
  readonly line: 'file' | 'archive' | 'export';
  /** Aborted when the one who waits has gone. */
  readonly signal: AbortSignal;
}

export interface MakeFile {
  /** `make` gets a signal of its own: several may wait for one file, and it is given up when the last of them has gone. */
  (work: FileWork, make: (signal: AbortSignal) => Promise<RenderedFile>): Promise<RenderedFile>;
  /** Refuses with `busy` while a line is full, before anything is loaded for a file that would find no place. */
  requireRoom(line: FileWork['line']): void;
}

/** Makes it within the call. Hosted Supabase gives each call its own processor time and bounds how many run. */
export const makeNow: MakeFile = Object.assign(
  ({ signal }: FileWork, make: Parameters<MakeFile>[1]) => make(signal),
  { requireRoom: () => undefined },
);

const busySeconds = 15;

export const busy = (): HttpError =>
  new HttpError(
    503,
    'busy',
    `Many files are being made right now. Please try again in ${busySeconds} seconds.`,
    { retryAfterSeconds: busySeconds },
  );
