import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { cn } from './cn';
import { Spinner } from './spinner';

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Busy: pressing again does nothing, and the focus stays where it is. */
  readonly isLoading?: boolean | undefined;
}

export function Button({
  variant,
  size,
  isWide,
  isLoading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) {
      // This also stops a submit by Enter in a field, which triggers this click.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type={type}
      className={cn(buttonClass({ variant, size, isWide }), isLoading && 'cursor-progress', className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={handleClick}
      {...rest}
    >
      {isLoading && <Spinner className="size-4" />}
      {/* A translated page has other nodes in the place of bare text, and React could not put the spinner before it. */}
      <span className="contents">{children}</span>
    </button>
  );
}
