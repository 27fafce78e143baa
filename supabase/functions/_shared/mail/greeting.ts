/**
 * "Hello Ada," or just "Hello,". Anyone can put a name into the form, for any address they liked, and mail programs
 * make a link of everything that looks like one. So only what can be a name is repeated: no address, no digits, no sentence.
 */
export function greeting(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const isName =
    trimmed.length <= 60 && /^\p{L}[\p{L}\p{M}]*\.?(?:[ '’-]\p{L}[\p{L}\p{M}]*\.?)*$/u.test(trimmed);
  return isName ? `Hello ${trimmed},` : 'Hello,';
}
