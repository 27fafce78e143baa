interface PlanSize {
  /** What stands in the address. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Was offered once: an address that somebody saved still shows its answer, but nobody is asked for it any more. */
  readonly isEarlier?: true;
}

/** Thirty stands alone: one law counts it with the small employers, another with the large. */
const sizes: readonly PlanSize[] = [
  { value: '1', from: 1, to: 9 },
  { value: '10', from: 10, to: 24 },
  { value: '25', from: 25, to: 29 },
  { value: 'exactly-30', from: 30, to: 30 },
  { value: '30', from: 30, to: 49, isEarlier: true },
  { value: '31', from: 31, to: 49 },
  { value: '50', from: 50, to: Infinity },
];

const labelOf = ({ from, to }: PlanSize): string => {
  if (to === Infinity) return `${from} or more`;
  return from === to ? String(from) : `${from} to ${to}`;
};

export const sizeOptions = sizes.map((size) => [size.value, labelOf(size)] as const);

export const isEarlierSize = (value: string): boolean =>
  sizes.some((size) => size.value === value && size.isEarlier);

/** The answers of those who may have this many employees or more. */
export const sizesFrom = (least: number): readonly string[] =>
  sizes.filter(({ to }) => to >= least).map(({ value }) => value);

/** The answers of those who may have this many employees or fewer. */
export const sizesUpTo = (most: number): readonly string[] =>
  sizes.filter(({ from }) => from <= most).map(({ value }) => value);
