import type { ReactNode } from 'react';
import { cn } from './cn';

interface ContainerProps {
  /** `narrow` for text and forms, `page` for the shop, `wide` for the admin's tables. */
  readonly width?: 'narrow' | 'page' | 'wide' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const widths = { narrow: 'max-w-page', page: 'max-w-page', wide: 'max-w-wide' };

/** Every width but `wide` starts at the same left edge. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return (
    <div className={cn('mx-auto w-full px-4 sm:px-6 lg:px-8', widths[width], className)}>
      {width === 'narrow' ? <div className="max-w-narrow">{children}</div> : children}
    </div>
  );
}
