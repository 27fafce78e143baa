import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { cn } from './cn';
import { Link, type LinkProps } from './link';
import { VisuallyHidden } from './visually-hidden';

/** A link to a page of the shop. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={cn(buttonClass({ variant, size, isWide }), className)} {...rest} />;
}

interface ButtonAnchorProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  readonly href: string;
  /** Opens a new tab, as the checkout does, and announces it. */
  readonly isNewTab?: boolean | undefined;
}

/** A link to another site, a file or a URL that the router does not know. */
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
      <span className="contents">{children}</span>
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
