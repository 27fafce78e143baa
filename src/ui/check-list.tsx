import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { unbroken } from './unbroken';

interface CheckListProps {
  readonly items: readonly ReactNode[];
  /** Included or excluded items. */
  readonly sign?: 'check' | 'cross' | undefined;
  readonly columns?: 1 | 2 | undefined;
  readonly className?: string | undefined;
}

export function CheckList({ items, sign = 'check', columns = 1, className }: CheckListProps) {
  return (
    <ul className={cn('grid gap-x-10 gap-y-2.5', columns === 2 && 'md:grid-cols-2', className)}>
      {items.map((item, index) => (
        // The list is fixed text; its order is its identity.
        <li key={index} className="grid grid-cols-[auto_1fr] gap-3">
          {sign === 'check' ? (
            <Check className="mt-[0.3em] size-[1.1em] text-primary" strokeWidth={2.5} />
          ) : (
            <X className="mt-[0.3em] size-[1.1em] text-muted" strokeWidth={2.5} />
          )}
          <span className="min-w-0">{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  );
}
