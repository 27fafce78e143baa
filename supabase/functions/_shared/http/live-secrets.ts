/** A part of a setting that is shorter than this is a word of a sentence and no secret of its own. */
const shortestSecret = 8;

/**
 * The secrets that a setting holds. While one is rolled there are two, with a comma or white space between them: the first one signs,
 * each of them is accepted. A secret that contains such a mark itself goes on as a whole.
 */
export function liveSecrets(setting: string | null | undefined): string[] {
  const whole = setting?.trim() ?? '';
  const parts = whole.split(/[\s,]+/).filter((part) => part !== '');
  const areSecrets = parts.length > 1 && parts.every((part) => part.length >= shortestSecret);
  const all = areSecrets ? [...parts, whole] : [whole];
  return all.filter((secret) => secret !== '');
}
