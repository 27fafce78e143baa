import type { ReactNode } from 'react';
import { cn } from './cn';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode | undefined;
  /** Above the title: breadcrumb or badges. */
  readonly before?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  /** `compact` for the account and the admin. */
  readonly size?: 'normal' | 'compact' | undefined;
  readonly className?: string | undefined;
}

/** The one h1 of a page and what belongs to it. */
export function PageHeader({ title, lead, before, actions, size = 'normal', className }: PageHeaderProps) {
  const isCompact = size === 'compact';
  return (
    <header
      className={cn(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-5',
        isCompact ? 'pt-6 pb-6' : 'pt-8 pb-10 sm:pt-12 sm:pb-14',
        className,
      )}
    >
      <div className="max-w-measure min-w-0">
        {before && <div className="mb-4">{before}</div>}
        <h1 className={isCompact ? 'text-3xl' : undefined}>{title}</h1>
        {lead && <p className={cn('text-muted', isCompact ? 'mt-1.5' : 'mt-4 text-lg')}>{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
