/** What a cell holds while formulas are worked out; null is an empty cell. */
export type Value = number | string | boolean | null;

export type ErrorCode = '#VALUE!' | '#DIV/0!' | '#N/A' | '#NUM!';

/** An error as Excel shows it in a cell. */
export class FormulaError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** A formula's result: a value or an error. */
export type Result = number | string | boolean | FormulaError;

export function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null) return 0;
  throw new FormulaError('#VALUE!');
}

/** Excel joins and shows 15 digits of a number. */
export function toText(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : value;
}

export function toBoolean(value: Value): boolean {
  return typeof value === 'boolean' ? value : toNumber(value) !== 0;
}

/** Below 0, 0 or above 0, in Excel's order: numbers, then words whatever their case, then TRUE and FALSE. */
export function compare(left: Value, right: Value): number {
  const a = left ?? emptyLike(right);
  const b = right ?? emptyLike(left);
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (typeof a === 'string' || typeof b === 'string') {
    const [one, other] = [toText(a).toLowerCase(), toText(b).toLowerCase()];
    return one === other ? 0 : one < other ? -1 : 1;
  }
  return toNumber(a) - toNumber(b);
}

function emptyLike(other: Value): Value {
  if (typeof other === 'string') return '';
  return typeof other === 'boolean' ? false : 0;
}

function rankOf(value: Value): number {
  if (typeof value === 'string') return 1;
  return typeof value === 'boolean' ? 2 : 0;
}

const criterionPattern = /^(<=|>=|<>|=|<|>)?([\s\S]*)$/;

/** The test that a criterion of COUNTIF or SUMIFS stands for: `"Late"`, `">="&[day]`, a number. */
export function criterion(given: Value): (value: Value) => boolean {
  if (typeof given !== 'string') return (value) => value !== null && compare(value, given) === 0;
  const [, operator = '=', operand = ''] = criterionPattern.exec(given) ?? [];
  const number = operand.trim() === '' ? NaN : Number(operand);
  if (!Number.isNaN(number)) {
    return (value) => (typeof value === 'number' ? holds(operator, value - number) : operator === '<>');
  }
  if (operand === '') return (value) => (value === null || value === '') === (operator === '=');
  return (value) =>
    typeof value === 'string' ? holds(operator, compare(value, operand)) : operator === '<>';
}

/** Whether a comparison is true of two values that differ by so much. */
export function holds(operator: string, difference: number): boolean {
  switch (operator) {
    case '=':
      return difference === 0;
    case '<>':
      return difference !== 0;
    case '<':
      return difference < 0;
    case '>':
      return difference > 0;
    case '<=':
      return difference <= 0;
    default:
      return difference >= 0;
  }
}
