import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

const delayMs = 700;
const skipDelayMs = 300;

/** Once around the pages that use tooltips: a second tooltip soon after the first opens without the delay. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  /** A hint. Essential information belongs on the page. */
  readonly content: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** A button or a link. */
  readonly children: ReactNode;
}

/** Rendered next to its trigger in the document, so it is not allowed inside a paragraph. */
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
