/** Objects of a PDF as qpdf writes them in JSON. */
export type Value = string | number | boolean | null | readonly Value[] | Dictionary;
export interface Dictionary {
  readonly [key: string]: Value;
}

/** An array, or the one value in its place. */
export function list(value: Value | undefined): readonly Value[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly Value[]) : [value];
}

/** A name without its slash. */
export function name(value: Value): string {
  return typeof value === 'string' ? value.replace(/^\//, '') : '';
}

/** A string object without qpdf's mark of its encoding. */
export function text(value: Value): string {
  return typeof value === 'string' ? value.replace(/^[ub]:/, '') : '';
}

/** A value of one word: a reference, a name, a number; empty for anything else. */
export function plain(value: Value | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
