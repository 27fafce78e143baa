import { brand } from '@contracts/brand';

/** As the database reads it: case, spaces and dashes do not matter, and O, I and L stand for 0 and 1. */
export function readRecoveryCode(typed: string): string | null {
  const characters = typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return characters.length === 16 ? characters : null;
}

/** The list as a text file, in which the person finds years later what it is for. */
export function recoveryCodesText(codes: readonly string[], email: string, madeOn: string): string {
  return [
    `Recovery codes for ${brand.name}`,
    `Account: ${email}`,
    `Made on ${madeOn}. Newer codes make these invalid.`,
    '',
    ...codes,
    '',
    'Each code works once, in place of the code of your authenticator app.',
    '',
  ].join('\n');
}
