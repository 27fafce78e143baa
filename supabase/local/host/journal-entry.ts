export interface JournalEntry {
  readonly rpc: string;
  readonly args: unknown;
}
