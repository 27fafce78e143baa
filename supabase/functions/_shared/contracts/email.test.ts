import { describe, expect, it } from 'vitest';
import { badEmailAddresses, goodEmailAddresses } from '../../../../tests/support/email-addresses.ts';
import { emailMessage, isEmailAddress } from './email.ts';
import { emailSchema } from './fields.ts';

describe('an email address', () => {
  it.each(goodEmailAddresses)('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
    expect(emailSchema.parse(` ${text} `)).toBe(text.toLowerCase());
  });

  it.each(badEmailAddresses)('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('is refused by the contract in the same words', () => {
    const { error } = emailSchema.safeParse('ada@example');
    expect(error?.issues.map(({ message }) => message)).toEqual([emailMessage]);
  });
});
