/**
 * Joins class names without merging: a class that a caller adds to a component only positions it (margin, width, grid area)
 * and never restyles it.
 */
export function cn(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
