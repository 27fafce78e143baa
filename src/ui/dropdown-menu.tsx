import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from './link';
import { cn } from './cn';

interface MenuAct {
  readonly label: string;
  readonly icon?: ReactElement | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A link within the shop, an action, or a line between groups. */
type MenuItem = (MenuAct & { readonly to: string }) | (MenuAct & { readonly onSelect: () => void }) | 'line';

interface DropdownMenuProps {
  /** A button. */
  readonly trigger: ReactNode;
  /** Above the items: who is signed in, for example. */
  readonly heading?: ReactNode | undefined;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end' | undefined;
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 text-[0.9375rem] text-ink no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-primary-soft data-highlighted:text-heading forced-colors:data-highlighted:outline-2 [&>svg]:size-4.5 [&>svg]:shrink-0';

/** Rendered next to its trigger in the document, so that it belongs to the same landmark. */
export function DropdownMenu({ trigger, heading, items, align = 'end' }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="appear z-50 max-w-80 min-w-56 rounded-lg border border-hairline bg-surface p-1.5 shadow"
      >
        {heading && (
          <Radix.Label className="mb-1.5 border-b border-hairline px-3 pt-2 pb-3 text-sm text-muted">
            {heading}
          </Radix.Label>
        )}
        {items.map((item, index) => {
          if (item === 'line') {
            // Lines have no id, and menus do not reorder.
            return <Radix.Separator key={`line-${index}`} className="mx-3 my-1.5 h-px bg-hairline" />;
          }
          const content = (
            <>
              {item.icon}
              <span>{item.label}</span>
            </>
          );
          const look = cn(
            row,
            item.isDanger && 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger',
          );
          return 'to' in item ? (
            <Radix.Item key={item.label} asChild disabled={item.isDisabled}>
              <Link to={item.to} className={look}>
                {content}
              </Link>
            </Radix.Item>
          ) : (
            <Radix.Item key={item.label} disabled={item.isDisabled} className={look} onSelect={item.onSelect}>
              {content}
            </Radix.Item>
          );
        })}
      </Radix.Content>
    </Radix.Root>
  );
}
