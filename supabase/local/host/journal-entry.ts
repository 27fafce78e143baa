export interface JournalEntry {
  /** The database knows by it whether it still has what the call did; entries of older versions have none. */
  readonly id?: string;
  readonly rpc: string;
  readonly args: unknown;
}
