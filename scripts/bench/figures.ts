/** One promise with a number: what was measured beside its bound, both from the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly bound: number;
  /** `at most` unless told. */
  readonly direction?: 'at most' | 'exactly';
  readonly unit: string;
}

const rounded = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Prints each figure with its bound, and says whether all of them hold. */
export function reportFigures(figures: readonly Figure[]): boolean {
  console.log('\nFigures');
  let good = true;
  for (const { name, value, bound, direction = 'at most', unit } of figures) {
    const met = direction === 'exactly' ? value === bound : value <= bound;
    good &&= met;
    console.log(
      `  ${met ? 'met   ' : 'MISSED'} ${name}: ${rounded(value)} ${unit} (${direction} ${rounded(bound)})`,
    );
  }
  return good;
}
