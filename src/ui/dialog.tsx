import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { cn } from './cn';
import { IconButton } from './icon-button';

export interface DialogProps {
  readonly title: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** The trigger, which gets the focus back. Omit it when the caller controls `isOpen`. */
  readonly trigger?: ReactNode | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What has the focus at first, as a selector; otherwise the close button. */
  readonly firstFocus?: string | undefined;
  /** Buttons, which stay visible while the content scrolls. */
  readonly footer?: ReactNode | undefined;
  /** An `alertdialog` requires an answer: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly children?: ReactNode | undefined;
}

const sizes = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' };

/** A modal window, at the lower edge on phones. Escape, the close button and a press outside close it. */
export function Dialog({
  title,
  description,
  size = 'medium',
  trigger,
  isOpen,
  onOpenChange,
  firstFocus,
  footer,
  role = 'dialog',
  children,
}: DialogProps) {
  const isAsking = role === 'alertdialog';
  const openedFrom = useRef<Element | null>(null);
  // Radix returns the focus to the trigger only.
  const giveFocusBack = (event: Event) => {
    const { activeElement, body } = document;
    const content = event.target as Element;
    const isLost = !activeElement || activeElement === body || content.contains(activeElement);
    if (!trigger && isLost && openedFrom.current instanceof HTMLElement) {
      event.preventDefault();
      openedFrom.current.focus();
    }
  };
  return (
    <Radix.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="appear no-print fixed inset-0 z-40 grid items-end bg-overlay sm:place-items-center sm:p-6">
          <Radix.Content
            role={role}
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              openedFrom.current = document.activeElement;
              const first = firstFocus && (event.target as Element).querySelector<HTMLElement>(firstFocus);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={giveFocusBack}
            onPointerDownOutside={(event) => {
              // A toast can appear, and be dismissed, over an open dialog.
              if (isAsking || (event.target as Element).closest('[data-sonner-toaster]')) {
                event.preventDefault();
              }
            }}
            className={cn(
              'rise flex max-h-[92dvh] w-full min-w-0 flex-col rounded-t-lg border border-hairline bg-surface shadow outline-none sm:max-h-[86dvh] sm:rounded-lg',
              sizes[size],
            )}
          >
            <div className="flex items-start gap-4 pt-5 pr-4 pl-5 sm:pt-6 sm:pl-7">
              <div className="min-w-0 flex-1 pt-1">
                <Radix.Title className="text-2xl">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="mt-1.5 text-[0.9375rem] text-muted">
                    {description}
                  </Radix.Description>
                )}
              </div>
              {!isAsking && (
                <Radix.Close asChild>
                  <IconButton label="Close" icon={<X />} />
                </Radix.Close>
              )}
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-6 sm:px-7 sm:pb-7">{children}</div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4 sm:px-7">
                {footer}
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A button inside the dialog that closes it. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
