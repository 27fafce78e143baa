import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

const delayMs = 700;
const skipDelayMs = 300;

/** Once around the pages that use tooltips: the second one, soon after the first, comes without the delay. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  /** A hint; what must be known stands on the page itself. */
  readonly content: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** A button or a link. */
  readonly children: ReactNode;
}

/** Stays where its trigger is in the document; inside a paragraph it has no place. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="appear z-50 max-w-64 rounded bg-heading px-3 py-1.5 text-sm text-canvas forced-colors:border"
      >
        {content}
      </Radix.Content>
    </Radix.Root>
  );
}
