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
  /** `accent` is only for what is new or due. */
  readonly tone?: BadgeTone | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** For a badge that is written as HTML. */
export const badgeLook = (tone: BadgeTone) =>
  cn(
    'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap forced-colors:border-current [&>svg]:size-3.5',
    tones[tone],
  );

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={cn(badgeLook(tone), className)}>{children}</span>;
}
