/** Turns the name of a column or a setting into words: `status_reason` into “Status reason”, `AI_BUDGET` into “Ai budget”. */
export function plainWord(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
