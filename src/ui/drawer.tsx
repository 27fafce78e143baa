import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

interface DrawerProps {
  readonly title: string;
  readonly trigger: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A modal panel at the left edge for navigation on small screens. */
export function Drawer({ title, trigger, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="appear no-print fixed inset-0 z-40 bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="appear no-print fixed inset-y-0 left-0 z-40 flex w-80 max-w-[88vw] flex-col border-r border-hairline bg-surface shadow outline-none"
        >
          <div className="flex min-h-16 items-center justify-between gap-4 border-b border-hairline pr-2 pl-5">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-3 pt-5 pb-10">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
