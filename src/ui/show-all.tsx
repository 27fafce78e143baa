import { ChevronDown } from 'lucide-react';
import { cn } from './cn';

interface ShowAllProps {
  /** What all of them are: `22 documents`. */
  readonly of: string;
  readonly className?: string;
}

/** Opens the rest of the list before it by CSS, which asks whether it is checked: it works in static HTML without scripts. */
export function ShowAll({ of, className }: ShowAllProps) {
  return (
    <label
      className={cn(
        'link no-print relative inline-flex items-center gap-1 rounded py-3 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input type="checkbox" className="absolute inset-0 size-full cursor-pointer opacity-0" />
      <span>{`Show all ${of}`}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </label>
  );
}
