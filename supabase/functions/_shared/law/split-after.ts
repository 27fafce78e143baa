/**
 * Splits a text behind each match; its first group stays with the part before. A lookbehind would say the same, but the pages use
 * this, and Safari knows lookbehinds only since 16.4.
 */
export const splitAfter = (text: string, pattern: RegExp): string[] =>
  text.replace(pattern, '$1\0').split('\0');
