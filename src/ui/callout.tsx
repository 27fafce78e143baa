import Info from 'lucide-react/icons/info';
import Scale from 'lucide-react/icons/scale';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cn } from './cn';

type CalloutTone = 'note' | 'law' | 'warning' | 'danger';

const icons = { note: Info, law: Scale, warning: TriangleAlert, danger: TriangleAlert };

interface CalloutProps {
  /** `law` for what a statute says; `warning` for what is due; `danger` for what went wrong. */
  readonly tone?: CalloutTone | undefined;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A paragraph that stands out of the text. */
export function Callout({ tone = 'note', title, className, children }: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div className={cn('callout', className)} data-tone={tone}>
      {title && (
        <p className="callout-title">
          <Icon className="size-4.5 shrink-0" />
          {title}
        </p>
      )}
      <div className="text-[0.9375rem] leading-relaxed">{children}</div>
    </div>
  );
}
