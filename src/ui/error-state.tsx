import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Button } from './button';
import { cn } from './cn';
import type { Elements } from './elements';

interface ErrorStateProps {
  /** What happened, in one plain sentence. */
  readonly title: string;
  /** What is safe, and what to do next. */
  readonly children?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  readonly retryLabel?: string | undefined;
  /** An alternative: a link to the home page or to support. */
  readonly action?: Elements;
  readonly className?: string | undefined;
}

/** Shown instead of content that could not be loaded. */
export function ErrorState({
  title,
  children = 'Nothing was lost. Please try again in a moment.',
  onRetry,
  isRetrying = false,
  retryLabel = 'Try again',
  action,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-center rounded-lg border border-hairline bg-surface px-6 py-12 text-center',
        className,
      )}
    >
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <CloudOff className="size-6" />
      </span>
      <p className="font-serif text-xl font-medium text-heading">{title}</p>
      <div className="mt-1.5 max-w-md text-muted">{children}</div>
      {(onRetry ?? action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button variant="secondary" isLoading={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
