export interface JournalEntry {
  /** The database knows by it whether it still has what the call did; entries of older versions have none. */
  readonly id?: string;
  readonly rpc: string;
  readonly args: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** One line of the journal; throws for a line that is none. */
export function parseEntry(line: string): JournalEntry {
  const value: unknown = JSON.parse(line);
  if (!isRecord(value) || typeof value['rpc'] !== 'string' || !isRecord(value['args'])) {
    throw new Error('The line is no entry of the journal.');
  }
  return {
    ...(typeof value['id'] === 'string' ? { id: value['id'] } : {}),
    rpc: value['rpc'],
    args: value['args'],
  };
}
