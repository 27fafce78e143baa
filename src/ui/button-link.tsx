import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class';
import { cn } from './cn';
import { VisuallyHidden } from './visually-hidden';

/** Goes to a page of the shop. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={cn(buttonClass({ variant, size, isWide }), className)} {...rest} />;
}

interface ButtonAnchorProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  readonly href: string;
  /** Opens a tab of its own, as the checkout does, and says so. */
  readonly isNewTab?: boolean | undefined;
}

/** Goes to another site, a file or an address that the router does not know. */
export function ButtonAnchor({
  variant,
  size,
  isWide,
  isNewTab = false,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      className={cn(buttonClass({ variant, size, isWide }), className)}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {children}
      {isNewTab && (
        <>
          {' '}
          <ArrowUpRight className="size-4 shrink-0" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </>
      )}
    </a>
  );
}
