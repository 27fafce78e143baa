import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { SortState } from './sort-state';

interface SortHeaderProps {
  readonly columnKey: string;
  readonly sort: SortState | undefined;
  readonly onSort: (key: string) => void;
  readonly children: string;
}

/** The button in a sortable column's header. The direction is in the cell's `aria-sort`. */
export function SortHeader({ columnKey, sort, onSort, children }: SortHeaderProps) {
  const direction = sort?.key === columnKey ? sort.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className="-mx-2 -my-1.5 inline-flex min-h-9 items-center gap-1.5 rounded px-2 font-semibold transition-colors hover:bg-primary-soft hover:text-heading pointer-coarse:min-h-11"
      onClick={() => onSort(columnKey)}
    >
      <span>{children}</span>
      <Icon className="size-4 shrink-0" />
    </button>
  );
}
