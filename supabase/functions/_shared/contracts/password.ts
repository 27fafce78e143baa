export const minimumPasswordLength = 12;

/** bcrypt reads 72 bytes: of a longer password any end would open the account. */
const maxPasswordBytes = 72;

/** Shown beside the field, before anything is typed. */
export const passwordHelp = `${minimumPasswordLength} to ${maxPasswordBytes} characters. Accented letters and emoji count two to four.`;

export const passwordBytes = (password: string): number => new TextEncoder().encode(password).length;

export const isPasswordTooLong = (password: string): boolean => passwordBytes(password) > maxPasswordBytes;

/** What is wrong with a new password, in words for people; null if nothing is. */
export function passwordFault(password: string): string | null {
  if (password.length < minimumPasswordLength) {
    return `Please choose at least ${minimumPasswordLength} characters. A short sentence works well.`;
  }
  const bytes = passwordBytes(password);
  return bytes > maxPasswordBytes
    ? `This password is too long: it counts ${bytes}, and ${maxPasswordBytes} is the most. Accented letters and emoji count two to four.`
    : null;
}
