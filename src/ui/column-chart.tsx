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

/** Shades of one green: amber is for what is new or due. */
const fills = ['bg-primary', 'bg-primary/70', 'bg-primary/45', 'bg-primary/25'];

/** Lines of the scale above zero. */
const lines = 3;

/**
 * Stacked columns over time. Hidden from screen readers, because the table next to it contains the same data.
 */
export function ColumnChart({ series, columns, format }: ColumnChartProps) {
  const total = ({ values }: ChartColumn) =>
    series.reduce((sum, { key }) => sum + Math.max(values[key] ?? 0, 0), 0);
  const top = roundUp(Math.max(...columns.map(total), lines));
  const ticks = Array.from({ length: lines + 1 }, (_, index) => (top / lines) * (lines - index));
  return (
    <div aria-hidden="true" className="min-w-0">
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {series.map(({ key, label }, index) => (
          <li key={key} className="flex items-center gap-2">
            <span className={cn('size-3 rounded-sm', fills[index % fills.length])} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted tabular-nums">
        <div className="flex h-44 flex-col justify-between text-right">
          {ticks.map((tick) => (
            <span key={tick} className="-my-2 leading-4">
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-44">
          <div className="absolute inset-0 flex flex-col justify-between">
            {ticks.map((tick) => (
              <span key={tick} className="border-t border-hairline" />
            ))}
          </div>
          <div className="relative flex h-full items-end gap-1 sm:gap-1.5">
            {columns.map((column, index) => (
              <div
                key={column.label}
                className="flex h-full min-w-0 flex-1 flex-col justify-end"
                title={`${column.label}: ${format(total(column))}`}
              >
                {index === columns.length - 1 && total(column) > 0 && (
                  <span className="mb-0.5 -ml-12 text-right whitespace-nowrap text-ink">
                    {format(total(column))}
                  </span>
                )}
                {series.map(({ key }, shade) => (
                  <span
                    key={key}
                    className={cn('block w-full', fills[shade % fills.length])}
                    style={{ height: `${(Math.max(column.values[key] ?? 0, 0) / top) * 100}%` }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        <div className="col-start-2 mt-1.5 flex gap-1 sm:gap-1.5">
          {columns.map(({ label }) => (
            <span key={label} className="min-w-0 flex-1 overflow-hidden text-center">
              {columns.length > 6 ? label.slice(0, 1) : label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The next figure that the lines of the scale divide into round ones: 3, 6 or 15 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value / lines));
  return [1, 2, 5, 10].map((step) => step * lines * power).find((end) => end >= value) ?? value;
}
