import type { ReactNode } from 'react';
import { cn } from './cn';

interface LayoutProps {
  readonly as?: 'div' | 'ul' | 'ol' | 'form' | undefined;
  readonly gap?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One below the other. */
export function Stack({ as: Element = 'div', gap = 'medium', className, children }: LayoutProps) {
  const gaps = { small: 'gap-2', medium: 'gap-4', large: 'gap-8' };
  return <Element className={cn('flex min-w-0 flex-col', gaps[gap], className)}>{children}</Element>;
}

/** Side by side, wrapping when there is no room. */
export function Cluster({ as: Element = 'div', gap = 'medium', className, children }: LayoutProps) {
  const gaps = { small: 'gap-x-2 gap-y-1.5', medium: 'gap-x-4 gap-y-3', large: 'gap-x-8 gap-y-4' };
  return (
    <Element className={cn('flex min-w-0 flex-wrap items-center', gaps[gap], className)}>{children}</Element>
  );
}

interface GridProps extends Omit<LayoutProps, 'as'> {
  readonly as?: 'div' | 'ul' | 'ol' | undefined;
  /**
   * The minimum width of a cell. There are as many columns as fit. `quarter`: for four equal cells, never shown as three
   * and one.
   */
  readonly cell?: 'small' | 'medium' | 'large' | 'quarter' | undefined;
}

const cells = {
  small: 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]',
  medium: 'grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]',
  large: 'grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))]',
  quarter: 'grid-cols-1 sm:grid-cols-2 xl:grid-cols-4',
};

export function Grid({
  as: Element = 'div',
  gap = 'medium',
  cell = 'medium',
  className,
  children,
}: GridProps) {
  const gaps = { small: 'gap-3', medium: 'gap-4 sm:gap-6', large: 'gap-8 sm:gap-12' };
  return <Element className={cn('grid', cells[cell], gaps[gap], className)}>{children}</Element>;
}
