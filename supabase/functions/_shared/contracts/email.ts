export const maxEmailLength = 254;

export const emailMessage = 'Please enter a valid email address.';

// Not `[^\s@]+@[^\s@]+`: lists, display names, comments and control characters would leave the header of a mail.
const part = String.raw`[^\s\p{Cc}@,;:<>"()[\]\\]+`;
const emailPattern = new RegExp(`^${part}@${part}\\.${part}$`, 'u');

/** The shop's one rule for a mailbox: one address without a name, and a dot in its domain. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text);
}
