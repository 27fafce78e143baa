import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Scale from 'lucide-react/icons/scale';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cn } from './cn';

type CalloutTone = 'note' | 'law' | 'success' | 'warning' | 'danger';

const icons = { note: Info, law: Scale, success: CircleCheck, warning: TriangleAlert, danger: TriangleAlert };

interface CalloutProps {
  /** `law` for what a statute says, `warning` for what needs attention, `danger` for errors. */
  readonly tone?: CalloutTone | undefined;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A highlighted paragraph. */
export function Callout({ tone = 'note', title, className, children }: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div className={cn('callout', className)} data-tone={tone}>
      {title && (
        <p className="callout-title">
          <Icon className="size-4.5 shrink-0" />
          <span>{title}</span>
        </p>
      )}
      <div className="text-[0.9375rem] leading-relaxed">{children}</div>
    </div>
  );
}
