const width = 120;
const height = 28;

interface SparklineProps {
  readonly values: readonly number[];
  /** What the line shows, for those who do not see it. */
  readonly label: string;
}

/** How a figure went, without axes; nothing while there is nothing to see. */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(0, ...values);
  if (values.length < 2 || most === 0) return null;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * (width - 2) + 1;
    const y = height - 1 - (Math.max(value, 0) / most) * (height - 2);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="h-7 w-full text-primary"
      preserveAspectRatio="none"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
