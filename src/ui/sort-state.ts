export interface SortState {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** A press on a column's header: first ascending, then the other way round, and so on. */
export function nextSort(current: SortState | undefined, key: string): SortState {
  const isTurned = current?.key === key && current.direction === 'ascending';
  return { key, direction: isTurned ? 'descending' : 'ascending' };
}
