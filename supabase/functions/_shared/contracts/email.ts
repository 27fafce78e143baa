import { cleanAddress } from './text.ts';

export const maxEmailLength = 254;

export const emailMessage = 'Please enter a valid email address.';

// Not `[^\s@]+@[^\s@]+`: lists, display names, comments and control characters would leave the header of a mail.
const others = String.raw`\s\p{Cc}@,;:<>"()[\]\\`;
const character = `[^${others}]`;
const emailPattern = new RegExp(`^${character}+@${character}[^${others}.]*\\.${character}+$`, 'u');

/**
 * The shop's one rule for a mailbox: one address without a name, with a dot in its domain, and nothing that `cleanAddress`
 * would take. `private.is_email_address` is the same.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= maxEmailLength && emailPattern.test(text) && cleanAddress(text) === text.toLowerCase()
  );
}

/** The address that somebody typed or pasted, cleaned; null if it is none. */
export function readAddress(typed: string): string | null {
  const address = cleanAddress(typed);
  return isEmailAddress(address) ? address : null;
}
