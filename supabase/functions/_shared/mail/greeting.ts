import { isPlainName } from '../contracts/plain-name.ts';

/**
 * "Hello Ada," or just "Hello,". Anyone can put a name into the form, for any address they liked, and mail programs
 * make a link of everything that looks like one. So only what can be the name of a person is repeated.
 */
export function greeting(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const isOfPerson = trimmed.length <= 60 && !/[\d&,]/.test(trimmed) && isPlainName(trimmed);
  return isOfPerson ? `Hello ${trimmed},` : 'Hello,';
}
