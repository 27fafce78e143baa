import type { ComponentPropsWithRef } from 'react';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
}

/** A link within the site. `FollowLinks` decides who opens it: the browser or the router. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
