import { cn } from './cn';

interface Series {
  readonly key: string;
  readonly label: string;
}

interface ChartColumn {
  readonly label: string;
  readonly values: Readonly<Record<string, number>>;
}

interface ColumnChartProps {
  readonly series: readonly Series[];
  readonly columns: readonly ChartColumn[];
  readonly format: (value: number) => string;
}

const fills = ['bg-primary', 'bg-accent-fill', 'bg-info', 'bg-edge'];

/**
 * Stacked columns over time. A picture only: the table beside it says the same in words and figures, so it is hidden from
 * screen readers.
 */
export function ColumnChart({ series, columns, format }: ColumnChartProps) {
  const total = ({ values }: ChartColumn) =>
    series.reduce((sum, { key }) => sum + Math.max(values[key] ?? 0, 0), 0);
  const highest = Math.max(...columns.map(total), 1);
  return (
    <div aria-hidden="true" className="min-w-0">
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {series.map(({ key, label }, index) => (
          <li key={key} className="flex items-center gap-2">
            <span className={cn('size-3 rounded-sm', fills[index % fills.length])} />
            {label}
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted tabular-nums">{format(highest)}</p>
      <div className="flex h-44 items-end gap-1 border-y border-hairline sm:gap-1.5">
        {columns.map((column) => (
          <div
            key={column.label}
            className="flex h-full min-w-0 flex-1 flex-col justify-end"
            title={`${column.label}: ${format(total(column))}`}
          >
            {series.map(({ key }, index) => (
              <span
                key={key}
                className={cn('block w-full first:rounded-t-sm', fills[index % fills.length])}
                style={{ height: `${(Math.max(column.values[key] ?? 0, 0) / highest) * 100}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex justify-between gap-4 text-xs text-muted">
        <span>{columns[0]?.label}</span>
        <span>{columns.length > 1 ? columns.at(-1)?.label : ''}</span>
      </div>
    </div>
  );
}
