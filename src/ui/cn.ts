/**
 * Joins class names. There is no merging: the class that a caller adds to a component places it (margin, width, grid
 * area) and never restyles it.
 */
export function cn(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
