import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { cn } from './cn';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly isOpen?: boolean | undefined;
  /** Disclosures of one name close each other. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A question and its answer on the browser's own `<details>`: works before and without JavaScript, found by the page search. */
export function Disclosure({ summary, isOpen = false, name, children }: DisclosureProps) {
  return (
    <details className="group border-b border-hairline last:border-b-0" open={isOpen} name={name}>
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-semibold text-heading transition-colors hover:text-primary [&::-webkit-details-marker]:hidden">
        {summary}
        <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
      </summary>
      <div className="max-w-measure pb-5">{children}</div>
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
