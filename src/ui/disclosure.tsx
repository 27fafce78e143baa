import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { cn } from './cn';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly isOpen?: boolean | undefined;
  /** Opening a disclosure closes the others with the same name. */
  readonly name?: string | undefined;
  /** For a table, which is not read line by line. */
  readonly isWide?: boolean | undefined;
  /** In the row of a table, which stays as high as its text. */
  readonly isCompact?: boolean | undefined;
  readonly children: ReactNode;
}

/** A question and its answer in a `<details>` element: works without JavaScript, and the browser's page search finds it. */
export function Disclosure({ summary, isOpen = false, name, isWide, isCompact, children }: DisclosureProps) {
  return (
    <details className="group border-b border-hairline last:border-b-0" open={isOpen} name={name}>
      <summary
        className={cn(
          'flex list-none items-center justify-between gap-4 font-semibold text-heading transition-colors hover:text-primary [&::-webkit-details-marker]:hidden',
          !isCompact && 'min-h-13 py-3',
        )}
      >
        <span className="contents">{summary}</span>
        <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
      </summary>
      <div className={cn('pb-5', !isWide && 'max-w-measure')}>{children}</div>
    </details>
  );
}

interface DisclosureGroupProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function DisclosureGroup({ className, children }: DisclosureGroupProps) {
  return <div className={cn('border-y border-hairline', className)}>{children}</div>;
}
