import type { ReactNode } from 'react';
import { cn } from './cn';

type BadgeTone = 'neutral' | 'primary' | 'accent' | 'success' | 'danger' | 'info' | 'outline';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-transparent bg-sunken text-ink',
  primary: 'border-transparent bg-primary-soft text-primary',
  accent: 'border-transparent bg-accent-fill text-on-accent',
  success: 'border-transparent bg-success-soft text-success',
  danger: 'border-transparent bg-danger-soft text-danger',
  info: 'border-transparent bg-info-soft text-info',
  outline: 'border-hairline text-muted',
};

interface BadgeProps {
  /** `accent` is for what is new or due and for nothing else. */
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap forced-colors:border-current [&>svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
