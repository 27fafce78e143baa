import { oneLine, withoutInvisible } from './text.ts';

/** NSHR and four groups of five, without the characters that are read for one another (0, 1, I, O). In capitals. */
const pattern = /^NSHR(-[2-9A-HJ-NP-Z]{5}){4}$/;

export const notLicenseKeyMessage = 'This is not a license key.';

/** Its characters, whatever programs, mails and people put between them or around the whole. */
const written = new RegExp(`(?:^|[^0-9A-Z])NSHR${'[^0-9A-Z]*([2-9A-HJ-NP-Z])'.repeat(20)}(?![0-9A-Z])`);

/**
 * A typed or pasted key in the form in which it is stored: other hyphens or none, spaces, line breaks, lower case, full-width
 * characters and a sentence around it are no matter. Anything else stays one line in capitals. `private.read_license_key` is the same.
 */
export function normalizeLicenseKey(typed: string): string {
  const characters = written
    .exec(withoutInvisible(typed.normalize('NFKC')).toUpperCase())
    ?.slice(1)
    .join('');
  return characters ? `NSHR-${(characters.match(/.{5}/g) ?? []).join('-')}` : oneLine(typed).toUpperCase();
}

export const isLicenseKey = (key: string) => pattern.test(key);
