import type { ReactElement, ReactNode } from 'react';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  readonly icon?: ReactElement | undefined;
  /** How the figure went: a `Sparkline`. */
  readonly trend?: ReactNode | undefined;
}

/** A figure on the dashboard. */
export function StatCard({ label, value, note, icon, trend }: StatCardProps) {
  return (
    <div className="h-full min-w-0 rounded-lg border border-hairline bg-surface p-5">
      <div className="flex items-center justify-between gap-3 text-sm text-muted [&>svg]:size-4.5">
        <span>{label}</span>
        {icon}
      </div>
      <div className="mt-2 font-serif text-3xl font-medium text-heading tabular-nums">{value}</div>
      {trend && <div className="mt-2">{trend}</div>}
      {note && <div className="mt-1 text-xs text-muted">{note}</div>}
    </div>
  );
}
