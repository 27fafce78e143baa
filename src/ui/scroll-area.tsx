import * as Radix from '@radix-ui/react-scroll-area';
import type { ReactNode } from 'react';
import { cn } from './cn';

const hideDelayMs = 600;

interface ScrollAreaProps {
  /** The region's name. It can be focused and scrolled with the keyboard. */
  readonly label: string;
  /** The maximum height, as a class. */
  readonly heightClass?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A long list inside a page, with a scrollbar that is visible during use. */
export function ScrollArea({ label, heightClass = 'max-h-96', className, children }: ScrollAreaProps) {
  return (
    <Radix.Root type="scroll" scrollHideDelay={hideDelayMs} className={cn('overflow-hidden', className)}>
      <Radix.Viewport
        role="region"
        aria-label={label}
        tabIndex={0}
        className={cn('w-full focus-visible:outline-offset-[-2px]', heightClass)}
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className="flex w-2.5 p-0.5">
        <Radix.Thumb className="flex-1 rounded-full bg-edge" />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
