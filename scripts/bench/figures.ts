/** One promise with a number: what was measured beside its bound, both from the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly bound: number;
  /** `at most` unless told. */
  readonly direction?: 'at most' | 'at least' | 'exactly';
  readonly unit: string;
}

/** Ratios are told by the hundredth, everything else by the tenth; what is next to nothing is not told as nothing. */
function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 0.005 ? value.toPrecision(1) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

function isMet({ value, bound, direction = 'at most' }: Figure): boolean {
  if (direction === 'exactly') return value === bound;
  return direction === 'at least' ? value >= bound : value <= bound;
}

/** Prints each figure with its bound, and says whether all of them hold. */
export function reportFigures(figures: readonly Figure[]): boolean {
  console.log('\nFigures');
  let good = true;
  for (const figure of figures) {
    const { name, value, bound, direction = 'at most', unit } = figure;
    const met = isMet(figure);
    good &&= met;
    console.log(
      `  ${met ? 'met   ' : 'MISSED'} ${name}: ${rounded(value)} ${unit} (${direction} ${rounded(bound)})`,
    );
  }
  return good;
}
