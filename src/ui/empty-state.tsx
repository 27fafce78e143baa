import FileText from 'lucide-react/icons/file-text';
import { use, type ReactNode } from 'react';
import { cn } from './cn';
import { PageIcon } from './page-icon';

interface EmptyStateProps {
  readonly title: string;
  /** What will be listed here, and how to add it. */
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  readonly className?: string | undefined;
}

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  const icon = use(PageIcon);
  return (
    <div
      className={cn(
        'flex flex-col items-center rounded-lg border border-dashed border-edge px-6 py-12 text-center',
        className,
      )}
    >
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-primary-soft text-primary [&>svg]:size-6">
        {icon ?? <FileText />}
      </span>
      <p className="font-serif text-xl font-medium text-heading">{title}</p>
      {children && <div className="mt-1.5 max-w-md text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
