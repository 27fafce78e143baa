interface PlanSize {
  /** The value in the URL. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Former choice: saved URLs still show its answer, but the form does not offer it. */
  readonly isEarlier?: true;
}

/** Thirty is its own choice: one law counts it as a small employer, another as a large one. */
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

/** The answers of employers that may have at least this many employees. */
export const sizesFrom = (least: number): readonly string[] =>
  sizes.filter(({ to }) => to >= least).map(({ value }) => value);

/** The answers of employers that may have at most this many employees. */
export const sizesUpTo = (most: number): readonly string[] =>
  sizes.filter(({ from }) => from <= most).map(({ value }) => value);

const mostEmployees = 100_000;

export const employeesProblem = 'Please enter a whole number from 1 to 100,000.';

/** The number of employees that somebody typed, with commas or without; null for anything else. */
export function employeesIn(typed: string): number | null {
  const count = /^\d[\d,]*$/.test(typed.trim()) ? Number(typed.replaceAll(',', '')) : 0;
  return count >= 1 && count <= mostEmployees ? count : null;
}

/** The choice that a typed number belongs to; null for what is no number. */
export function sizeOf(typed: string): string | null {
  const count = employeesIn(typed);
  const size = sizes.find(
    ({ from, to, isEarlier }) => !isEarlier && count !== null && from <= count && count <= to,
  );
  return size?.value ?? null;
}
