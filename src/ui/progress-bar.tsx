import { cn } from './cn';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** The current task, as in "Exporting 3 of 7". */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The progress of a task of known length. */
export function ProgressBar({ value, max, label, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const percent = `${Math.round(share * 100)}%`;
  return (
    <div className={cn('min-w-0', className)}>
      <div className="mb-2 flex justify-between gap-4 text-sm">
        <span className="text-ink">{label}</span>
        <span className="text-muted tabular-nums">{percent}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={percent}
        className="h-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-180 forced-colors:bg-[Highlight]"
          style={{ width: percent }}
        />
      </div>
    </div>
  );
}
