export interface SortState {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The state after a press on a column's header: first ascending, then descending, and so on. */
export function nextSort(current: SortState | undefined, key: string): SortState {
  const isTurned = current?.key === key && current.direction === 'ascending';
  return { key, direction: isTurned ? 'descending' : 'ascending' };
}
