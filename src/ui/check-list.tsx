import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { PinNumber } from './pin-list';
import { unbroken } from './unbroken';

interface CheckListProps {
  readonly items: readonly ReactNode[];
  /** Included or excluded items. */
  readonly icon?: 'check' | 'cross' | undefined;
  readonly columns?: 1 | 2 | undefined;
  /** For each item the number on the page beside the list that it explains, or 0. A phone shows no page. */
  readonly pins?: readonly number[] | undefined;
  readonly className?: string | undefined;
}

export function CheckList({ items, icon = 'check', columns = 1, pins = [], className }: CheckListProps) {
  return (
    <ul className={cn('grid gap-x-10 gap-y-2.5', columns === 2 && 'md:grid-cols-2', className)}>
      {items.map((item, index) => (
        // The list is fixed text; its order is its identity.
        <li key={index} className="grid grid-cols-[auto_1fr] gap-3">
          <Icon icon={icon} pin={pins[index] ?? 0} />
          <span className="min-w-0">{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  );
}

function Icon({ icon, pin }: { readonly icon: 'check' | 'cross'; readonly pin: number }) {
  if (icon === 'cross') return <X className="mt-[0.3em] size-[1.1em] text-muted" strokeWidth={2.5} />;
  return (
    <>
      <Check
        className={cn('mt-[0.3em] size-[1.1em] text-primary', pin > 0 && 'sm:hidden')}
        strokeWidth={2.5}
      />
      {pin > 0 && <PinNumber number={pin} className="mt-0.5 max-sm:hidden" />}
    </>
  );
}
