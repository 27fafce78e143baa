import type { ReactNode } from 'react';
import { cn } from './cn';
import { unbroken } from './unbroken';

interface PageHeaderProps {
  /** The page's only h1. Another level is only for a header inside a page. */
  readonly as?: 'h1' | 'h2' | 'h4' | undefined;
  readonly title: ReactNode;
  readonly lead?: ReactNode | undefined;
  /** Breadcrumb or badges above the title. */
  readonly before?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  /** `compact` for the account. */
  readonly size?: 'normal' | 'compact' | undefined;
  readonly className?: string | undefined;
}

/** The h1 of a page and its intro, badges and actions. */
export function PageHeader({
  as: Heading = 'h1',
  title,
  lead,
  before,
  actions,
  size = 'normal',
  className,
}: PageHeaderProps) {
  const isCompact = size === 'compact';
  return (
    <header
      className={cn(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-5',
        isCompact ? 'pt-6 pb-6' : 'pt-8 pb-10 sm:pb-14',
        // A breadcrumb has the same position as on pages with their own heading.
        !isCompact && !before && 'sm:pt-12',
        className,
      )}
    >
      <div className="max-w-narrow min-w-0">
        {before && <div className={isCompact ? 'mb-4' : 'mb-6'}>{before}</div>}
        <Heading className={cn('font-serif font-medium', isCompact ? 'text-3xl' : 'text-4xl')}>
          {unbroken(title)}
        </Heading>
        {lead && (
          // Another lead is another paragraph: React does not look for the texts of the one before.
          <p
            key={typeof lead === 'string' ? lead : 'lead'}
            className={cn('max-w-measure text-muted', isCompact ? 'mt-1.5' : 'mt-4 text-lg')}
          >
            {unbroken(lead)}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
