import { cn } from './cn';
import type { Elements } from './elements';
import { VisuallyHidden } from './visually-hidden';

interface SkeletonProps {
  /** Width and height, as classes. */
  readonly className?: string | undefined;
}

const shade = 'block rounded bg-hairline animate-[breathe_1.6s_ease-in-out_infinite] forced-colors:border';

/** One gray shape. It has the size of the content, so that nothing moves. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cn(shade, className)} />;
}

interface SkeletonLinesProps {
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

const lineWidths = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-3/5'];

/** Text that is loading. */
export function SkeletonText({ lines = 3, className }: SkeletonLinesProps) {
  return (
    <span aria-hidden="true" className={cn('block space-y-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={cn('h-4', line === lines - 1 ? 'w-3/5' : lineWidths[line % lineWidths.length])}
        />
      ))}
    </span>
  );
}

/** A card that is loading. */
export function SkeletonCard({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cn('block rounded-lg border border-hairline bg-surface p-5 sm:p-6', className)}
    >
      <Skeleton className="mb-5 h-6 w-2/3" />
      <SkeletonText lines={3} />
      <Skeleton className="mt-6 h-11 w-32" />
    </span>
  );
}

interface SkeletonTableProps {
  readonly rows?: number | undefined;
  readonly columns?: number | undefined;
}

/** Rows that are loading. */
export function SkeletonTable({ rows = 5, columns = 4 }: SkeletonTableProps) {
  return (
    <span aria-hidden="true" className="block divide-y divide-hairline border-y border-hairline">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex gap-6 py-4">
          {Array.from({ length: columns }, (_cell, column) => (
            <Skeleton key={column} className={cn('h-4', column === 0 ? 'flex-2' : 'flex-1')} />
          ))}
        </span>
      ))}
    </span>
  );
}

interface LoadingProps {
  /** The content that is loading, as in "Loading exports...". */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** Wraps skeletons and announces once what is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
