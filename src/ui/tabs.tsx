import * as Radix from '@radix-ui/react-tabs';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from './cn';

interface TabItem {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The name of the tab list, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Panels stay mounted, so that typed text survives a change of tabs. */
  readonly keepsPanels?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of several panels. Many tabs scroll sideways in one row, with the current one in view. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  keepsPanels,
  className,
}: TabsProps) {
  const [shown, setShown] = useState<readonly string[]>([]);
  if (value !== undefined && !shown.includes(value)) {
    setShown([...shown, value]);
  }
  const list = useRef<HTMLDivElement>(null);
  // Only the row moves: `scrollIntoView` would move the page as well.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  const choice = value === undefined ? { defaultValue: defaultValue ?? items[0]?.value ?? '' } : { value };
  return (
    <Radix.Root {...choice} {...(onValueChange && { onValueChange })} className={cn('min-w-0', className)}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-2 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 rounded-sm border-b-2 border-transparent px-2 text-[0.9375rem] font-semibold text-muted transition-colors hover:text-heading focus-visible:outline-offset-[-2px] data-[state=active]:border-primary forced-colors:data-[state=inactive]:border-[Canvas] data-[state=active]:text-heading"
          >
            <span>{item.label}</span>{' '}
            {item.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-xs text-muted tabular-nums">
                {item.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          {...(keepsPanels && shown.includes(item.value) && { forceMount: true })}
          className="pt-6 data-[state=inactive]:hidden"
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
