import type { ReactNode } from 'react';
import { cn } from './cn';
import { unbroken } from './unbroken';

interface KeyValue {
  readonly label: string;
  readonly value: ReactNode;
  /** A price, a code or a number: the browser's translation leaves it as it is. */
  readonly isVerbatim?: boolean | undefined;
}

interface KeyValueListProps {
  readonly items: readonly KeyValue[];
  /** `rows` for an order or a record, `columns` for a line of facts. */
  readonly layout?: 'rows' | 'columns' | undefined;
  readonly className?: string | undefined;
}

export function KeyValueList({ items, layout = 'rows', className }: KeyValueListProps) {
  const isRows = layout === 'rows';
  return (
    <dl
      className={cn(
        isRows
          ? 'divide-y divide-hairline border-y border-hairline'
          : 'grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-8 gap-y-4',
        className,
      )}
    >
      {items.map(({ label, value, isVerbatim = false }) => (
        <div key={label} className={isRows ? 'grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]' : 'min-w-0'}>
          <dt className="text-sm leading-6 text-muted">{unbroken(label)}</dt>
          <dd
            translate={isVerbatim ? 'no' : undefined}
            className="min-w-0 font-medium wrap-anywhere text-heading"
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
